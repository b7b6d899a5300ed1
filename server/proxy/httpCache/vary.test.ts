import { describe, expect, test } from '@jest/globals';
import { matchesVary, variesByAll, varyValuesOf } from './vary.ts';

describe('Vary', () => {
  test.each([
    ['*', true],
    ['Accept, *', true],
    [', *', true],
    ['Accept', false],
    [undefined, false],
  ])('%j contains *: %s', (vary, expected) => expect(variesByAll(vary)).toBe(expected));

  test.each([
    ['Accept', { accept: 'a, b' }, { accept: 'a,b' }, true],
    ['accept', { accept: 'a' }, { accept: 'b' }, false],
    ['Accept', { accept: 'a' }, {}, false],
    ['Accept', { accept: '' }, {}, false],
    ['Accept', {}, {}, true],
    ['Accept, X', { accept: 'a', x: '1' }, { accept: 'a', x: '2' }, false],
    ['Accept', { accept: 'a', x: '1' }, { accept: 'a', x: '2' }, true],
    ['constructor', {}, {}, true],
  ])('%s: stored for %j, matches %j: %s', (vary, stored, request, expected) => {
    expect(matchesVary(varyValuesOf(vary, stored), request)).toBe(expected);
  });
});
