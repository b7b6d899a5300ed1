import { expect, test } from '@jest/globals';
import { estimateBytes } from './size.ts';

test('buffers count at their length, texts at a byte a letter', () => {
  expect(estimateBytes(Buffer.alloc(1_000))).toBe(1_040);
  expect(estimateBytes('x'.repeat(100))).toBe(120);
});

test('a layout-like tree is estimated at one to four times its JSON', () => {
  const tree = {
    route: {
      placeholders: Array.from({ length: 200 }, (_, n) => ({ uid: `u${n}`, fields: { Title: { value: 'Hej' } } })),
    },
  };
  const json = JSON.stringify(tree).length;
  expect(estimateBytes(tree)).toBeGreaterThan(json);
  expect(estimateBytes(tree)).toBeLessThan(json * 5);
});
