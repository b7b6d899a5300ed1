import { describe, expect, test } from '@jest/globals';
import type { CarMedia } from '../../contracts/carMedia.ts';
import { MEDIA_MODES, modesOf } from './carMedia.ts';

const NOTHING: CarMedia = {
  videoUrl: null,
  images360: [],
  internal360: null,
  hasVideo: false,
  hasInternal360: false,
  has360: false,
};
const ALL: CarMedia = {
  videoUrl: '/-/media/films/turntable.mp4',
  images360: ['/-/media/a.jpg', '/-/media/b.jpg'],
  internal360: '/-/media/inside.jpg',
  hasVideo: true,
  hasInternal360: true,
  has360: true,
};

describe('F064 media modes', () => {
  test('images, video, internal, external', () => {
    expect(MEDIA_MODES).toEqual(['images', 'video', 'internal', 'external']);
    expect(modesOf(ALL)).toEqual(MEDIA_MODES);
  });

  test('pictures alone while nothing is known, or nothing is there', () => {
    expect([modesOf(null), modesOf(NOTHING)]).toEqual([['images'], ['images']]);
  });

  test.each([
    ['a flag without its address', { ...NOTHING, hasVideo: true, hasInternal360: true, has360: true }],
    ['an address without its flag', { ...ALL, hasVideo: false, hasInternal360: false, has360: false }],
    [
      'an inside on another host, which cannot be drawn as a texture',
      { ...NOTHING, hasInternal360: true, internal360: 'https://inside.example/a.jpg' },
    ],
    ['a turn of one frame', { ...NOTHING, has360: true, images360: ['/-/media/a.jpg'] }],
  ])('%s is no mode', (_name, media) => expect(modesOf(media)).toEqual(['images']));
});
