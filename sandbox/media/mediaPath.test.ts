import { describe, expect, test } from '@jest/globals';
import { formatFor, type MediaTarget, parseMediaPath, widthFor } from './mediaPath.ts';

describe('media paths', () => {
  test.each([
    ['/-/media/cars/suv/1f3f6e/front-left.jpg', { kind: 'car', shape: 'suv', paint: '1f3f6e', view: 'front-left' }],
    ['/-/jssmedia/cars/estate/000000/turn-35.jpg', { kind: 'car', shape: 'estate', paint: '000000', view: 'turn-35' }],
    ['/-/media/cars/city/1f3f6e/rear-left.jpg', { kind: 'car', shape: 'city', paint: '1f3f6e', view: 'rear-left' }],
    ['/-/media/cars/suv/1f3f6e/panorama.jpg', { kind: 'car', shape: 'suv', paint: '1f3f6e', view: 'panorama' }],
    [
      '/-/media/cars/compact/9a1420-0b0c0e/side.jpg',
      { kind: 'car', shape: 'compact', paint: '9a1420', roof: '0b0c0e', view: 'side' },
    ],
    [
      '/-/media/illustrations/marlow/winter-road-3.jpg',
      { kind: 'illustration', illustration: { of: 'subject', theme: 'marlow', subject: 'winter-road', number: 3 } },
    ],
    [
      '/-/media/dealers/norrvag/harbour-12.jpg',
      { kind: 'illustration', illustration: { of: 'dealer', theme: 'norrvag', place: 'harbour', number: 12 } },
    ],
    [
      '/-/media/people/rullande/4.jpg',
      { kind: 'illustration', illustration: { of: 'person', theme: 'rullande', number: 4 } },
    ],
    ['/-/media/films/turntable.mp4', { kind: 'video', video: 'turntable' }],
    ['/-/media/logos/norrvag-light.svg', { kind: 'logo', name: 'norrvag-light' }],
    ['/-/media/files/serviceplan-elbil.pdf', { kind: 'file', name: 'serviceplan-elbil.pdf' }],
    ['/-/media/map/12/2252/1204.svg', { kind: 'tile', zoom: 12, column: 2252, row: 1204 }],
    ['/-/media/brands/vo.svg', { kind: 'brand', code: 'vo' }],
  ])('%s is parsed', (path, address) => {
    expect(parseMediaPath(path)).toEqual(address);
  });

  test.each([
    '/-/media/cars/suv/1f3f6/front-left.jpg',
    '/-/media/cars/suv/1F3F6E/front-left.jpg',
    '/-/media/cars/tank/1f3f6e/front-left.jpg',
    '/-/media/cars/suv/1f3f6e-0b0c0e/side.jpg',
    '/-/media/cars/compact/1f3f6e-0b0c0e/cockpit.jpg',
    '/-/media/cars/compact/1f3f6e-0b0c/side.jpg',
    '/-/media/cars/suv/1f3f6e/turn-36.jpg',
    '/-/media/cars/city/000000/turn-35.jpg',
    '/-/media/cars/suv/1f3f6e/toString.jpg',
    '/-/media/cars/van/1f3f6e/panorama.jpg',
    '/-/media/cars/motorcycle/1f3f6e/cockpit-right.jpg',
    '/-/media/cars/suv/1f3f6e/front-left.png',
    '/-/media/cars/suv/1f3f6e/front-left.jpg/',
    '/-/media/cars/__proto__/1f3f6e/side.jpg',
    '/-/media/illustrations/../cars/suv.jpg',
    '/-/media/illustrations/%2e%2e/%2e%2e/package.jpg',
    '/-/media/illustrations/norrvag/%2e%2e%2fworkshop-1.jpg',
    '/-/media/constructor/norrvag/workshop-1.jpg',
    '/-/media/illustrations/norrvag/winter-road-0.jpg',
    '/-/media/illustrations/norrvag/winter-road-03.jpg',
    '/-/media/illustrations/norrvag/winter-road-1000.jpg',
    '/-/media/illustrations/norrvag/winter-road.jpg',
    '/-/media/illustrations/norrvag/constructor-1.jpg',
    '/-/media/illustrations/constructor/winter-road-1.jpg',
    '/-/media/illustrations/norrvag/harbour-1.jpg',
    '/-/media/illustrations/norrvag/../winter-road-1.jpg',
    '/-/media/dealers/norrvag/winter-road-1.jpg',
    '/-/media/people/norrvag/harbour-1.jpg',
    '/-/media/people/norrvag/4.png',
    '/-/media/files/../package.txt',
    '/-/media/files/serviceplan-elbil.exe',
    '/-/media/films/constructor.mp4',
    '/-/media/films/../films.mp4',
    '/-/media/films/turntable.jpg',
    '/-/media/map/12/2252/1204.png',
    '/-/media/map/12/-1/0.svg',
    '/-/media/map/1e3/0/0.svg',
    '/-/media/map/12/9999999/0.svg',
    '/-/media/brands/VO.svg',
    '/-/media/brands/../logos/norrvag.svg',
    '/-/media/../../package.json',
    '/-/media//etc/passwd',
    '/-/medias/illustrations/norrvag/coast-road-1.jpg',
    '/media/illustrations/norrvag/coast-road-1.jpg',
    '',
  ])('%s is refused', (path) => {
    expect(parseMediaPath(path)).toBeUndefined();
  });
});

const still: MediaTarget = { kind: 'car', shape: 'suv', paint: '000000', view: 'side' };
const frame: MediaTarget = { kind: 'car', shape: 'suv', paint: '000000', view: 'turn-07' };

describe('widths', () => {
  test.each([
    [null, 1280],
    ['320', 320],
    ['321', 640],
    ['1', 320],
    ['1000', 1280],
    ['1920', 1920],
    ['99999', 1920],
    ['123456', 1280],
    ['abc', 1280],
    ['-5', 1280],
    ['', 1280],
  ])('w=%s is served at %d', (requested, width) => {
    expect(widthFor(requested, still)).toBe(width);
  });

  test('a panorama also has 3072', () => {
    const panorama = { ...still, view: 'panorama' } as const;
    expect([null, '1280', '1920', '3072', '9999'].map((requested) => widthFor(requested, panorama))).toEqual([
      1280, 1280, 1920, 3072, 3072,
    ]);
  });

  test('an illustration also has 2560, a portrait no more than 960', () => {
    const road: MediaTarget = {
      kind: 'illustration',
      illustration: { of: 'subject', theme: 'norrvag', subject: 'coast-road', number: 1 },
    };
    expect([null, '1280', '1920', '2560', '9999'].map((requested) => widthFor(requested, road))).toEqual([
      1280, 1280, 1920, 2560, 2560,
    ]);
    const portrait: MediaTarget = { kind: 'illustration', illustration: { of: 'person', theme: 'marlow', number: 1 } };
    expect(['640', '1280', '2560'].map((width) => widthFor(width, portrait))).toEqual([640, 960, 960]);
  });

  test('frames are at most 960 wide', () => {
    expect(widthFor('640', frame)).toBe(640);
    expect(widthFor('1280', frame)).toBe(960);
    expect(widthFor(null, frame)).toBe(960);
  });
});

describe('formats', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,image/avif', 'avif'],
    ['image/webp,*/*;q=0.8', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif;q=0.0,image/webp;q=0', 'jpeg'],
    ['image/avif;q=0.5', 'avif'],
    ['*/*', 'jpeg'],
    [undefined, 'jpeg'],
  ])('Accept %s gets %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });
});
