import { describe, expect, test } from '@jest/globals';
import { nearestInColumn, nextByLetter, nextInRing } from './keyTargets.ts';

describe('F018 arrow keys', () => {
  test.each([
    [0, 3, 1, 1],
    [2, 3, 1, 0],
    [0, 3, -1, 2],
    [-1, 3, 1, 0],
    [-1, 3, -1, 2],
    [0, 0, 1, -1],
  ] as const)('from %i of %i by %i to %i', (from, length, by, to) => {
    expect(nextInRing(from, length, by)).toBe(to);
  });
});

describe('F018 a letter', () => {
  const labels = ['Köp bil', 'Service', ' Sälj bil', 'Anläggningar', 'Återbruk', 'Ägande'];

  test.each([
    ['s', 0, 1],
    ['S', 1, 2],
    ['s', 2, 1],
    ['k', 0, 0],
    ['x', 0, -1],
    ['å', 0, 4],
    ['a', 0, 3],
    ['ä', 4, 5],
    ['s', -1, 1],
  ])('%s from %i moves to %i', (letter, from, to) => {
    expect(nextByLetter(labels, from, letter, 'sv')).toBe(to);
  });

  test('equal letters depend on the language', () => {
    expect(nextByLetter(['Zoë', 'Élan'], 0, 'e', 'en')).toBe(1);
    expect(nextByLetter(['Ökad'], -1, 'o', 'sv')).toBe(-1);
    expect(nextByLetter(['Ökad'], -1, 'o', 'en')).toBe(0);
  });

  test('entries without text are skipped', () => {
    expect(nextByLetter(['', ' ', 'b'], 0, 'b', 'en')).toBe(2);
    expect(nextByLetter([], 0, 'b', 'en')).toBe(-1);
  });
});

describe('F020 columns of a wide panel', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 30 });
  /** Two columns of two entries, and one entry far to the right. */
  const boxes = [box(50, 0), box(66, 40), box(350, 0), box(350, 40), box(900, 80)];

  test.each([
    [0, 1, 2],
    [1, 1, 3],
    [2, -1, 0],
    [3, -1, 1],
    [3, 1, 4],
    [0, -1, -1],
    [4, 1, -1],
    [9, 1, -1],
  ] as const)('from %i by %i to %i', (from, by, to) => {
    expect(nearestInColumn(boxes, from, by)).toBe(to);
  });
});
