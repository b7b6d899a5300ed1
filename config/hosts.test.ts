import { describe, expect, test } from '@jest/globals';
import { createSiteResolver, parseHost, resolveSite } from './hosts.ts';

const resolvedAt = (host: string | undefined, siteName = '') => {
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
    expect(resolvedAt(host)).toEqual(expected);
  });
});

describe('hosts that are not served', () => {
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
    expect(resolvedAt(host)).toBeNull();
  });
});

describe('SITE_NAME', () => {
  test('serves its site under every host, with the site’s origin', () => {
    expect(resolvedAt('anything.test', 'marlow-uk')).toEqual(['marlow-uk', 'https://marlow-uk.example', null, null]);
    expect(resolvedAt('norrvag-se.example', 'marlow-uk')).toEqual([
      'marlow-uk',
      'https://marlow-uk.example',
      null,
      null,
    ]);
    expect(resolvedAt('localhost:3000', 'marlow-uk')).toEqual([
      'marlow-uk',
      'http://marlow-uk.localhost:3000',
      null,
      null,
    ]);
    expect(resolvedAt('mini.marlow-uk.example', 'marlow-uk')?.[2]).toBe('mini');
  });

  test('an unknown site is an error', () => {
    expect(() => createSiteResolver({ siteName: 'nowhere', port: 1 })).toThrow('Unknown site: nowhere');
  });
});

test('parseHost returns null for text that is no host', () => {
  expect(parseHost('A.b-c.Example:80')).toBe('a.b-c.example');
  for (const bad of ['a b', 'a\tb', 'a:b:c', '-a', 'a..:', 'é.example', 'a'.repeat(300)])
    expect(parseHost(bad)).toBeNull();
});
