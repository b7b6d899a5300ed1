import { describe, expect, test } from '@jest/globals';
import { searchResponseSchema } from '../../src/contracts/search/search.ts';
import { fastest } from '../testing/fastest.ts';
import { readSearchResponse } from './searchResponse.ts';

const WHERE = { upstream: 'search', operation: 'search vehicles' };
const facet = (type: string, value: unknown) => ({ name: 'car_brand', type, value });
const responseWith = (more: object = {}) => ({ facet: [], content: [], total_items: 0, limit: 24, offset: 0, ...more });

/** What the list page gets: 48 records and 19 facets. */
function listResponse() {
  const values = Array.from({ length: 25 }, (_, n) => ({
    text: `v${n}`,
    count: n,
    children: [{ text: 'c', count: 1 }],
  }));
  const buckets = Array.from({ length: 20 }, (_, n) => ({ min: n, max: n + 1, count: n }));
  const facets = Array.from({ length: 19 }, (_, n) =>
    n % 3 === 0 ? facet('histogram', buckets) : facet('value', values),
  );
  const content = Array.from({ length: 48 }, (_, n) => ({ car_id: String(n), slug: `s-${n}` }));
  return responseWith({ facet: facets, content, total_items: 2_400, limit: 48 });
}

describe('the search response', () => {
  test.each([
    ['empty', responseWith()],
    ['records', responseWith({ content: [{ anything: 1 }] })],
    [
      'values',
      responseWith({ facet: [facet('value', [{ text: 'Volvo', count: 1, children: [{ text: 'V60', count: 1 }] }])] }),
    ],
    ['buckets', responseWith({ facet: [facet('histogram', [{ min: 0, max: 1, count: 2 }])] })],
    ['the whole list', listResponse()],
  ])('accepts: %s', (_title, good) => {
    expect(readSearchResponse(good, WHERE)).toEqual(good);
    expect(searchResponseSchema.isValidSync(good, { strict: true })).toBe(true);
  });

  test.each([
    ['null', null],
    ['a text', 'x'],
    ['no total', responseWith({ total_items: undefined })],
    ['a negative total', responseWith({ total_items: -1 })],
    ['a broken total', responseWith({ total_items: 1.5 })],
    ['a text as total', responseWith({ total_items: '3' })],
    ['content that is no list', responseWith({ content: {} })],
    ['a record that is null', responseWith({ content: [null] })],
    ['a facet without name', responseWith({ facet: [{ type: 'value', value: [] }] })],
    ['a facet of another type', responseWith({ facet: [facet('range', [])] })],
    ['values in a histogram', responseWith({ facet: [facet('histogram', [{ text: 'a', count: 1 }])] })],
    ['a count that is a text', responseWith({ facet: [facet('value', [{ text: 'a', count: '1' }])] })],
    ['children that are no list', responseWith({ facet: [facet('value', [{ text: 'a', count: 1, children: 'x' }])] })],
  ])('refuses, like the contract’s schema: %s', (_title, bad) => {
    expect(() => readSearchResponse(bad, WHERE)).toThrow('search search vehicles: invalid');
    expect(searchResponseSchema.isValidSync(bad, { strict: true })).toBe(false);
  });

  test('the response of a list is checked in less than 2 ms', () => {
    const good = listResponse();
    for (let n = 0; n < 20; n += 1) readSearchResponse(good, WHERE);
    expect(fastest(() => readSearchResponse(good, WHERE), 21)).toBeLessThan(2);
  });
});
