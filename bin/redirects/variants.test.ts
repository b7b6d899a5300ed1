import { describe, expect, test } from '@jest/globals';
import { createRandom } from '../../lib/random.ts';
import { encodeTarget, invalidTargetStatus } from '../../server/operations/requestTarget.ts';
import { canonicalize, splitUrl } from '../../server/redirects/rules.ts';
import { isThirdParty, nearMissOf, variantOf } from './variants.ts';

const URLS = ['/hitta-oss/malm%C3%B6', '/a%20b/c', '/', '/lista?re=uppland&si=%C3%A5', '/x/100%25', '/%C5%A1koda'];

describe('F041: other forms of a URL', () => {
  test.each(URLS)('of %s are accepted and have the same meaning', (url) => {
    const random = createRandom(url);
    const seen = new Set<string>();
    for (let round = 0; round < 500; round += 1) {
      const variant = encodeTarget(variantOf(url, random, { marker: true }));
      seen.add(variant);
      const [plain, other] = [splitUrl(url), splitUrl(variant)];
      expect([variant, invalidTargetStatus(variant)]).toEqual([variant, null]);
      expect(canonicalize(other.path)?.path).toBe(canonicalize(plain.path)?.path);
      const pairs = [...new URLSearchParams(other.query)].filter(([name]) => !isThirdParty(name));
      const folded = (entries: Iterable<[string, string]>) =>
        [...entries].map((pair) => pair.join('=').toLowerCase()).sort();
      expect(folded(pairs)).toEqual(folded(new URLSearchParams(plain.query)));
    }
    expect(seen.size).toBeGreaterThan(50);
    expect([...seen].some((each) => canonicalize(splitUrl(each).path)?.marked)).toBe(true);
  });

  test('have no marker with marker: false', () => {
    const random = createRandom('no marker');
    for (let round = 0; round < 300; round += 1) {
      expect(canonicalize(splitUrl(encodeTarget(variantOf('/a', random, { marker: false }))).path)?.marked).toBe(false);
    }
  });

  test('near-misses are other URLs', () => {
    const random = createRandom('near');
    const misses = new Set(Array.from({ length: 100 }, () => nearMissOf('/a/bcd?x=1', random)));
    expect([...misses].sort()).toEqual(['/a/bc', '/a/bcd-7', '/a/bcd/qzx', '/a/bcdx']);
  });
});
