import { expect, test } from '@jest/globals';
import { isPlainKey } from './plainKey.ts';

test('a key with Alt, Ctrl or Meta belongs to the browser', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false };
  expect(isPlainKey(none)).toBe(true);
  for (const name of ['altKey', 'ctrlKey', 'metaKey'])
    expect([name, isPlainKey({ ...none, [name]: true })]).toEqual([name, false]);
});
