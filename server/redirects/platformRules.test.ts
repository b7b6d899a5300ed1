import { describe, expect, test } from '@jest/globals';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import type { PlatformRedirect } from '../../src/contracts/content/content.ts';
import { TARGET_CONTEXT, tableOf } from '../testing/redirectTables.ts';
import { relativeUrl } from './location.ts';
import { Matcher } from './matcher.ts';
import { platformTable } from './platformRules.ts';
import { resolve } from './resolver.ts';

const redirect = (pattern: string, target: string, more: Partial<PlatformRedirect> = {}): PlatformRedirect => ({
  ...{ pattern, target, redirectType: 'REDIRECT_301', isQueryStringPreserved: true, isLanguagePreserved: false },
  ...{ locale: '', ...more },
});

const read = (...redirects: PlatformRedirect[]) => platformTable(norrvagSe, redirects, TARGET_CONTEXT);

function find(redirects: PlatformRedirect[], url: string, file = '') {
  const rules = { file: tableOf(file).matcher, platform: read(...redirects).matcher };
  return resolve(
    (id) => (id === 'norrvag-se' ? rules : { file: new Matcher(), platform: new Matcher() }),
    'norrvag-se',
    url,
  );
}
function lead(redirects: PlatformRedirect[], url: string, file = ''): string | null {
  const place = find(redirects, url, file)?.location;
  return place
    ? `${place.host ?? ''}${place.site && place.site !== 'norrvag-se' ? `${place.site}:` : ''}${relativeUrl(place)}`
    : null;
}

