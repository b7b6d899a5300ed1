import { describe, expect, test } from '@jest/globals';
import { createSiteResolver, parseHost, resolveSite } from './hosts.ts';

const seen = (host: string | undefined, siteName = '') => {
  const resolved = resolveSite(host, siteName, 3000);
  return resolved && [resolved.site.id, resolved.origin, resolved.brand?.theme ?? null, resolved.redirectTo ?? null];
};

describe('hosts that are served', () => {
  test.each([
    ['norrvag-se.example', ['norrvag-se', 'https://norrvag-se.example', null, null]],
    ['NORRVAG-SE.EXAMPLE', ['norrvag-se', 'https://norrvag-se.example', null, null]],
    ['norrvag-se.example.', ['norrvag-se', 'https://norrvag-se.example', null, null]],
    ['norrvag-se.example:443', ['norrvag-se', 'https://norrvag-se.example', null, null]],
    ['www.norrvag-se.example', ['norrvag-se', 'https://norrvag-se.example', null, 'https://norrvag-se.example']],
    ['norrvag-fi.localhost:3000', ['norrvag-fi', 'http://norrvag-fi.localhost:3000', null, null]],
    ['norrvag-fi.localhost:9999', ['norrvag-fi', 'http://norrvag-fi.localhost:3000', null, null]],
    ['mercedes.marlow-uk.example', ['marlow-uk', 'https://mercedes.marlow-uk.example', 'mercedes', null]],
    ['bmw.marlow-uk.localhost:3000', ['marlow-uk', 'http://bmw.marlow-uk.localhost:3000', 'bmw', null]],
    ['localhost:3000', ['norrvag-se', 'http://norrvag-se.localhost:3000', null, null]],
    ['127.0.0.1', ['norrvag-se', 'http://norrvag-se.localhost:3000', null, null]],
    ['[::1]:3000', ['norrvag-se', 'http://norrvag-se.localhost:3000', null, null]],
  ])('%s', (host, expected) => {
    expect(seen(host)).toEqual(expected);
  });
});

describe('near-misses that are not', () => {
  test.each([
    undefined,
    '',
    'example',
    'norrvag-se',
    'norrvag-se.example.com',
    'xnorrvag-se.example',
    'a.norrvag-se.example',
    'mercedes.norrvag-se.example',
    'volvo.marlow-uk.example',
    'www.norrvag-se.localhost',
    'localhost.example',
    '127.0.0.2',
    '[::2]',
    'norrvag-se.example@evil.example',
    'norrvag-se.example/evil',
    'norrvag-se.example:port',
    'norrvag-se.example, evil.example',
  ])('%s', (host) => {
    expect(seen(host)).toBeNull();
  });
});

describe('SITE_NAME', () => {
  test('serves its site on every host, under its own origin', () => {
    expect(seen('anything.test', 'marlow-uk')).toEqual(['marlow-uk', 'https://marlow-uk.example', null, null]);
    expect(seen('norrvag-se.example', 'marlow-uk')).toEqual(['marlow-uk', 'https://marlow-uk.example', null, null]);
    expect(seen('localhost:3000', 'marlow-uk')).toEqual(['marlow-uk', 'http://marlow-uk.localhost:3000', null, null]);
    expect(seen('mini.marlow-uk.example', 'marlow-uk')?.[2]).toBe('mini');
  });

  test('an unknown one is refused', () => {
    expect(() => createSiteResolver({ siteName: 'nowhere', port: 1 })).toThrow('Unknown site: nowhere');
  });
});

test('parseHost knows hosts from other texts', () => {
  expect(parseHost('A.b-c.Example:80')).toBe('a.b-c.example');
  for (const bad of ['a b', 'a\tb', 'a:b:c', '-a', 'a..:', 'é.example', 'a'.repeat(300)])
    expect(parseHost(bad)).toBeNull();
});
