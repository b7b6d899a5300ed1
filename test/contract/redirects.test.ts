import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import { Matcher, platformTable, relativeUrl, resolve } from '../../server/redirects/rules.ts';
import { TARGET_CONTEXT } from '../../server/testing/redirectTables.ts';
import type { PlatformRedirect } from '../../src/contracts/content/content.ts';

/**
 * Redirects of the content platform, case by case: for each rule and request our result equals that of the platform's
 * own middleware.
 */

const require = createRequire(import.meta.url);
const platform = require('@sitecore-content-sdk/content/site');

const LOCALES = norrvagSe.languages.map(({ code }) => code);
const [DEFAULT] = LOCALES;

type Rule = readonly [pattern: string, target: string, more?: Partial<PlatformRedirect>];

const rules = (...list: readonly Rule[]): PlatformRedirect[] =>
  list.map(([pattern, target, more]) => ({
    pattern,
    target,
    redirectType: 'REDIRECT_301',
    isQueryStringPreserved: false,
    isLanguagePreserved: false,
    locale: '',
    ...more,
  }));

/** Runs the functions of the platform's middleware in its order. */
function runPlatformMiddleware(redirects: PlatformRedirect[], url: string): string | null {
  const copies = redirects.map((redirect) => ({ ...redirect }));
  const incoming = platform.breakDownPath(LOCALES, url);
  const locale = incoming.locale?.toLowerCase() ?? DEFAULT;
  const path = incoming.nonLocalePath.replace(/\/+$/, '').toLowerCase();
  const found =
    platform.matchRedirectItemRedirect(copies, locale, path) ??
    platform.matchFromRedirectMapRedirect(copies, locale, incoming);
  if (!found) return null;
  found.target = platform.resolveRedirectTarget(found, DEFAULT, incoming.nonLocalePath);
  if (platform.isAbsoluteTarget(found.target)) return comparable(platform.processAbsoluteUrlTarget(incoming, found));
  const { targetLocale, targetPath } = platform.processRelativeUrlTarget(incoming, found, LOCALES, locale);
  const prefix = targetLocale && targetLocale !== DEFAULT ? `/${targetLocale}` : '';
  return comparable(`${prefix}${targetPath}`);
}

function ourLocation(redirects: PlatformRedirect[], url: string): string | null {
  const table = platformTable(norrvagSe, redirects, TARGET_CONTEXT);
  expect(table.refused).toEqual([]);
  const rulesOf = (id: string) => ({
    file: new Matcher(),
    platform: id === norrvagSe.id ? table.matcher : new Matcher(),
  });
  const place = resolve(rulesOf, norrvagSe.id, url)?.location;
  if (!place) return null;
  const origin = place.host ?? (place.site === norrvagSe.id ? '' : `https://${place.site}.example`);
  return comparable(`${origin}${relativeUrl(place)}`);
}

