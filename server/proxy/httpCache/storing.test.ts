import { describe, expect, test } from '@jest/globals';
import { parseDirectives } from './directives.ts';
import { mayStore } from './storing.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const may = (
  headers: Record<string, string | string[]>,
  more: { status?: number; request?: string; authorized?: true } = {},
) =>
  mayStore(
    { status: more.status ?? 200, headers, wallClockAt: NOW },
    { directives: parseDirectives(more.request), authorized: more.authorized === true },
  );
const FRESH = { 'cache-control': 'max-age=60' };

describe('what a shared cache may store (RFC 9111 §3)', () => {
  test.each([
    [FRESH, true],
    [{ etag: '"1"' }, true],
    [{ 'cache-control': 'no-cache', etag: '"1"' }, true],
    [{ 'cache-control': 'max-age=0', 'last-modified': 'x' }, true],
    [{}, false],
    [{ 'cache-control': 'max-age=0' }, false],
    [{ 'cache-control': 'max-age=60, no-store' }, false],
    [{ 'cache-control': 'max-age=60, private' }, false],
    [{ 'cache-control': 'max-age=60, PRIVATE="x"' }, false],
    [{ ...FRESH, vary: 'Accept, *' }, false],
    [{ ...FRESH, 'set-cookie': ['a=b'] }, false],
    [{ 'cache-control': 'public, max-age=60', 'set-cookie': ['a=b'] }, true],
  ])('%j: %s', (headers, expected) => {
    expect(may(headers)).toBe(expected);
  });

  test.each([
    [200, true],
    [203, true],
    [204, true],
    [299, true],
    [404, true],
    [410, true],
    [206, false],
    [301, false],
    [304, false],
    [500, false],
    [503, false],
  ])('a fresh %i: %s', (status, expected) => {
    expect(may(FRESH, { status })).toBe(expected);
  });

  test('must-understand allows storing of understood statuses only', () => {
    const control = { 'cache-control': 'max-age=60, must-understand' };
    expect([may(control), may(control, { status: 299 })]).toEqual([true, false]);
  });

  test('a request may forbid storing by a directive or by credentials', () => {
    expect(may(FRESH, { request: 'no-store' })).toBe(false);
    expect(may(FRESH, { authorized: true })).toBe(false);
    for (const control of ['public, max-age=60', 's-maxage=60', 'max-age=60, must-revalidate']) {
      expect(may({ 'cache-control': control }, { authorized: true })).toBe(true);
    }
  });
});
