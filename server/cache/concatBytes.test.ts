import { expect, test } from '@jest/globals';
import { concatBytes } from './concatBytes.ts';

test('Q52: joins chunks in a buffer of exactly their size', () => {
  const bytes = concatBytes([Buffer.from('gzip '), Buffer.from(''), Buffer.from('pieces')]);
  expect(bytes.toString()).toBe('gzip pieces');
  expect(bytes.buffer.byteLength).toBe(11);
  expect(concatBytes([]).byteLength).toBe(0);
});
