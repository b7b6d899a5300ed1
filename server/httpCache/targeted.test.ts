import { describe, expect, test } from '@jest/globals';
import { lifetime } from './freshness.ts';
import { mayStore } from './storing.ts';
import { targetedDirectives } from './targeted.ts';

describe('CDN-Cache-Control (RFC 9213)', () => {
  test.each([
    ['max-age=60', { 'max-age': '60' }],
    ['max-age=60, no-cache, ext="a"', { 'max-age': '60', 'no-cache': '', ext: '' }],
    ['no-store', { 'no-store': '' }],
    ['max-age=60, &&&&', null],
    ['max-age="60"', null],
    ['max-age', null],
    ['Max-Age=60', null],
    ['', null],
    [undefined, null],
  ])('%j', (field, expected) => {
    const found = targetedDirectives(field);
    expect(found && Object.fromEntries(found)).toEqual(expected);
  });

  const answer = (headers: Record<string, string>) => ({ status: 200, headers, answeredAt: Date.now() });
  const asked = { directives: new Map(), authorized: false };

  test('counts instead of what everybody is told', () => {
    const all = { 'cache-control': 'max-age=10', expires: new Date(Date.now() + 60_000).toUTCString() };
    expect(lifetime(answer({ ...all, 'cdn-cache-control': 'max-age=90' }))).toBe(90);
    expect(lifetime(answer({ ...all, 'cdn-cache-control': 'max-age=0' }))).toBe(0);
    expect(lifetime(answer({ ...all, 'cdn-cache-control': 'max-age=x' }))).toBe(10);
    expect(mayStore(answer({ ...all, 'cdn-cache-control': 'private' }), asked)).toBe(false);
    expect(mayStore(answer({ 'cache-control': 'no-store', 'cdn-cache-control': 'max-age=90' }), asked)).toBe(true);
  });
});
