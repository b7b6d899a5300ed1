import { expect, test } from '@jest/globals';
import { textBytes } from './textBytes.ts';

test('Q52: Latin-1 takes one byte per character, any other text two', () => {
  expect([textBytes(''), textBytes('Bil på väg'), textBytes('Škoda'), textBytes('1–2')]).toEqual([0, 10, 10, 6]);
});
