import { describe, expect, test } from '@jest/globals';
import { ageOf, lifetime } from './freshness.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (seconds: number) => new Date(NOW + seconds * 1_000).toUTCString();
const response = (headers: Record<string, string>, status = 200) => ({
  status,
  headers,
  requestedAt: NOW,
  arrivedAt: NOW,
  wallClockAt: NOW,
});

describe('lifetime of a response (RFC 9111 §4.2.1)', () => {
  test.each([
    [{ 'cache-control': 'max-age=60' }, 60],
    [{ 'cache-control': 'max-age=60, s-maxage=90' }, 90],
    [{ 'cache-control': 'max-age=60', expires: at(900), date: at(0) }, 60],
    [{ expires: at(900), date: at(0) }, 900],
    [{ expires: at(900), date: at(600) }, 300],
    [{ expires: at(900) }, 900],
    [{ expires: '0' }, 0],
    [{ expires: at(-900) }, 0],
    [{ 'cache-control': 'max-age=soon', expires: at(900) }, 0],
    [{ 'last-modified': at(-1_000) }, 100],
    [{ 'last-modified': at(-100 * 86_400) }, 86_400],
    [{ 'last-modified': at(1_000) }, 0],
    [{ 'last-modified': 'yesterday' }, 0],
    [{}, 0],
  ])('%j: %i s', (headers, expected) => {
    expect(lifetime(response(headers))).toBeCloseTo(expected, 0);
  });

  test('the heuristic applies to statuses that allow it, and to public responses', () => {
    const headers = { 'last-modified': at(-1_000) };
    expect([403, 404, 299].map((status) => lifetime(response(headers, status)))).toEqual([0, 100, 0]);
    expect(lifetime(response({ ...headers, 'cache-control': 'public' }, 299))).toBe(100);
  });
});

describe('age of a response (RFC 9111 §4.2.3)', () => {
  test.each([
    [{}, 10],
    [{ age: '30' }, 40],
    [{ date: at(-50) }, 60],
    [{ age: '30', date: at(-50) }, 60],
    [{ date: at(50) }, 10],
    [{ age: '30, 0' }, 40],
    [{ age: '0, 30' }, 10],
    [{ age: '30;a=b' }, 40],
    [{ age: 'abc' }, 10],
    [{ age: '-30' }, 10],
    [{ age: '30.5' }, 10],
  ])('%j after 10 s: %i s', (headers, expected) => {
    expect(ageOf(response(headers), NOW + 10_000)).toBe(expected);
  });

  test('Q54: a step of the wall clock during transfer or storage changes no age', () => {
    for (const step of [-25, 25].map((hours) => hours * 3_600_000)) {
      // Requested at 4 s of the monotonic clock, arrived at 6 s; the wall clock stepped in between.
      const stepped = { headers: { age: '30' }, requestedAt: 4_000, arrivedAt: 6_000, wallClockAt: NOW + step };
      expect(ageOf(stepped, 16_000)).toBe(42);
    }
  });

  test('adds the time of the transfer to the `Age` field', () => {
    const slow = { headers: { age: '30' }, requestedAt: NOW - 4_000, arrivedAt: NOW, wallClockAt: NOW };
    expect(ageOf(slow, NOW)).toBe(34);
  });
});
