import { expect, test } from '@jest/globals';
import { array, object, string } from 'yup';
import { fits } from './examples.ts';
import { shrink } from './shrink.ts';

const schema = object({
  id: string().required(),
  note: string().optional(),
  parts: array(object({ name: string().required(), size: string().optional() }).required())
    .min(1)
    .required(),
  more: object({ a: string().required() }).default(undefined),
});

test('what a schema does not demand is left out, in lists and members too; the rest stays as it was', () => {
  const full = {
    id: 'x',
    note: 'y',
    parts: [
      { name: 'one', size: 'l' },
      { name: 'two', size: 's' },
    ],
    more: { a: 'b' },
    unknown: 1,
  };
  const before = structuredClone(full);
  expect(shrink(full, (value) => fits(schema, value))).toEqual({ id: 'x', parts: [{ name: 'one' }] });
  expect(full).toEqual(before);
});

test('a value that does not fit stays as it is', () => {
  expect(shrink({ id: '', note: 'y' }, (value) => fits(schema, value))).toEqual({ id: '', note: 'y' });
});
