import { expect, test } from '@jest/globals';
import { guidOf } from './guid.ts';

const ID = '0838589e-079f-dfe6-7652-110f2531a4bb';

test.each([ID, ID.toUpperCase(), `{${ID}}`, ID.replaceAll('-', '')])('%s is a GUID', (form) => {
  expect(guidOf(form)).toBe(ID);
});
test.each([undefined, null, '', 'x', 7, {}, `${ID}0`])('%j is no GUID', (form) => {
  expect(guidOf(form)).toBeNull();
});
