import { expect, test } from '@jest/globals';
import { ownBytes } from './ownBytes.ts';

test('Q52: pieces are joined in memory of exactly their size', () => {
  const own = ownBytes([Buffer.from('gzip '), Buffer.from(''), Buffer.from('pieces')]);
  expect(own.toString()).toBe('gzip pieces');
  expect(own.buffer.byteLength).toBe(11);
  expect(ownBytes([]).byteLength).toBe(0);
});
