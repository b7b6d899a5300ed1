import { expect, test } from '@jest/globals';
import { digest } from '../store/digest.ts';
import { isRandomId, randomId, seal, unseal } from './sealed.ts';

test('Q30 ids have 128 random bits', () => {
  const ids = Array.from({ length: 1_000 }, randomId);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.every(isRandomId)).toBe(true);
  expect(Buffer.from(ids[0] ?? '', 'base64url')).toHaveLength(16);
  expect(['', 'x'.repeat(21), `${'x'.repeat(21)};`, undefined, 1].filter(isRandomId)).toEqual([]);
});

test('a sealed value is read with its secret only, and not after a change', () => {
  const text = seal('secret', { regNo: 'CAN123' });
  expect(unseal('secret', text)).toEqual({ regNo: 'CAN123' });
  expect(text).not.toContain('CAN123');
  expect(seal('secret', { regNo: 'CAN123' })).not.toBe(text);
  const changed = `${text.slice(0, 30)}${text[30] === 'A' ? 'B' : 'A'}${text.slice(31)}`;
  for (const [secret, value] of [
    ['other', text],
    ['secret', changed],
    ['secret', ''],
    ['secret', 'x'],
  ] as const) {
    expect(unseal(secret, value)).toBeNull();
  }
});

test('digests keep their parts apart', () => {
  expect(digest(['ab', 'c'])).not.toBe(digest(['a', 'bc']));
});
