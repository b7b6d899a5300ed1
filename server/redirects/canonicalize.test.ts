import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalize, encodeSegment, fold } from './canonicalize.ts';

const at = (path: string, marked = false) => ({ path, marked });

describe('F041: the canonical path', () => {
  test.each([
    ['/hitta-oss/malmo', at('/hitta-oss/malmo')],
    ['/Hitta-Oss/MALMO', at('/hitta-oss/malmo')],
    ['/hitta-oss/malmo/', at('/hitta-oss/malmo')],
    ['//hitta-oss///malmo//', at('/hitta-oss/malmo')],
    ['/hitta%2doss/%6Dalmo', at('/hitta-oss/malmo')],
    ['/malm%C3%B6', at('/malmö')],
    ['/malm%c3%b6', at('/malmö')],
    ['/MALM%C3%96', at('/malmö')],
    ['/malmö', at('/malmö')],
    ['/malmo%CC%88', at('/malmö')],
    ['/malmo\u0308', at('/malmö')],
    ['/a%20b', at('/a b')],
    ['/', at('/')],
    ['//', at('/')],
  ])('%s', (written, canonical) => {
    expect(canonicalize(written)).toEqual(canonical);
  });

  test.each([
    ['/hitta-oss/malmo/,-w-,', at('/hitta-oss/malmo', true)],
    ['/hitta-oss/malmo,-w-,', at('/hitta-oss/malmo', true)],
    ['/hitta-oss/malmo/%2C-w-%2C', at('/hitta-oss/malmo', true)],
    ['/hitta-oss/malmo/%2c-W-%2c/', at('/hitta-oss/malmo', true)],
    ['/,-w-,', at('/', true)],
    ['/,-w-,/malmo', at('/,-w-,/malmo')],
  ])('the marker is removed from the end of %s', (written, canonical) => {
    expect(canonicalize(written)).toEqual(canonical);
  });

  test.each(['', 'malmo', '/%', '/%zz', '/%E4', '/a%2fb', '/a%2Fb', '/a%5cb', '/a%5Cb'])('%j is no path', (written) => {
    expect(canonicalize(written)).toBeNull();
  });

  test('all variants of a path have one canonical path', () => {
    const letters = fc.stringMatching(/^[a-zåäöéšß0-9 ._~-]{1,12}$/).filter((text) => !/^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 5 }), fc.infiniteStream(fc.nat(4)), (segments, dice) => {
        const plain = `/${segments.join('/')}`;
        const varied = [...plain.normalize(dice.next().value % 2 ? 'NFD' : 'NFC')].map((sign) => vary(sign, dice));
        expect(canonicalize(varied.join(''))).toEqual({ path: fold(plain), marked: false });
      }),
    );
  });

  test('no text makes it throw, and its result is canonical', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const canonical = canonicalize(`/${text.toWellFormed()}`);
        if (!canonical) return;
        expect(canonical.path).toMatch(/^\/(?!\/)/);
        const again = canonicalize(canonical.path.split('/').map(encodeSegment).join('/'));
        if (again && !/[\\]/.test(canonical.path)) expect(fold(again.path)).toBe(again.path);
      }),
    );
  });
});

/** A slash is doubled, a letter is raised where that is undone by lowering it, any sign is percent-encoded. */
function vary(sign: string, dice: Iterator<number>): string {
  const throwOf = dice.next().value ?? 0;
  if (sign === '/') return throwOf === 0 ? '//' : '/';
  const upper = sign.toUpperCase();
  const raised = throwOf % 2 === 0 && upper.toLowerCase() === sign ? upper : sign;
  const encoded = [...new TextEncoder().encode(raised)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
  return throwOf > 2 || raised === ' ' ? encoded : raised;
}
