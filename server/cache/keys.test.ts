import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cacheKey, canonicalJson } from './keys.ts';

describe('cacheKey', () => {
  test('does not depend on the order of the parts', () => {
    expect(cacheKey('layout', { site: 'a', language: 'b', path: '/c' })).toBe(
      cacheKey('layout', { path: '/c', language: 'b', site: 'a' }),
    );
  });

  test('policies do not share keys', () => {
    expect(cacheKey('dictionary', { site: 'a', language: 'b' })).not.toBe(
      cacheKey('navigation', { site: 'a', language: 'b' }),
    );
  });

  test('Q10: different parts never give the same key, whichever separators they contain', () => {
    const part = fc.string({ unit: fc.constantFrom('a', '"', ',', '\\', '[', ']', '/', '\u0000') });
    fc.assert(
      fc.property(part, part, part, part, (site, path, otherSite, otherPath) => {
        const one = cacheKey('layout', { site, language: 'sv', path });
        const other = cacheKey('layout', { site: otherSite, language: 'sv', path: otherPath });
        expect(one === other).toBe(site === otherSite && path === otherPath);
      }),
    );
  });
});

describe('canonicalJson', () => {
  test('sorts names at every depth and preserves the order of lists', () => {
    expect(canonicalJson({ b: [2, 1, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[2,1,{"c":2,"d":1}]}');
  });

  test('`__proto__` in a filter is a name like any other', () => {
    const request: unknown = JSON.parse('{"filters":{"__proto__":["x"],"a":["y"]}}');
    expect(canonicalJson(request)).toContain('__proto__');
  });
});
