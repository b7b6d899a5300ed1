import { expect, test } from '@jest/globals';
import { COPIED_LABEL_MS } from './copy.ts';

test("F024 'Copied' is shown for 1 second", () => {
  expect(COPIED_LABEL_MS).toBe(1_000);
});
