import { describe, expect, test } from '@jest/globals';
import type { CarMedia } from '../../contracts/car/carMedia.ts';
import { availableModes, MEDIA_MODES } from './carMedia.ts';

const EMPTY: CarMedia = {
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
  internal360: '/-/media/interior.jpg',
  hasVideo: true,
  hasInternal360: true,
  has360: true,
};

describe('F064 media modes', () => {
  test('images, video, internal, external', () => {
    expect(MEDIA_MODES).toEqual(['images', 'video', 'internal', 'external']);
    expect(availableModes(ALL)).toEqual(MEDIA_MODES);
  });

  test('only images while the media are unknown or empty', () => {
    expect([availableModes(null), availableModes(EMPTY)]).toEqual([['images'], ['images']]);
  });

  test.each([
    ['a flag without its URL', { ...EMPTY, hasVideo: true, hasInternal360: true, has360: true }],
    ['a URL without its flag', { ...ALL, hasVideo: false, hasInternal360: false, has360: false }],
    [
      'an interior view on another host, which cannot be drawn as a texture',
      { ...EMPTY, hasInternal360: true, internal360: 'https://interior.example/a.jpg' },
    ],
    ['a 360° view of one frame', { ...EMPTY, has360: true, images360: ['/-/media/a.jpg'] }],
  ])('%s is no mode', (_name, media) => expect(availableModes(media)).toEqual(['images']));
});
