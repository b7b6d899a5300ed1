import { describe, expect, test } from '@jest/globals';
import { parseDirectives } from './directives.ts';
import { mayServeOnError, reuseOf } from './reuse.ts';
import type { StoredResponse } from './storedResponse.ts';

const STORED_AT = Date.parse('2026-11-20T12:00:00Z');
const stored = (control: string, type = 'image/png'): StoredResponse => ({
  ...{
    status: 200,
    body: Buffer.alloc(0),
    varyValues: {},
    requestedAt: STORED_AT,
    arrivedAt: STORED_AT,
    wallClockAt: STORED_AT,
  },
  headers: { 'content-type': type, 'cache-control': control, date: new Date(STORED_AT).toUTCString() },
});

describe('use of a stored response', () => {
  test.each([
    ['max-age=60', '', 59, 'fresh'],
    ['max-age=60', '', 60, 'validate'],
    ['max-age=60', 'no-cache', 1, 'validate'],
    ['max-age=60', 'max-age=0', 0, 'validate'],
    ['max-age=60', 'max-age=30', 30, 'fresh'],
    ['max-age=60', 'max-age=30', 31, 'validate'],
    ['max-age=60', 'min-fresh=30', 30, 'fresh'],
    ['max-age=60', 'min-fresh=30', 31, 'validate'],
    ['max-age=60', 'max-stale', 9_999, 'fresh'],
    ['max-age=60', 'max-stale=10', 70, 'fresh'],
    ['max-age=60', 'max-stale=10', 71, 'validate'],
    ['max-age=60, no-cache', '', 1, 'validate'],
    ['max-age=60, no-cache="x"', '', 1, 'validate'],
    ['max-age=60, must-revalidate', '', 59, 'fresh'],
    ['max-age=60, must-revalidate', 'max-stale', 61, 'validate'],
    ['max-age=60, stale-while-revalidate=10', '', 70, 'revalidateInBackground'],
    ['max-age=60, stale-while-revalidate=10', '', 71, 'validate'],
    ['max-age=60, stale-while-revalidate=10, must-revalidate', '', 61, 'validate'],
    ['s-maxage=60, stale-while-revalidate=10', '', 61, 'validate'],
    ['', '', 1, 'validate'],
  ])('%j for %j after %i s: %s', (control, request, seconds, expected) => {
    expect(reuseOf(stored(control), parseDirectives(request), STORED_AT + seconds * 1_000)).toBe(expected);
  });

  test('other types are served on error only with stale-if-error', () => {
    const served = (control: string, seconds: number) =>
      mayServeOnError(stored(control, 'text/plain'), STORED_AT + seconds * 1_000);
    expect([served('max-age=60', 61), served('max-age=60, stale-if-error=10', 61)]).toEqual([false, true]);
  });

  test.each([
    ['max-age=60', 86_460, true],
    ['max-age=60', 86_461, false],
    ['max-age=60, stale-if-error=10', 70, true],
    ['max-age=60, stale-if-error=10', 71, false],
    ['max-age=60, must-revalidate, stale-if-error=10', 61, false],
    ['max-age=60, proxy-revalidate', 61, false],
    ['s-maxage=60', 61, false],
    ['no-cache', 1, false],
  ])('%j is served on error after %i s: %s', (control, seconds, expected) => {
    expect(mayServeOnError(stored(control), STORED_AT + seconds * 1_000)).toBe(expected);
  });
});
