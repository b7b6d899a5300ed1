import { expect, test } from '@jest/globals';
import { heroSizes } from './heroSizes.ts';

const scene = { width: 2560, height: 1440 };

test('F014 a full-screen picture is drawn as wide as its height asks for', () => {
  expect(heroSizes('fullScreen', scene).split(', (')).toEqual([
    '(max-width: 47.99rem) and (orientation: portrait) and (min-resolution: 2.5dppx) max(66.7vw, clamp(20.1rem, 64vh, 37.9rem))',
    'max-width: 47.99rem) and (orientation: portrait) max(100vw, clamp(30.2rem, 96vh, 56.9rem))',
    'min-resolution: 2.5dppx) max(66.7vw, min(118.5vh, 75.9rem)), max(100vw, min(177.8vh, 113.8rem))',
  ]);
});

test('F014 a picture of unknown size is taken for the usual one, an upright one is as wide as the frame', () => {
  expect(heroSizes('fullScreen', { width: null, height: null })).toBe(heroSizes('fullScreen', scene));
  expect(heroSizes('fullScreen', null)).toBe(heroSizes('fullScreen', scene));
  expect(heroSizes('besideWords', { width: 800, height: 1000 })).toMatch(/, 100vw$/);
});

test('F014 beside words the column and its height decide, alone the width of the page', () => {
  expect(heroSizes('besideWords', scene)).toContain(
    '(min-width: 64rem) max(min(54vw, 49rem), clamp(46.2rem, 64vw, 58.7rem))',
  );
  expect(heroSizes('besideWords', scene)).toMatch(/, 111.1vw$/);
  expect(heroSizes('alone', scene)).toBe('(min-resolution: 2.5dppx) min(66.7vw, 60rem), min(100vw, 90rem)');
});
