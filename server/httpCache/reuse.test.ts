import { describe, expect, test } from '@jest/globals';
import { parseDirectives } from './directives.ts';
import { mayStandIn, reuseOf } from './reuse.ts';
import type { StoredAnswer } from './storedAnswer.ts';

const THEN = Date.parse('2026-11-20T12:00:00Z');
const stored = (control: string, type = 'image/png'): StoredAnswer => ({
  ...{ status: 200, body: Buffer.alloc(0), varied: {}, requestedAt: THEN, arrivedAt: THEN, answeredAt: THEN },
  headers: { 'content-type': type, 'cache-control': control, date: new Date(THEN).toUTCString() },
});

describe('what is kept answers a request', () => {
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
    ['max-age=60, stale-while-revalidate=10', '', 70, 'renewBehind'],
    ['max-age=60, stale-while-revalidate=10', '', 71, 'validate'],
    ['max-age=60, stale-while-revalidate=10, must-revalidate', '', 61, 'validate'],
    ['s-maxage=60, stale-while-revalidate=10', '', 61, 'validate'],
    ['', '', 1, 'validate'],
  ])('%j for %j after %i s: %s', (control, request, seconds, expected) => {
    expect(reuseOf(stored(control), parseDirectives(request), THEN + seconds * 1_000)).toBe(expected);
  });

  test('what is no picture stands in only when it says so', () => {
    const standsIn = (control: string, seconds: number) =>
      mayStandIn(stored(control, 'text/plain'), THEN + seconds * 1_000);
    expect([standsIn('max-age=60', 61), standsIn('max-age=60, stale-if-error=10', 61)]).toEqual([false, true]);
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
  ])('%j stands in for a failure after %i s: %s', (control, seconds, expected) => {
    expect(mayStandIn(stored(control), THEN + seconds * 1_000)).toBe(expected);
  });
});
