import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packed } from './packedJson.ts';
import { unpacked } from './unpackedJson.ts';

const roundTrip = (value: unknown) => unpacked(JSON.parse(JSON.stringify(packed(value))));

test.each([
  [
    'alike objects',
    [
      { a: 1, b: [] },
      { a: 2, b: [3] },
    ],
  ],
  ['objects in objects', [{ a: { b: 1, c: {} } }, { a: { b: 2, c: {} } }]],
  ['tables in rows', [{ a: [{ b: 1 }, { b: 2 }] }, { a: [] }]],
  ['two shapes', [{ a: 1 }, { a: 2 }, { b: 3 }, { b: 4 }]],
  ['the key of tables', [{ '': [[['a']], [0, 1]] }, { '': { '': 1 } }]],
  ['an object with the key of tables', { '': [[], [0]] }],
  ['the name of the prototype', [JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":2}}')]],
])('%s are the same after packing', (_name, value) => {
  expect(roundTrip(value)).toEqual(value);
  expect(JSON.stringify(roundTrip(value))).toBe(JSON.stringify(value));
});

test('any JSON is the same after packing', () => {
  const row = fc.record({ a: fc.jsonValue(), b: fc.record({ '': fc.jsonValue() }) }, { requiredKeys: ['b'] });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(row)), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(roundTrip(plain)).toEqual(plain);
    }),
  );
});

test('keys of alike objects are written once, and members without a value are left out', () => {
  const items = Array.from({ length: 10 }, (_none, count) => ({ text: 'El', count, of: { all: 10, none: undefined } }));
  expect(packed(items)).toEqual({
    '': [[['text', 'count', ['of', ['all']]]], ...items.map(({ count }) => [0, 'El', count, 10])],
  });
});

test('objects that differ stay as they are', () => {
  const items = [{ a: 1 }, { b: 2 }, 'c'];
  expect(packed(items)).toEqual(items);
});
