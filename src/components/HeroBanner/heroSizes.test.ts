import { expect, test } from '@jest/globals';
import { heroSizes } from './heroSizes.ts';

const scene = { width: 2560, height: 1440 };

test('F014 the width of a full-screen image depends on its height', () => {
  expect(heroSizes('fullScreen', scene).split(', (')).toEqual([
    '(min-width: 64rem) and (min-resolution: 2.5dppx) max(38.7vw, min(118.5vh, 66.4rem))',
    'min-width: 64rem) max(58vw, min(177.8vh, 99.6rem))',
    'min-resolution: 2.5dppx) 74.1vw, 111.1vw',
  ]);
});

test('F014 a cut-out car has the width of its frame, whatever its own', () => {
  const sizes = '(min-width: 64rem) min(56vw, 50rem), (min-resolution: 2.5dppx) 66.7vw, 100vw';
  expect(heroSizes('fullScreen', scene, 'places')).toContain(sizes);
  expect(heroSizes('fullScreen', null, 'places')).toBe(heroSizes('fullScreen', scene, 'places'));
  expect(heroSizes('nextToText', scene, 'places')).toBe(heroSizes('nextToText', scene));
});

test('F014 an image of unknown size has the default ratio, a portrait one the width of the frame', () => {
  expect(heroSizes('fullScreen', { width: null, height: null })).toBe(heroSizes('fullScreen', scene));
  expect(heroSizes('fullScreen', null)).toBe(heroSizes('fullScreen', scene));
  expect(heroSizes('nextToText', { width: 800, height: 1000 })).toMatch(/, 100vw$/);
});

test('F014 next to text the column and its height decide, without text the width of the page', () => {
  expect(heroSizes('nextToText', scene)).toContain(
    '(min-width: 64rem) max(min(60vw, 56rem), clamp(46.2rem, 64vw, 58.7rem))',
  );
  expect(heroSizes('nextToText', scene)).toMatch(/, 111.1vw$/);
  expect(heroSizes('imageOnly', scene)).toBe('(min-resolution: 2.5dppx) min(66.7vw, 60rem), min(100vw, 90rem)');
});
