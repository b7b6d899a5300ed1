import { expect, test } from '@jest/globals';
import { estimateBytes } from './size.ts';

test('counts one or two bytes for each character of a string', () => {
  expect(estimateBytes('x'.repeat(100))).toBe(120);
  expect(estimateBytes(`–${'x'.repeat(99)}`)).toBe(220);
});

test('Q52: counts all of the memory that a buffer keeps alive', () => {
  expect(estimateBytes(Buffer.alloc(1_000))).toBe(1_300);
  expect(estimateBytes(Buffer.alloc(64_000).subarray(0, 1_000))).toBe(64_300);
});

test('estimates a layout-like tree at one to five times its JSON', () => {
  const tree = {
    route: {
      placeholders: Array.from({ length: 200 }, (_, n) => ({ uid: `u${n}`, fields: { Title: { value: 'Hej' } } })),
    },
  };
  const json = JSON.stringify(tree).length;
  expect(estimateBytes(tree)).toBeGreaterThan(json);
  expect(estimateBytes(tree)).toBeLessThan(json * 5);
});
