import { describe, expect, test } from '@jest/globals';
import { isFor, variedOf, variesByAll } from './varying.ts';

describe('Vary', () => {
  test.each([
    ['*', true],
    ['Accept, *', true],
    [', *', true],
    ['Accept', false],
    [undefined, false],
  ])('%j is all: %s', (vary, expected) => expect(variesByAll(vary)).toBe(expected));

  test.each([
    ['Accept', { accept: 'a, b' }, { accept: 'a,b' }, true],
    ['accept', { accept: 'a' }, { accept: 'b' }, false],
    ['Accept', { accept: 'a' }, {}, false],
    ['Accept', { accept: '' }, {}, false],
    ['Accept', {}, {}, true],
    ['Accept, X', { accept: 'a', x: '1' }, { accept: 'a', x: '2' }, false],
    ['Accept', { accept: 'a', x: '1' }, { accept: 'a', x: '2' }, true],
    ['constructor', {}, {}, true],
  ])('%s: for %j kept, for %j good: %s', (vary, kept, asked, expected) => {
    expect(isFor(variedOf(vary, kept), asked)).toBe(expected);
  });
});
