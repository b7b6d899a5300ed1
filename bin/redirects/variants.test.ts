import { describe, expect, test } from '@jest/globals';
import { encodeTarget, invalidTargetStatus } from '../../server/middleware/requestValidation.ts';
import { canonicalize } from '../../server/redirects/canonicalize.ts';
import { splitUrl } from '../../server/redirects/resolver.ts';
import { createChance } from './chance.ts';
import { isThirdParty, nearMissOf, variantOf } from './variants.ts';

const ADDRESSES = ['/hitta-oss/malm%C3%B6', '/a%20b/c', '/', '/lista?re=uppland&si=%C3%A5', '/x/100%25', '/%C5%A1koda'];

describe('F041: other forms of a URL', () => {
  test.each(ADDRESSES)('of %s are let in and mean the same', (url) => {
    const chance = createChance(url);
    const seen = new Set<string>();
    for (let turn = 0; turn < 500; turn += 1) {
      const variant = encodeTarget(variantOf(url, chance, { marker: true }));
      seen.add(variant);
      const [plain, other] = [splitUrl(url), splitUrl(variant)];
      expect([variant, invalidTargetStatus(variant)]).toEqual([variant, null]);
      expect(canonicalize(other.path)?.path).toBe(canonicalize(plain.path)?.path);
      const own = [...new URLSearchParams(other.query)].filter(([name]) => !isThirdParty(name));
      const folded = (pairs: Iterable<[string, string]>) =>
        [...pairs].map((pair) => pair.join('=').toLowerCase()).sort();
      expect(folded(own)).toEqual(folded(new URLSearchParams(plain.query)));
    }
    expect(seen.size).toBeGreaterThan(50);
    expect([...seen].some((each) => canonicalize(splitUrl(each).path)?.marked)).toBe(true);
  });

  test('the marker is left out when asked to', () => {
    const chance = createChance('no marker');
    for (let turn = 0; turn < 300; turn += 1) {
      expect(canonicalize(splitUrl(encodeTarget(variantOf('/a', chance, { marker: false }))).path)?.marked).toBe(false);
    }
  });

  test('near-misses are other URLs', () => {
    const chance = createChance('near');
    const misses = new Set(Array.from({ length: 100 }, () => nearMissOf('/a/bcd?x=1', chance)));
    expect([...misses].sort()).toEqual(['/a/bc', '/a/bcd-7', '/a/bcd/qzx', '/a/bcdx']);
  });
});
