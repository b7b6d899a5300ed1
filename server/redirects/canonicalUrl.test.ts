import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resolveSite } from '../../config/hosts.ts';
import { invalidTargetStatus } from '../operations/requestTarget.ts';
import { canonicalLocation } from './canonicalUrl.ts';

const at = (url: string, host = 'norrvag-se.example') => {
  const resolved = resolveSite(host);
  if (resolved === null) throw new Error(`No site under ${host}`);
  return canonicalLocation(url, resolved);
};

describe('canonical URLs', () => {
  test.each([
    '/',
    '/?a=B',
    '/kop-bil',
    '/kop-bil/%C3%A5ret',
    '/kop-bil/%c3%a5ret',
    '/assets/Entry-Ab12.js',
    '/api/Forms/',
    '/-/media/Cars/A.jpg',
    '/sitecore/api/X/',
    '/robots.txt',
  ])('%s', (url) => {
    expect(at(url)).toBeNull();
  });
});

describe('URLs that are redirected', () => {
  test.each([
    ['/Kop-Bil', '/kop-bil'],
    ['/kop-bil/', '/kop-bil'],
    ['/Kop-Bil/?Q=A', '/kop-bil?Q=A'],
    ['//evil.example', '/evil.example'],
    ['///evil.example//x/', '/evil.example/x'],
    ['//', '/'],
    ['/%C3%85RET', '/%C3%A5ret'],
    ['/%41', '/a'],
    ['/Assets/x', '/assets/x'],
  ])('%s to %s', (url, location) => {
    expect(at(url)).toBe(location);
  });

  test('Q14: www, case and slashes in one hop, to the configured origin', () => {
    expect(at('/Kop-Bil//X/?a=1', 'www.norrvag-se.example')).toBe('https://norrvag-se.example/kop-bil/x?a=1');
    expect(at('/', 'www.norrvag-se.example')).toBe('https://norrvag-se.example/');
  });
});

test('Q13, Q14: every location is rooted on our own host and canonical', () => {
  const character = fc.constantFrom(
    '/',
    'A',
    'b',
    '%C3%85',
    '%3F',
    '%23',
    '%25',
    '%40',
    'İ',
    'ẞ',
    '@',
    ':',
    '.',
    '?',
    '-',
    ' ',
  );
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), (tail) => {
      const url = encodeURI(`/${tail}`).replaceAll('%25', '%');
      if (invalidTargetStatus(url) !== null) return;
      const location = at(url);
      if (location === null) return;
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, 'https://norrvag-se.example').host).toBe('norrvag-se.example');
      expect(at(location)).toBeNull();
    }),
    { numRuns: 3_000 },
  );
});