describe('expressions of the content platform as rules of ours', () => {
  test.each([
    ['/kampanj', '/ny', '/Kampanj/', '/ny'],
    ['kampanj', '/ny', '/kampanj', '/ny'],
    ['^/kampanj$', '/ny', '/kampanj', '/ny'],
    ['^/kampanj/?$', '/ny', '/kampanj/', '/ny'],
    ['/^\\/kampanj$/i', '/ny', '/kampanj', '/ny'],
    ['^/gammal/(.*)$', '/ny/$1', '/gammal/a/b', '/ny/a/b'],
    ['^/gammal/.*$', '/ny', '/gammal/a/b', '/ny'],
    ['^/gammal/([^/]+)/(\\d+)$', '/ny/$2/$1', '/gammal/volvo/17', '/ny/17/volvo'],
    ['^/gammal/[^/]+/([0-9]+)$', '/ny/$1', '/gammal/volvo/17', '/ny/17'],
    ['^/gammal/(\\d+)-([^/]+)$', '/ny/$1$2', '/gammal/17-volvo', '/ny/17volvo'],
    ['^/fil\\.html$', '/ny', '/fil.html', '/ny'],
    ['/lista?re=uppland', '/ny', '/lista?re=uppland', '/ny?re=uppland'],
    ['^/lista\\?re=uppland$', '/ny', '/lista?re=uppland', '/ny?re=uppland'],
    ['/tid:nu', '/ny:tid', '/tid:nu', '/ny%3Atid'],
    ['/kampanj', 'https://norrvag-se.example/ny', '/kampanj', '/ny'],
    ['/kampanj', 'http://www.rullande-se.example/ny?a=b', '/kampanj', 'rullande-se:/ny?a=b'],
    ['/kampanj', 'https://rullande-se.example', '/kampanj', 'rullande-se:/'],
    ['^/jobb/(.*)$', 'https://careers.example.com/$1', '/jobb/a', 'https://careers.example.com/a'],
  ])('%s -> %s: %s', (pattern, target, url, location) => {
    expect(read(redirect(pattern, target)).refused).toEqual([]);
    expect(lead([redirect(pattern, target)], url)).toBe(location);
  });

  test.each([
    ['^/a(?=b)$', '/ny'],
    ['^/(a)\\1$', '/ny'],
    ['^/(a$', '/ny'],
    ['^/a**$', '/ny'],
    ['^/(a{99}){99}$', '/ny'],
    ['/a', 'https://evil.example/'],
    ['/a', '//evil.example/'],
    ['/a', '/ny/$1'],
    ['', '/ny'].map((text) => text || '/a//b') as [string, string],
  ])('Q22: %s -> %s is refused, with position and reason', (pattern, target) => {
    const { refused, rules } = read(redirect('/first', '/ny'), redirect(pattern, target));
    expect(refused).toEqual([{ line: 2, pattern, target, reason: expect.stringMatching(/\w/) }]);
    expect(rules.filter(({ line }) => line === 2)).toEqual([]);
  });

  test.each([
    ['/kop-bil/alla-bilar-i-lager', '/kampanj'],
    ['^/kop-bil/.*$', '/kampanj'],
    ['/kop-bil', '/kampanj'],
    ['^/$', '/kampanj'],
    ['.*', '/kampanj'],
    ['^/en/', '/engelska'],
    ['^/en/(.*)$', '/engelska/$1'],
    ['/en/kop-bil/alla-bilar-i-lager', '/kampanj'],
    ['/anlag.*', '/kampanj'],
  ])('a rule that takes a page of the site’s configuration is refused, and no other: %s', (pattern, target) => {
    const takes = pattern !== '/kop-bil';
    const { refused, rules } = read(redirect(pattern, target));
    expect([refused.length, rules.length > 0]).toEqual(takes ? [1, false] : [0, true]);
    if (takes) expect(refused[0]?.reason).toMatch(/^it takes \/.*, a page that the site needs$/);
  });

  test('a rule for one query of such a page is no such rule', () => {
    const { refused } = read(redirect('/kop-bil/alla-bilar-i-lager?make=volvo', '/kop-bil/bilmarken/volvo'));
    expect(refused).toEqual([]);
  });

  test('query and language are preserved or dropped, or a condition', () => {
    expect(lead([redirect('/a', '/b')], '/a?x=1')).toBe('/b?x=1');
    expect(lead([redirect('/a', '/b', { isQueryStringPreserved: false })], '/a?x=1')).toBe('/b');
    expect(lead([redirect('/a', '/b')], '/en/a')).toBe('/b');
    expect(lead([redirect('/a', '/b', { isLanguagePreserved: true })], '/en/a')).toBe('/en/b');
    expect(lead([redirect('/a', '/', { isLanguagePreserved: true })], '/en/a')).toBe('/en');
    expect(lead([redirect('/a', '/b', { locale: 'EN' })], '/a')).toBeNull();
    expect(lead([redirect('/a', '/b', { locale: 'EN' })], '/en/a')).toBe('/b');
  });

  test('tables of files have precedence; of equal rules the earlier one is used', () => {
    expect(lead([redirect('/a', '/platform')], '/a', '/a -> /file')).toBe('/file');
    expect(lead([redirect('/a', '/1'), redirect('/a', '/2')], '/a')).toBe('/1');
    expect(lead([redirect('/b', '/c')], '/a', '/a -> /b')).toBe('/c');
  });

  test('temporary redirects, and server transfers', () => {
    expect(find([redirect('/a', '/b', { redirectType: 'REDIRECT_302' })], '/a')?.kind).toBe('temporary');
    const transfer = redirect('/b', '/c', { redirectType: 'SERVER_TRANSFER' });
    expect(find([transfer], '/b')).toMatchObject({ kind: 'rewrite', location: { path: '/c' } });
    // Whoever is sent there is sent to the address that shows it.
    expect(find([transfer], '/a', '/a -> /b')).toMatchObject({ kind: 'permanent', location: { path: '/b' } });
    expect(find([transfer, redirect('/c', '/d')], '/b')).toMatchObject({ kind: 'rewrite', location: { path: '/d' } });
  });

  test.each([
    ['/_page?path=%2Fkampanj%2Fa', null],
    ['/-/media/kampanj/a.jpg', null],
    ['/assets/kampanj/a.js', null],
    ['/api/kampanj/a', null],
    ['/robots.txt', null],
    ['/sitemap-kampanj.xml', null],
    ['/en/kampanj/a', '/ny'],
    ['/apiari/kampanj/a', '/ny'],
  ])('F004, F005: an expression without ^ hides pages, but no path of the product: %s', (url, location) => {
    expect(lead([redirect('kampanj/(.*)|txt|xml', '/ny', { isQueryStringPreserved: false })], url)).toBe(location);
  });

  test('at most 10,000 are read', () => {
    const many = Array.from({ length: 10_001 }, (_, index) => redirect(`/a${index}`, '/b'));
    expect(read(...many).rules.filter(({ source }) => !source.startsWith('/en'))).toHaveLength(10_000);
  });
});
