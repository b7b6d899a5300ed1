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
    const directives = targetedDirectives(field);
    expect(directives && Object.fromEntries(directives)).toEqual(expected);
  });

  const response = (headers: Record<string, string>) => ({ status: 200, headers, wallClockAt: Date.now() });
  const request = { directives: new Map(), authorized: false };

  test('replaces Cache-Control and Expires', () => {
    const headers = { 'cache-control': 'max-age=10', expires: new Date(Date.now() + 60_000).toUTCString() };
    expect(lifetime(response({ ...headers, 'cdn-cache-control': 'max-age=90' }))).toBe(90);
    expect(lifetime(response({ ...headers, 'cdn-cache-control': 'max-age=0' }))).toBe(0);
    expect(lifetime(response({ ...headers, 'cdn-cache-control': 'max-age=x' }))).toBe(10);
    expect(mayStore(response({ ...headers, 'cdn-cache-control': 'private' }), request)).toBe(false);
    expect(mayStore(response({ 'cache-control': 'no-store', 'cdn-cache-control': 'max-age=90' }), request)).toBe(true);
  });
});
