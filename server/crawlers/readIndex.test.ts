import { describe, expect, test } from '@jest/globals';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import type { SearchPort } from '../ports/searchPort.ts';
import { readIndex } from './readIndex.ts';

interface Call {
  limit?: number;
  offset?: number;
}

/** A search port whose index of numbers changes between calls. */
function indexOf(records: number[], between: (call: number) => void = () => {}) {
  const calls: Call[] = [];
  const searchUncached: SearchPort['searchUncached'] = async (_where, request) => {
    between(calls.length);
    const { limit = 0, offset = 0 } = request;
    calls.push({ limit, offset });
    const content = records.slice(offset, offset + limit).map((id) => ({ id }));
    return { facet: [], content, total_items: records.length, limit, offset };
  };
  return { calls, searchUncached };
}

async function idsOf(search: Pick<SearchPort, 'searchUncached'>): Promise<unknown[]> {
  const where = { site: norrvagSe, index: 'vehicles', signal: new AbortController().signal } as const;
  const ids: unknown[] = [];
  for await (const records of readIndex(search, where, { fields: [], sort_name: '', filters: {} })) {
    ids.push(...records.map(({ id }) => id));
  }
  return ids;
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('readIndex', () => {
  test.each([
    [0, 1],
    [1, 1],
    [1_000, 1],
    [1_001, 2],
    [2_400, 3],
  ])('%d records in %d calls, none is missing', async (count, calls) => {
    const index = indexOf(numbers(count));
    expect(new Set(await idsOf(index))).toEqual(new Set(numbers(count)));
    expect(index.calls).toHaveLength(calls);
    expect(Math.max(...index.calls.map(({ limit }) => limit ?? 0))).toBe(1_000);
  });

  test('misses no car when others are sold between two calls', async () => {
    const records = numbers(3_000);
    const index = indexOf(records, (call) => void (call > 0 && records.splice(call * 100, 40)));
    const ids = new Set(await idsOf(index));
    expect(records.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('ends when the index grows as fast as it is read', async () => {
    let calls = 0;
    const searchUncached: SearchPort['searchUncached'] = async () => {
      calls += 1;
      return { facet: [], content: [{ id: 1 }], total_items: 1e9, limit: 1, offset: 0 };
    };
    await idsOf({ searchUncached });
    expect(calls).toBe(2_000);
  });
});
