import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { silhouetteName, silhouetteOf } from './silhouettes.ts';

const LANGUAGES = ['sv', 'nb', 'da', 'fi', 'sk', 'en'];

/** The words of bodies in the sandbox's indexes. */
const bodiesIn = (language: string): [body: string, word: string][] => {
  const file = new URL(`../../../sandbox/data/texts/${language}.json`, import.meta.url);
  return Object.entries((JSON.parse(readFileSync(file, 'utf8')) as { body: Record<string, string> }).body);
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(bodiesIn(language))('%s has its silhouette: %s', (body, word) => {
    expect(silhouetteName(word)).toBe(body);
  });
});

test.each([undefined, null, '', 'Amfibie'])('the body %s has the silhouette of a hatchback', (word) => {
  expect(silhouetteName(word)).toBe('hatchback');
});

test('each body has a shape of its own within the box', () => {
  const shapes = bodiesIn('en').map(([, word]) => silhouetteOf(word));
  expect(new Set(shapes).size).toBe(11);
  for (const shape of shapes) {
    const starts = [...shape.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(starts.every(([x = -1, y = -1]) => x >= 4 && x <= 156 && y >= 8 && y <= 80)).toBe(true);
  }
});
