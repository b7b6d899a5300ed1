import { expect, test } from '@jest/globals';
import { atWidth, PICTURE_WIDTHS, srcSetOf } from './pictureSources.ts';

const SRC = '/-/media/scenes/coast-road.jpg';

test('F027 the widths of the media edge', () => {
  expect(PICTURE_WIDTHS).toEqual([320, 640, 1280, 1920]);
});

test('F027 every width up to the picture’s own is offered', () => {
  expect(srcSetOf(SRC, null)).toBe(`${SRC}?w=320 320w, ${SRC}?w=640 640w, ${SRC}?w=1280 1280w, ${SRC}?w=1920 1920w`);
  expect(srcSetOf(SRC, 1300)).toBe(`${SRC}?w=320 320w, ${SRC}?w=640 640w, ${SRC}?w=1280 1280w`);
  expect(srcSetOf(SRC, 200)).toBeUndefined();
});

test.each(['/-/media/logos/a.svg', '/-/media/logos/a.SVG?v=1', 'https://cdn.example/a.jpg', '/static/a.jpg', 'data:x'])(
  '%s is not scaled',
  (src) => {
    expect(srcSetOf(src, 1920)).toBeUndefined();
    expect(atWidth(src, 640)).toBe(src);
  },
);

test('authored sizes give way, other parameters stay', () => {
  expect(atWidth(`${SRC}?h=100&iar=0&w=200&hash=AB`, 640)).toBe(`${SRC}?iar=0&hash=AB&w=640`);
  expect(srcSetOf('/-/jssmedia/a.jpg', 320)).toBe('/-/jssmedia/a.jpg?w=320 320w');
});
