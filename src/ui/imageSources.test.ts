import { describe, expect, test } from '@jest/globals';
import { atWidth, fallbackSrc, IMAGE_WIDTHS, srcSetOf, widthWithin } from './imageSources.ts';

const SRC = '/-/media/illustrations/norrvag/coast-road-1.jpg';
const widthsIn = (srcSet: string | undefined) =>
  srcSet?.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));

test('F027 the widths of the media edge', () => {
  expect(IMAGE_WIDTHS).toEqual([320, 640, 1280, 1920]);
});

describe('F027 the srcset has the widths below the authored one, and the authored one', () => {
  test.each([
    [null, [320, 640, 1280, 1920]],
    [1920, [320, 640, 1280, 1920]],
    [1300, [320, 640, 1280, 1300]],
    [1280, [320, 640, 1280]],
    [600, [320, 600]],
    [320, [320]],
    [200, [200]],
    [599.6, [320, 599]],
    [0.5, [1]],
    [2400, [320, 640, 1280, 1920, 2400]],
    // A camera's original.
    [6000, [320, 640, 1280, 1920, 2560]],
  ])('authored at %p px', (authored, widths) => {
    expect(widthsIn(srcSetOf(SRC, authored))).toEqual(widths);
  });

  test('each candidate is the image at that width', () => {
    expect(srcSetOf(SRC, 600)).toBe(`${SRC}?w=320 320w, ${SRC}?w=600 600w`);
  });
});

test.each([
  [null, 640],
  [1920, 640],
  [600, 600],
  [200, 200],
])('F027 without srcset an image of %p px is requested at %i px', (authored, width) => {
  expect(fallbackSrc(SRC, authored)).toBe(`${SRC}?w=${width}`);
});

test('F027 a requested width is limited to a smaller authored one', () => {
  expect([widthWithin(1280, null), widthWithin(1280, 1920), widthWithin(1280, 600)]).toEqual([1280, 1280, 600]);
});

test.each(['/-/media/logos/a.svg', '/-/media/logos/a.SVG?v=1', 'https://cdn.example/a.jpg', '/static/a.jpg', 'data:x'])(
  '%s is not scaled',
  (src) => {
    expect(srcSetOf(src, 1920)).toBeUndefined();
    expect(atWidth(src, 640)).toBe(src);
    expect(fallbackSrc(src, 200)).toBe(src);
  },
);

describe('F027 an image that states its widths', () => {
  const OTHER = 'https://images.example/images/s/n?w=1280&widths=320,640,1280,1920';

  test('has a srcset of these, without their list', () => {
    expect(srcSetOf(OTHER, 1920)).toBe(
      [320, 640, 1280, 1920].map((width) => `https://images.example/images/s/n?w=${width} ${width}w`).join(', '),
    );
    expect(srcSetOf('/images/s/n?widths=900,300&w=300', 1280)).toBe('/images/s/n?w=300 300w, /images/s/n?w=900 900w');
  });

  test('is requested in one of these', () => {
    expect(fallbackSrc(OTHER, 1920)).toBe('https://images.example/images/s/n?w=640');
    expect(atWidth(OTHER, 1000)).toBe('https://images.example/images/s/n?w=640');
    expect(atWidth(OTHER, 100)).toBe('https://images.example/images/s/n?w=320');
  });

  test.each(['widths=', 'widths=a', 'widths=0,320', 'widths=320;640', 'xwidths=320'])('not by %s', (query) => {
    expect(srcSetOf(`https://images.example/n?w=1280&${query}`, 1920)).toBeUndefined();
  });
});

test('authored sizes are replaced, other parameters and the fragment are preserved', () => {
  expect(atWidth(`${SRC}?h=100&iar=0&w=200&hash=AB`, 640)).toBe(`${SRC}?iar=0&hash=AB&w=640`);
  expect(atWidth(`${SRC}?rev=1#crop?w=9`, 640)).toBe(`${SRC}?rev=1&w=640#crop?w=9`);
  expect(atWidth(`${SRC}#crop`, 640)).toBe(`${SRC}?w=640#crop`);
  expect(srcSetOf('/-/jssmedia/a.jpg', 320)).toBe('/-/jssmedia/a.jpg?w=320 320w');
});
