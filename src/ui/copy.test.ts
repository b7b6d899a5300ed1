import { expect, test } from '@jest/globals';
import { COPIED_SHOWN } from './copy.ts';

test("F024 'Copied' is shown for 1 second", () => {
  expect(COPIED_SHOWN).toBe(1_000);
});