/** Sorts the parameters and removes a slash at the end, which no page of ours has. */
function comparable(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const pairs = [...new URLSearchParams(query)].map((pair) => pair.join('=')).sort();
  return `${path.replace(/(?<=[^/])\/$/, '')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

const PRESERVE_QUERY = { isQueryStringPreserved: true } as const;
const SAME_LANGUAGE = { isLanguagePreserved: true } as const;

const CASES: readonly (readonly [what: string, list: readonly Rule[], url: string, location: string | null])[] = [
  ['a path', [['/kampanj', '/ny']], '/kampanj', '/ny'],
  ['a path in any case', [['/Kampanj', '/ny']], '/KAMPANJ', '/ny'],
  ['a slash at the end of the request', [['/kampanj', '/ny']], '/kampanj/', '/ny'],
  ['a slash at the end of the pattern', [['/kampanj/', '/ny']], '/kampanj', '/ny'],
  ['a path that only begins like the pattern', [['/kampanj', '/ny']], '/kampanjer', null],
  ['a path in another language', [['/kampanj', '/ny']], '/en/kampanj', '/ny'],
  ['a pattern with a language prefix', [['/en/kampanj', '/ny']], '/en/kampanj', '/ny'],
  ['a pattern with the prefix of the first language', [['/sv/kampanj', '/ny']], '/kampanj', '/ny'],
  ['a pattern with a language prefix, requested in another language', [['/en/kampanj', '/ny']], '/kampanj', null],
  [
    'two matching rules: the first',
    [
      ['/a', '/1'],
      ['/a', '/2'],
    ],
    '/a',
    '/1',
  ],
  [
    'an expression before a path',
    [
      ['^/ab.*$', '/1'],
      ['/abc', '/2'],
    ],
    '/abc',
    '/1',
  ],
  [
    'a path before an expression',
    [
      ['/abc', '/2'],
      ['^/ab.*$', '/1'],
    ],
    '/abc',
    '/2',
  ],

  ['the query of a pattern', [['/lista?re=uppland', '/ny']], '/lista?re=uppland', '/ny'],
  ['the query of a pattern in another order', [['/lista?aa=11&bb=22', '/ny']], '/lista?bb=22&aa=11', '/ny'],
  ['the query of a pattern and more parameters', [['/lista?aa=11', '/ny']], '/lista?aa=11&bb=22', null],
  ['the query of a pattern in part', [['/lista?aa=11&bb=22', '/ny']], '/lista?aa=11', null],
  ['a pattern without a query, requested with one', [['/lista', '/ny']], '/lista?a=1', '/ny'],
  ['a query in an expression', [['^/lista\\?re=(.*)$', '/ny']], '/lista?re=uppland', '/ny'],
  ['a query that is not preserved', [['/a', '/b']], '/a?x=1', '/b'],
  ['a query that is preserved', [['/a', '/b', PRESERVE_QUERY]], '/a?x=1&y=2', '/b?x=1&y=2'],
  ['a query of the pattern that is preserved', [['/a?x=1', '/b', PRESERVE_QUERY]], '/a?x=1', '/b?x=1'],
  ['a query of an expression that is preserved', [['^/a\\?x=\\d+$', '/b', PRESERVE_QUERY]], '/a?x=17', '/b?x=17'],
  [
    'a preserved query with a parameter of the target, which has precedence',
    [['/a', '/b?x=2&z=3', PRESERVE_QUERY]],
    '/a?x=1&y=1',
    '/b?x=2&y=1&z=3',
  ],
  [
    'a preserved query on an absolute target',
    [['/a', 'https://careers.example.com/b', PRESERVE_QUERY]],
    '/a?x=1',
    'https://careers.example.com/b?x=1',
  ],

  ['groups', [['^/gammal/(.*)/(\\d+)$', '/ny/$2/$1']], '/gammal/a/b/17', '/ny/17/a/b'],
  ['a group in the target’s query', [['^/bil/(\\d+)$', '/visa?id=$1']], '/bil/17', '/visa?id=17'],
  ['a group without a match', [['^/a(/b)?$', '/ny$1']], '/a', '/ny'],
  ['a reference to a missing group', [['^/a(/b)?$', '/ny$2']], '/a', '/ny'],
  ['alternatives', [['^/(en|sv)-gammal$', '/ny/$1']], '/sv-gammal', '/ny/sv'],
  ['sets and counts', [['^/[a-z]{3}-[0-9]+$', '/ny']], '/abc-17', '/ny'],
  ['sets and counts without a match', [['^/[a-z]{3}-[0-9]+$', '/ny']], '/ab-17', null],
  ['nested repetitions', [['^/(a+)+$', '/ny']], '/aaa', '/ny'],
  ['a lazy repetition', [['^/x(.*?)-(.*)$', '/ny/$1']], '/xa-b-c', '/ny/a'],
  ['an optional slash at the end', [['^/kampanj/?$', '/ny']], '/kampanj/', '/ny'],
  ['an optional slash as a set', [['^/kampanj[/]?$', '/ny']], '/kampanj', '/ny'],
  ['an optional slash behind a group', [['^/gammal/([^/]+)[/]?$', '/ny/$1']], '/gammal/volvo', '/ny/volvo'],
  ['an expression between slashes', [['/^\\/kampanj$/i', '/ny']], '/Kampanj', '/ny'],
  ['an anchor at the beginning only', [['^/gammal', '/ny']], '/gammal/a/b', '/ny'],
  [
    'an anchor at the end only',
    [
      ['/gammal$', '/ny'],
      ['.*-gammal$', '/ny'],
    ],
    '/x-gammal',
    '/ny',
  ],
  ['a wildcard inside', [['^/gammal/.*/b$', '/ny']], '/gammal/a/c/b', '/ny'],
  ['a non-capturing group', [['^/(?:a|b)/(c)$', '/ny/$1']], '/b/c', '/ny/c'],
  ['a star after a path is part of the path', [['/kampanj/*', '/ny']], '/kampanjer/a', null],
  ['a path that contains that star', [['/kampanj/*', '/ny']], '/kampanj/*', '/ny'],
  ['a plus after a path is part of the path', [['/kampanj+', '/ny']], '/x/kampanj', null],
  ['a question mark after a path begins an empty query', [['/kampanj?', '/ny']], '/kampanj', '/ny'],
  ['a question mark after a path makes no letter optional', [['/kampanj?', '/ny']], '/kampan', null],
  ['letters outside of ASCII', [['^/köp-(.*)$', '/ny/$1']], '/k%C3%B6p-bil', '/ny/bil'],

  ['$siteLang is the site’s language', [['/a', '/$siteLang/b']], '/a', '/b'],
  ['$siteLang from another language', [['/a', '/$siteLang/b']], '/en/a', '/b'],
  ['$siteLang in any case and place', [['/a', '/b?l=$sitelang']], '/a', '/b?l=sv'],
  ['a language in the target', [['/a', '/en/b']], '/a', '/en/b'],
  ['the first language in the target', [['/a', '/sv/b']], '/a', '/b'],
  ['the language preserved', [['/a', '/b', SAME_LANGUAGE]], '/en/a', '/en/b'],
  ['the language preserved in the first', [['/a', '/b', SAME_LANGUAGE]], '/a', '/b'],
  ['the target’s language before the preserved one', [['/a', '/sv/b', SAME_LANGUAGE]], '/en/a', '/b'],
  ['a redirect item of the language', [['/a', '/b', { locale: 'en' }]], '/en/a', '/b'],
  ['a redirect item of another language', [['/a', '/b', { locale: 'en' }]], '/a', null],
  [
    'a redirect item before the map',
    [
      ['/a', '/1'],
      ['/a', '/2', { locale: 'sv' }],
    ],
    '/a',
    '/2',
  ],
  ['a redirect item is a path, with any characters', [['/a(b)', '/ny', { locale: 'sv' }]], '/a(b)', '/ny'],
  ['a redirect item is no expression', [['/a(b)', '/ny', { locale: 'sv' }]], '/ab', null],
  ['a redirect item with a wildcard', [['.*', '/ny', { locale: 'sv' }]], '/ab', null],
  ['a redirect item with any query', [['/a/', '/b', { locale: 'sv', ...PRESERVE_QUERY }]], '/a?x=1', '/b?x=1'],

  ['a target without a slash', [['/a', 'ny/sida']], '/a', '/ny/sida'],
  ['a listed host', [['/a', 'https://careers.example.com/jobb']], '/a', 'https://careers.example.com/jobb'],
  [
    'a listed host over plain HTTP',
    [['/a', 'http://careers.example.com/jobb']],
    '/a',
    'http://careers.example.com/jobb',
  ],
  [
    'a group on a listed host',
    [['^/jobb/(.*)$', 'https://careers.example.com/$1']],
    '/jobb/a',
    'https://careers.example.com/a',
  ],
  ['another of our sites', [['/a', 'https://rullande-se.example/b']], '/a', 'https://rullande-se.example/b'],
];

test.each(CASES)('%s', (_what, list, url, location) => {
  const redirects = rules(...list);
  expect(runPlatformMiddleware(redirects, url)).toBe(location);
  expect(ourLocation(redirects, url)).toBe(location);
});

/** Cases in which the platform's middleware leaves a URL broken, or takes more than the editor can have meant. */
describe('intended differences', () => {
  test.each<(typeof CASES)[number]>([
    ['parameters match in any order in expressions too', [['^/l\\?a=1&b=(\\d+)$', '/ny/$1']], '/l?b=2&a=1', '/ny/2'],
    ['a group in the query is replaced', [['^/visa\\?objekt=(\\d+)$', '/bil/$1']], '/visa?objekt=17', '/bil/17'],
    ['a question mark that begins a query', [['^/visa?objekt=(\\d+)$', '/bil/$1']], '/visa?objekt=17', '/bil/17'],
    ['a plain path is a path, with any characters', [['/fil.html', '/ny']], '/fil.html/x', null],
    ['an optional slash matches no longer path', [['/kampanj[/]?', '/ny']], '/kampanjer', null],
    ['an optional slash without anchors is optional', [['/kampanj/?', '/ny']], '/kampanj/', '/ny'],
    ['a space in a target is encoded', [['/a', '/ny sida?q=b c']], '/a', '/ny%20sida?q=b c'],
    ['a name is a path', [['kampanj', '/ny']], '/vinterkampanjer', null],
    ['repeated values stay', [['/a', '/b', PRESERVE_QUERY]], '/a?x=1&x=2', '/b?x=1&x=2'],
    ['our own host becomes a path', [['/a', 'http://norrvag-se.example/b']], '/a', '/b'],
    ['a listed host without a scheme', [['/a', '//careers.example.com/b']], '/a', 'https://careers.example.com/b'],
    ['a loop does not redirect', [['^/abc.*$', '/abc']], '/abc', null],
  ])('%s', (_what, list, url, location) => {
    expect(ourLocation(rules(...list), url)).toBe(location);
  });
});

describe('Q13 no redirect goes to a host that is not listed', () => {
  test.each([
    'https://evil.example/',
    'http://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https://careers.example.com@evil.example/',
    'https://careers.example.com.evil.example/',
    'https://careers.example.com$1',
    'https://$1/',
    'ftp://careers.example.com/',
    '/\t/evil.example',
  ])('%s', (target) => {
    const table = platformTable(norrvagSe, rules(['^/a(.*)$', target]), TARGET_CONTEXT);
    for (const url of [
      '/a',
      '/a/evil.example',
      '/a//evil.example',
      '/a.evil.example',
      '/a%2f%2fevil.example',
      '/a@evil.example',
    ]) {
      const place = resolve(() => ({ file: new Matcher(), platform: table.matcher }), norrvagSe.id, url)?.location;
      const location = place ? `${place.host ?? ''}${relativeUrl(place)}` : '/';
      expect(new URL(location, 'https://norrvag-se.example').host).toMatch(/^(norrvag-se|careers)\.example(\.com)?$/);
    }
  });

  test.each(['$1', '/$1', '$1/b', '/b$1', '/b/$1'])('a capture does not become the host of %s', (target) => {
    const table = platformTable(norrvagSe, rules(['^/a(.*)$', target]), TARGET_CONTEXT);
    for (const url of [
      '/a//evil.example',
      '/a/%5cevil.example',
      '/a/evil.example',
      '/a%09/evil.example',
      '/ahttps://evil.example',
    ]) {
      const place = resolve(() => ({ file: new Matcher(), platform: table.matcher }), norrvagSe.id, url)?.location;
      const location = place ? relativeUrl(place) : '/';
      expect([url, new URL(location, 'https://norrvag-se.example').host]).toEqual([url, 'norrvag-se.example']);
    }
  });
});
