import { expect, test } from '@jest/globals';
import { spanOf } from './ColumnSplitter.tsx';

test.each([
  ['col-6', 6],
  ['col-12 col-lg-4', 4],
  ['col-12', 12],
  ['col-13', 3],
  ['col-0', 3],
  ['basic', 3],
  [undefined, 3],
])('the width %p is %i of twelve columns', (width, span) => {
  expect(spanOf(width, 3)).toBe(span);
});
