import { describe, expect, test } from '@jest/globals';
import { fastest } from '../../testing/fastest.ts';
import { parseDirectives, secondsOf } from './directives.ts';

describe('Cache-Control', () => {
  test.each([
    ['max-age=60', { 'max-age': '60' }],
    ['Max-Age=60, PUBLIC', { 'max-age': '60', public: '' }],
    [' no-store ,, private ', { 'no-store': '', private: '' }],
    ['max-age="60"', { 'max-age': '60' }],
    ['private="set-cookie, x", max-age=1', { private: 'set-cookie, x', 'max-age': '1' }],
    ['ext="max-age=3600", max-age=1', { ext: 'max-age=3600', 'max-age': '1' }],
    ['max-age=1, ext="a \\"max-age=3600\\""', { 'max-age': '1', ext: 'a "max-age=3600"' }],
    ['max-age=60, max-age=60', { 'max-age': '60' }],
    ['', {}],
    [undefined, {}],
  ])('%j', (field, expected) => {
    expect(Object.fromEntries(parseDirectives(field))).toEqual(expected);
  });

  test.each([
    ['max-age=60', 60],
    ['max-age=0060', 60],
    ['max-age=99999999999', 2 ** 31],
    ['max-age=-60', 0],
    ['max-age=60.5', 0],
    ["max-age='60'", 0],
    ['max-age=60a', 0],
    ['max-age', 0],
    ['max-age=60, max-age=30', 0],
    ['public', undefined],
  ])('%j lasts %p seconds', (field, expected) => {
    expect(secondsOf(parseDirectives(field), 'max-age')).toBe(expected);
  });

  test('Q22: parses a long field in linear time', () => {
    expect(fastest(() => parseDirectives(`a="${'\\'.repeat(8_000)}`.repeat(2)))).toBeLessThan(500);
    expect(fastest(() => parseDirectives('max-age='.repeat(2_000)))).toBeLessThan(500);
  });
});
