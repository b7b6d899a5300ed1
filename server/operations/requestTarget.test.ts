import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fastest } from '../testing/fastest.ts';
import { encodeTarget, invalidTargetStatus, MAX_PATH } from './requestTarget.ts';

describe('valid URLs', () => {
  test.each([
    '/',
    '/kop-bil/123456/volvo-v60',
    '/en/',
    '//double//slash/',
    '/kop-bil/%C3%A5',
    '/a.css;x',
    '/-/media/cars/suv/1a2b3c/front.jpg?w=640&h=400',
    '/kop-bil/,-w-,',
    '/x?car_brand=Volvo&car_brand=BMW&car_price=100000-250000',
    '/x?keyphrase=v60%20elbil',
    '/x?next=https%3A%2F%2Fevil.example%2F',
    '/x?',
    '/x?q=%E0%A4%A',
    '/x?q=50%&r=%00',
    `/x?${'a&'.repeat(201)}a`,
    '/...',
    '/a..b',
  ])('%s', (url) => {
    expect(invalidTargetStatus(url)).toBeNull();
  });
});

describe('invalid URLs', () => {
  test.each([
    ['an absolute URL', 'http://evil.example/', 400],
    ['asterisk', '*', 400],
    ['empty', '', 400],
    ['malformed percent', '/%E0%A4%A', 400],
    ['lone percent', '/100%', 400],
    ['NUL', '/a%00b', 400],
    ['line break', '/a%0d%0aset-cookie:x', 400],
    ['tab', '/%09/evil.example', 400],
    ['backslash', '/\\evil.example', 400],
    ['encoded backslash', '/%5cevil.example', 400],
    ['encoded slash', '/%2f%2fevil.example', 400],
    ['encoded twice', '/%252f%252fevil.example', 400],
    ['dot segment', '/a/../b', 400],
    ['dot segment at the end', '/a/..', 400],
    ['single dot segment', '/./a', 400],
    ['encoded dot segment', '/%2e%2e/secret', 400],
    ['half encoded dot segment', '/-/media/.%2e/secret', 400],
    ['overlong UTF-8 dot', '/%c0%ae%c0%ae/', 400],
    ['a long path', `/${'a'.repeat(MAX_PATH)}`, 414],
    ['a long query', `/x?q=${'a'.repeat(8_192)}`, 414],
  ])('%s', (_title, url, status) => {
    expect(invalidTargetStatus(url)).toBe(status);
  });
});

describe('F041: encodings of older systems', () => {
  test.each([
    ['/kop', '/kop'],
    ['/malm%C3%B6', '/malm%C3%B6'],
    ['/malm\xc3\xb6', '/malm%C3%B6'],
    ['/malm%F6', '/malm%C3%B6'],
    ['/malm\xf6', '/malm%C3%B6'],
    ['/sk%e5ne?stad=malm%f6', '/sk%C3%A5ne?stad=malm%C3%B6'],
    ['/sk%e5ne?utm_campaign=h%C3%B6st', '/sk%C3%A5ne?utm_campaign=h%C3%B6st'],
    ['/sk%C3%A5ne?stad=malm%f6&a=%', '/sk%C3%A5ne?stad=malm%C3%B6&a=%'],
    ['/x?a=h%C3&b=50%', '/x?a=h%C3&b=50%'],
    ['/%c0%ae%c0%ae/', '/%c0%ae%c0%ae/'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%j', (raw, encoded) => {
    expect(encodeTarget(raw)).toBe(encoded);
  });
});

test('Q22: every 8 KB URL is checked in less than 50 ms', () => {
  const hostileUrls = [
    `/${'a/'.repeat(4_095)}!`,
    `/${'-'.repeat(8_190)}!`,
    `/${'.'.repeat(8_190)}`,
    `/${'%2e'.repeat(2_700)}`,
    `/${'//'.repeat(4_000)}%`,
    `/x?${'&'.repeat(8_000)}`,
    `/x?${'%41'.repeat(2_700)}`,
  ];
  for (const url of hostileUrls) expect(fastest(() => invalidTargetStatus(url))).toBeLessThan(50);
});

test('valid paths can be decoded, are rooted and have no dot segment', () => {
  const character = fc.constantFrom(
    '/',
    '.',
    '%',
    '2',
    'e',
    'f',
    '5',
    'c',
    '0',
    'a',
    '\\',
    ';',
    '?',
    'é',
    '\u0000',
    '\r',
  );
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 24 }), (tail) => {
      const url = `/${tail}`;
      if (invalidTargetStatus(url) !== null) return;
      const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
      expect(path.startsWith('/')).toBe(true);
      expect(path).not.toMatch(/(?:^|\/)\.{1,2}(?:\/|$)|\\|\0|\r/);
    }),
    { numRuns: 2_000 },
  );
});
