import { describe, expect, test } from '@jest/globals';
import { array, boolean, number, object, string } from 'yup';
import { recordReader } from './validate.ts';

const schema = object({
  id: string().required(),
  name: string().default('nobody'),
  count: number().nullable().optional(),
  on: boolean().nullable().optional(),
  kind: string().oneOf(['a', 'b']).optional(),
  parts: array(object({ text: string().required() }).required())
    .nullable()
    .optional(),
});
const read = recordReader(schema);
const GOOD = { id: '1', name: 'x', count: 2, on: null, kind: 'a', parts: [{ text: 't' }] };

describe('recordReader', () => {
  test('returns a valid record unchanged', () => {
    expect(read(GOOD)).toBe(GOOD);
    const least = { id: '1', name: '' };
    expect(read(least)).toBe(least);
  });

  test.each([
    ['a default is filled in', { id: '1' }, { id: '1', name: 'nobody' }],
    ['a number in text is converted', { ...GOOD, count: '3' }, { count: 3 }],
    ['an unknown field is stripped', { id: '1', other: 1 }, { id: '1', name: 'nobody' }],
  ])('%s by yup', (_name, record, expected) => {
    const result = read(record);
    expect(result).not.toBe(record);
    expect(result).toMatchObject(expected);
  });

  test.each([
    [{ ...GOOD, id: '' }, 'id is a required field'],
    [{ ...GOOD, id: undefined }, 'id is a required field'],
    [{ ...GOOD, kind: 'c' }, 'kind must be one of'],
    [{ ...GOOD, parts: [{}] }, 'parts[0].text is a required field'],
    [{ ...GOOD, count: Number.NaN }, 'count must be a `number` type'],
    [null, 'cannot be null'],
    ['text', 'must be a `object` type'],
  ])('%j is refused by yup', (record, message) => {
    expect(() => read(record)).toThrow(message);
  });

  test('yup checks a rule that only it implements', () => {
    const bounded = recordReader(object({ age: number().max(10) }));
    expect(() => bounded({ age: 11 })).toThrow('age must be less than or equal to 10');
    expect(bounded({ age: 9 })).toEqual({ age: 9 });
  });
});
