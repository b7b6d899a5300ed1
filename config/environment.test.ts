import { describe, expect, test } from '@jest/globals';
import { EnvironmentError, readEnvironment, upstreamUrls } from './environment.ts';
import type { UpstreamRecord } from './upstreamRecord.ts';
import { UPSTREAM_NAMES, UPSTREAMS } from './upstreams.ts';
import type { Variable } from './variable.ts';
import { VARIABLES } from './variables.ts';

const read = (source: Record<string, string>) => readEnvironment(source, ['norrvag-se', 'marlow-uk']);

function issuesOf(source: Record<string, string>): readonly string[] {
  try {
    read(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.issues;
    throw error;
  }
  return [];
}

/** Variables of the base URLs, in the order of the table. */
const URLS = UPSTREAM_NAMES.map((name) => UPSTREAMS[name].url);
const NEEDS = UPSTREAM_NAMES.flatMap((name): readonly string[] => (UPSTREAMS[name] as UpstreamRecord).needs ?? []);
const KEYS = UPSTREAM_NAMES.flatMap((name) => UPSTREAMS[name].key?.variable ?? []);
const variables: Readonly<Record<string, Variable>> = VARIABLES;
/** Every upstream configured, with its key and what it needs. */
const REAL: Readonly<Record<string, string>> = Object.fromEntries([
  ...UPSTREAM_NAMES.map((name) => [UPSTREAMS[name].url, `https://${name.toLowerCase()}.example/path/`]),
  ...KEYS.map((key) => [key, 'k']),
  ...NEEDS.map((need) => [need, variables[need]?.example ?? '']),
]);
const allBut = (name: string) => UPSTREAM_NAMES.filter((other) => other !== name);
const without = (name: string) => URLS.filter((url) => url !== name);

describe('readEnvironment', () => {
  test('an empty environment is a local run on the sandbox', () => {
    const environment = read({});
    expect(environment).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', SITE_NAME: '', NODE_ENV: '', TRUST_PROXY: 0 });
    expect(environment.sandboxed).toEqual(UPSTREAM_NAMES);
  });

  test('Q2, Q4, Q23: limits have the agreed defaults', () => {
    expect(read({})).toMatchObject({
      KEEP_ALIVE_TIMEOUT: 75_000,
      HEADERS_TIMEOUT: 10_000,
      REQUEST_TIMEOUT: 30_000,
      UPSTREAM_CONNECT_TIMEOUT: 1_000,
      UPSTREAM_HEADERS_TIMEOUT: 3_000,
      UPSTREAM_TOTAL_TIMEOUT: 8_000,
      DRAIN_DELAY: 5_000,
    });
    expect(issuesOf({ KEEP_ALIVE_TIMEOUT: '64999' })).toHaveLength(1);
  });

  test('all errors are reported together, each with name, expectation, value and example', () => {
    const issues = issuesOf({ PORT: 'abc', LOG_LEVEL: 'loud', SITE_NAME: 'nowhere', TRUST_PROXY: '-1' });
    expect(issues).toHaveLength(4);
    expect(issues[0]).toBe('  PORT: expected a whole number from 0 to 65535, got "abc"; for example PORT=3000');
    expect(issues.join()).toContain('SITE_NAME: expected one of norrvag-se, marlow-uk, got "nowhere"');
  });

  test.each([
    ['https://editor.example.com', true],
    ['https://*.example.com, https://app-*.example.com:8443', true],
    ['http://localhost:*', true],
    ['*', false],
    ['https://*', false],
    ['editor.example.com', false],
    ['https://editor.example.com/', false],
    ["https://editor.example.com; script-src 'unsafe-inline'", false],
    ['https://editor.*', false],
  ])('JSS_ALLOWED_ORIGINS=%s is valid: %j', (JSS_ALLOWED_ORIGINS, isValid) => {
    expect(issuesOf({ JSS_ALLOWED_ORIGINS })).toHaveLength(isValid ? 0 : 1);
  });

  test.each([
    ['autosonshow', true],
    ['autosonshow, another-studio', true],
    ['AutosOnShow', false],
    ['a/b', false],
    ['..', false],
    ['a,,b', false],
    ['a--b', false],
  ])('F064: CAR_MEDIA_PROVIDERS=%s is valid: %j', (CAR_MEDIA_PROVIDERS, isValid) => {
    expect(issuesOf({ CAR_MEDIA_PROVIDERS })).toHaveLength(isValid ? 0 : 1);
  });

  test.each([
    ['https://tiles.example.com/{z}/{x}/{y}.png', true],
    ['https://tiles.example.com:8443/a/{z}/{x}/{y}@2x.png?key=1', true],
    ['/tiles/{z}/{x}/{y}.svg', true],
    ['https://tiles.example.com/{z}/{x}.png', false],
    ['https://{s}.tiles.example.com/{z}/{x}/{y}.png', false],
    ['//tiles.example.com/{z}/{x}/{y}.png', false],
    ['javascript:alert(1)/{z}/{x}/{y}', false],
    ["https://tiles.example.com/{z}/{x}/{y}'; script-src *", false],
  ])('MAP_TILES_URL=%s is valid: %j', (MAP_TILES_URL, isValid) => {
    expect(issuesOf({ MAP_TILES_URL })).toHaveLength(isValid ? 0 : 1);
  });

  test('a secret is never printed', () => {
    const issues = issuesOf({ ...REAL, MEDIA_URL: 'nonsense', CONTENT_KEY: 'hunter2', SEARCH_KEY: 'hunter3' });
    expect(issues).toHaveLength(1);
    expect(issues.join()).not.toMatch(/hunter/);
  });

  test.each([
    ['all set: no sandbox', REAL, []],
    ['SANDBOX=on with nothing set', { SANDBOX: 'on' }, UPSTREAM_NAMES],
    ['SANDBOX=on in production', { SANDBOX: 'on', NODE_ENV: 'production' }, UPSTREAM_NAMES],
    [
      'SANDBOX=fill replaces the rest',
      { SANDBOX: 'fill', MEDIA_URL: 'https://m.example' },
      UPSTREAM_NAMES.filter((name) => name !== 'media'),
    ],
    ['all set in production', { ...REAL, NODE_ENV: 'production' }, []],
    ['SANDBOX=fill leaves off what is off', { SANDBOX: 'fill', SEARCH_URL: 'off' }, allBut('search')],
    ['SANDBOX=on leaves off what is off', { SANDBOX: 'on', SEARCH_URL: 'off' }, allBut('search')],
    ['only switches: the sandbox replaces the rest', { SEARCH_URL: 'off' }, allBut('search')],
  ])('upstreams: %s', (_title, source, sandboxed) => {
    expect(read(source).sandboxed).toEqual(sandboxed);
  });

  test.each([
    ['Q39: production uses the sandbox only when SANDBOX is set', { NODE_ENV: 'production' }, URLS],
    ['some set, some not', { MEDIA_URL: 'https://m.example' }, without('MEDIA_URL')],
    ['a key that two services need', { ...REAL, CONTENT_KEY: '' }, ['CONTENT_KEY']],
    ['a URL without its key', { ...REAL, SEARCH_KEY: '' }, ['SEARCH_KEY']],
    ['SANDBOX=on together with a URL', { ...REAL, SANDBOX: 'on' }, URLS],
    ['credentials in a URL', { ...REAL, MEDIA_URL: 'https://a:b@m.example' }, ['MEDIA_URL']],
    ['no secret for links in mails', { ...REAL, NEWSLETTER_SECRETS: '' }, ['NEWSLETTER_SECRETS']],
    ['no secret for links to bookings', { ...REAL, BOOKING_LINK_SECRETS: '' }, ['BOOKING_LINK_SECRETS']],
    ['a secret that can be guessed', { ...REAL, NEWSLETTER_SECRETS: 'short' }, ['NEWSLETTER_SECRETS']],
    ['a folder of the outbox without secrets', { ...REAL, OUTBOX_FOLDER: '/var/lib/outbox' }, ['OUTBOX_SECRETS']],
    ['secrets of the outbox without a place', { ...REAL, OUTBOX_SECRETS: 's'.repeat(40) }, ['OUTBOX_FOLDER']],
    ['a wrong scheme', { ...REAL, MEDIA_URL: 'file:///etc' }, ['MEDIA_URL']],
  ])('refused: %s', (_title, source, names) => {
    expect(issuesOf(source).flatMap((issue) => issue.trim().split(':')[0]?.split(', '))).toEqual(names);
  });

  test('all URLs that are missing are one error', () => {
    expect(issuesOf({ MEDIA_URL: 'https://m.example' })).toHaveLength(1);
  });

  test('errors name misspelled variables, with the nearest name', () => {
    expect(issuesOf({ ...REAL, CONTENT_URL: '', CONTENT_URLS: 'https://c.example' })).toEqual([
      expect.stringContaining('CONTENT_URL: missing while others are set'),
      '  CONTENT_URLS: there is no such variable; CONTENT_URL is the nearest',
    ]);
  });
});

describe('upstreams that are off', () => {
  const OPTIONAL = UPSTREAM_NAMES.filter((name) => name !== 'content');

  test.each(OPTIONAL)('%s needs no URL, no key and nothing else, and is named', (name) => {
    const { url, key, needs = [] }: UpstreamRecord = UPSTREAMS[name];
    // What other upstreams need too stays.
    const others = UPSTREAM_NAMES.filter((other) => other !== name).map((other): UpstreamRecord => UPSTREAMS[other]);
    const shared = new Set(others.flatMap((other) => [other.key?.variable, ...(other.needs ?? [])]));
    const own = [key?.variable, ...needs].filter((variable) => variable !== undefined && !shared.has(variable));
    const unset = Object.fromEntries(own.map((variable) => [variable, '']));
    const environment = read({ ...REAL, ...unset, [url]: 'off', NODE_ENV: 'production' });
    expect(environment.off).toEqual([name]);
    expect(environment.sandboxed).toEqual([]);
    expect(upstreamUrls(environment, null)[name]).toBeNull();
  });

  test('all off: only the content platform and its key are needed', () => {
    const off = Object.fromEntries(OPTIONAL.map((name) => [UPSTREAMS[name].url, 'off']));
    const content = { CONTENT_URL: 'https://c.example/graphql', CONTENT_KEY: 'k', NODE_ENV: 'production' };
    expect(read({ ...content, ...off }).off).toEqual(OPTIONAL);
  });

  test.each(['OFF', 'no', 'https://off/?off'])('%j is not off', (text) => {
    expect(issuesOf({ ...REAL, SEARCH_URL: text })).toEqual([expect.stringContaining('or "off"')]);
  });

  test('the content platform cannot be off', () => {
    expect(issuesOf({ ...REAL, CONTENT_URL: 'off' })).toHaveLength(1);
  });
});

describe('upstreamUrls', () => {
  test('mixes configured URLs, without trailing slash, with those of the sandbox', () => {
    const environment = read({ SANDBOX: 'fill', SEARCH_URL: 'https://search.example/', SEARCH_KEY: 'k' });
    expect(upstreamUrls(environment, 'http://127.0.0.1:4000')).toMatchObject({
      content: 'http://127.0.0.1:4000/content/sitecore/api/graph/edge',
      search: 'https://search.example',
      media: 'http://127.0.0.1:4000/media',
      platform: 'http://127.0.0.1:4000/platform',
      carMedia: 'http://127.0.0.1:4000/carMedia',
      events: 'http://127.0.0.1:4000/events',
    });
  });

  test('a missing sandbox is an error', () => {
    expect(() => upstreamUrls(read({}), null)).toThrow('No sandbox runs for content');
  });
});
