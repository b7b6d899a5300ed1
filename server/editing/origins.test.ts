import { describe, expect, test } from '@jest/globals';
import { allowedOrigins } from './origins.ts';

describe('F003 origins of editors', () => {
  const { allows, sources } = allowedOrigins(
    'https://editor.example.com, https://*.example.org,https://app-*.example.net,http://localhost:*',
  );

  test.each([
    [undefined, true],
    ['https://pages.sitecorecloud.io', true],
    ['https://xmapps.sitecorecloud.io', true],
    ['https://designlibrary.sitecorecloud.io', true],
    ['https://app.sitecorecloud.io', true],
    ['https://editor.example.com', true],
    ['https://a.example.org', true],
    ['https://a.b.example.org', true],
    ['https://app-17.example.net', true],
    ['http://localhost', true],
    ['http://localhost:5173', true],
    ['', false],
    ['null', false],
    ['http://pages.sitecorecloud.io', false],
    ['https://pages.sitecorecloud.io:8443', false],
    ['https://pages.sitecorecloud.io.evil.example', false],
    ['https://evil.example/https://pages.sitecorecloud.io', false],
    ['https://pagesXsitecorecloud.io', false],
    ['https://pages.sitecorecloudXio', false],
    ['https://example.org', false],
    ['https://evilexample.org', false],
    ['https://a.example.org.evil.example', false],
    ['https://evil.example#.example.org', false],
    ['https://evil.example/.example.org', false],
    ['https://user@a.example.org', false],
    ['https://app-.evil.example.net', false],
    ['http://localhost:5173.evil.example', false],
    ['https://localhost:5173', false],
  ])('%j: %j', (origin, allowed) => {
    expect(allows(origin)).toBe(allowed);
  });

  test('a policy gets what it can say', () => {
    expect(sources.slice(0, 4)).toEqual([
      'https://editor.example.com',
      'https://*.example.org',
      'https://*.example.net',
      'http://localhost:*',
    ]);
    expect(sources).toHaveLength(8);
  });

  test('nothing configured: the platform alone', () => {
    expect(allowedOrigins('').sources).toHaveLength(4);
    expect(allowedOrigins(' , ').allows('https://editor.example.com')).toBe(false);
  });
});
