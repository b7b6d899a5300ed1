import { describe, expect, test } from '@jest/globals';
import { ageOf, lifetime } from '../proxy/httpCache/freshness.ts';
import { sharedCacheControl } from './sharedLifetime.ts';

/** Returns the seconds for which a shared cache that has just received the response serves it (RFC 9111 §4.2). */
function storedSeconds(kind: Parameters<typeof sharedCacheControl>[0], age: number, dataAge: number): number {
  const headers = { 'cache-control': sharedCacheControl(kind, age, dataAge), age: String(Math.floor(age)) };
  const response = { status: 200, headers, requestedAt: 0, arrivedAt: 0, wallClockAt: 0 };
  return lifetime(response) - ageOf(response, 0);
}

describe('the lifetime of a page in shared caches', () => {
  test.each([
    ['page', 0, 0, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
    ['page', 45.9, 0, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
    ['page', 61, 0, 'public, max-age=0, s-maxage=71, stale-while-revalidate=589, stale-if-error=86389'],
    ['page', 0, 30, 'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400'],
    ['page', 3_600, 300, 'public, max-age=0, s-maxage=3610, stale-while-revalidate=0, stale-if-error=82550'],
    ['stockPage', 0, 0, 'public, max-age=0, s-maxage=60, stale-while-revalidate=540, stale-if-error=540'],
    ['stockPage', 590, 0, 'public, max-age=0, s-maxage=600, stale-while-revalidate=0, stale-if-error=0'],
    ['short', 4, 0, 'public, max-age=0, s-maxage=14'],
  ] as const)('%s, made %s s ago of data %s s older: %s', (kind, age, dataAge, expected) => {
    expect(sharedCacheControl(kind, age, dataAge)).toBe(expected);
  });

  test('every page is stored, and the longer the fresher it is', () => {
    for (const age of [0, 1, 30, 59, 60, 61, 599, 3_600, 86_000]) {
      for (const dataAge of [0, 20, 60, 301, 3_900, 86_000]) {
        const left = Math.max(10, 60 - age - dataAge);
        expect([age, dataAge, storedSeconds('page', age, dataAge)]).toEqual([age, dataAge, left]);
      }
    }
  });
});
