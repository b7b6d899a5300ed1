import { expect, test } from '@jest/globals';
import { captionsOf, videoSourceOf } from './videoSource.data.ts';

const FILE = '/-/media/films/turntable.mp4';

test.each([
  [{ value: { src: FILE, extension: 'mp4' } }, { kind: 'file', src: FILE }],
  [{ value: { href: `${FILE}?v=2`, linktype: 'media' } }, { kind: 'file', src: `${FILE}?v=2` }],
  [{ value: FILE }, { kind: 'file', src: FILE }],
  [{ value: 'aqz-KE-bpKQ' }, { kind: 'youTube', id: 'aqz-KE-bpKQ', start: 0 }],
  [{ value: { href: 'https://youtu.be/aqz-KE-bpKQ?t=9' } }, { kind: 'youTube', id: 'aqz-KE-bpKQ', start: 9 }],
  [{ value: { href: 'https://video.example/a.mp4' } }, { kind: 'external', href: 'https://video.example/a.mp4' }],
])('F012 %j names a video', (field, video) => {
  expect(videoSourceOf(field)).toEqual(video);
});

test.each([
  undefined,
  null,
  [],
  {},
  'x',
  7,
  { value: null },
  { value: {} },
  { value: { src: '' } },
  { value: { href: '' } },
  { value: { href: 'javascript:alert(1)//a.mp4' } },
  { value: '//evil.example/a.mp4' },
  { value: { href: '/kop-bil' } },
  { value: { src: '/-/media/a.jpg' } },
])('%j names no video', (field) => {
  expect(videoSourceOf(field)).toBeNull();
});

test('captions are a file on our own host', () => {
  expect(captionsOf({ value: { src: '/-/media/a.vtt' } })).toBe('/-/media/a.vtt');
  expect(captionsOf({ value: { href: 'https://evil.example/a.vtt' } })).toBeNull();
  expect(captionsOf({ value: { src: FILE } })).toBeNull();
});
