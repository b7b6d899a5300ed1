import { expect, test } from '@jest/globals';
import { readGrid, readStyles } from './frame.ts';

test.each([
  ['', [], []],
  ['indent-top  position-center indent-top', ['indent-top', 'position-center'], []],
  ['container-dark-background container-color-background', ['background-contrast'], []],
  ['acme constructor __proto__ indent', ['indent'], ['acme', 'constructor', '__proto__']],
  ['color:red;background:url(//evil)', [], ['color:red;background:url(//evil)']],
  ['-library--a1', [], ['-library--a1']],
])('the styles of %p', (list, styles, unknown) => {
  expect(readStyles(list)).toEqual({ styles, unknown });
});

test.each([
  ['', null, []],
  ['col-12', null, []],
  ['col-12 col-lg-12', null, []],
  ['col-6', { spans: [6, 6, 6, 6, 6, 6], offsets: [0, 0, 0, 0, 0, 0] }, []],
  ['col-12 col-lg-6', { spans: [12, 12, 12, 6, 6, 6], offsets: [0, 0, 0, 0, 0, 0] }, []],
  ['col-xxl-4 col-md-8', { spans: [12, 12, 8, 8, 8, 4], offsets: [0, 0, 0, 0, 0, 0] }, []],
  // At full width there is no space for an offset.
  ['col-md-6 offset-3', { spans: [12, 12, 6, 6, 6, 6], offsets: [0, 0, 3, 3, 3, 3] }, []],
  ['col-6 offset-lg-9', { spans: [6, 6, 6, 6, 6, 6], offsets: [0, 0, 0, 6, 6, 6] }, []],
  ['col-13 col-0 col order-2 col-lg--6 d-none', null, ['col-13', 'col-0', 'col', 'order-2', 'col-lg--6', 'd-none']],
])('the columns of %p', (list, columns, unknown) => {
  expect(readGrid(list)).toEqual({ columns, unknown });
});
