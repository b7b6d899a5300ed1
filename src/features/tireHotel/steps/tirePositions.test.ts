import { expect, test } from '@jest/globals';
import { boxOf, codeIn, timeText } from './codeText.ts';
import { cornerOf, isPlan } from './tirePositions.ts';

test.each([
  ['Vänster fram', 'left front'],
  ['HÖGER FRAM', 'right front'],
  ['Bak, vänster', 'left rear'],
  ['Höger bak', 'right rear'],
  ['Left front', 'left front'],
  ['Rear right', 'right rear'],
  ['Reservhjul', null],
  ['Fram', null],
  ['', null],
])('F110 the position %s is the corner %s', (text, corner) => {
  const found = cornerOf(text);
  expect(found && `${found.side} ${found.end}`).toBe(corner);
});

test('F110 tires are a plan when each has a corner of its own', () => {
  const corners = ['Vänster fram', 'Höger fram', 'Vänster bak', 'Höger bak'].map(cornerOf);
  expect(isPlan(corners)).toBe(true);
  expect(isPlan(corners.slice(2))).toBe(true);
  expect(isPlan([...corners, cornerOf('Reservhjul')])).toBe(false);
  expect(isPlan([...corners, cornerOf('Vänster bak')])).toBe(false);
  expect(isPlan([])).toBe(false);
});

test.each([
  ['1234', '1234'],
  ['12 34', '1234'],
  [' 1-2-3-4 ', '1234'],
  ['Din kod är 0420. Den gäller i 10 minuter.', '0420'],
  ['１２３４', '1234'],
  ['12345', '1234'],
  ['12', '12'],
  ['kod', ''],
])('F109 U17 the code in %j is %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test('F109 the caret behind the last digit is in the last box', () => {
  expect([0, 1, 2, 3, 4].map(boxOf)).toEqual([0, 1, 2, 3, 3]);
});

test.each([
  [600_000, '10 min 0 s'],
  [581_000, '9 min 41 s'],
  [60_000, '1 min 0 s'],
  [59_001, '1 min 0 s'],
  [41_000, '41 s'],
  [1, '1 s'],
  [0, '0 s'],
])('2.2.1 %d ms are %s', (ms, text) => {
  expect(timeText(ms)).toBe(text);
});
