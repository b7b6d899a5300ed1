import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { createFindRedirect, createRedirects } from '../../../server/redirects/redirects.ts';
import { type RunningApp, startApp } from '../../../server/testing/startApp.ts';

/** Tables that copy as much of a URL into the target as the language allows. */
const GREEDY = `
/a/*rest        -> /*rest
/b/:x           -> /:x
/c/:x-:y        -> /ny/:y/:x?q=:x
/d?to=*to       -> /:to
/e?to=:to       -> /ny/:to
/f?to=*q        -> /ny?q=:q
/h/*rest        -> https://careers.example.com/*rest
/i?to=*to       -> https://careers.example.com/:to
/j/*rest        -> rullande-se:/*rest
/k              -> /ny
`;
const FAMILIES = ['a', 'b', 'c', 'd', 'e', 'f', 'h', 'i', 'j', 'k'];

const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '///evil.example',
  '/.//evil.example',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '%5c%5cevil.example',
  '/%5cevil.example',
  '%252f%252fevil.example',
  '%255cevil.example',
  '%0d%0aLocation:%20//evil.example',
  '%0aSet-Cookie:%20a=b',
  '%0d',
  '%09//evil.example',
  '%09/evil.example',
  '%00//evil.example',
  '\rLocation: //evil.example',
  '\t//evil.example',
  '\x00evil',
  '\x7f',
  '\x01//evil.example',
  '@evil.example',
  'norrvag-se.example@evil.example',
  ':80@evil.example',
  '%40evil.example',
  '.evil.example',
  ';@evil.example',
  'https://evil.example',
  'https:%2f%2fevil.example',
  'https:/evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '..//evil.example',
  '../../evil.example',
  './/evil.example',
  '%2e%2e//evil.example',
  '%2e%2e%2f%2fevil.example',
  '.%2e/%2e./evil.example',
  '%2e/',
  '..;/evil',
  '...',
  '%c0%ae%c0%ae/evil',
  '%u002f%u002fevil.example',
  '\xe2\x88\x95evil.example',
  '%EF%BC%8F%EF%BC%8Fevil.example',
  '%E3%80%82evil.example',
  '%e2%80%a8//evil.example',
  '%ff%fe//evil.example',
  '?//evil.example',
  '#//evil.example',
  '%23//evil.example',
  '%3f//evil.example',
  '&to=//evil.example',
  '*',
  ':x',
  '%',
  '%zz',
  '<script>',
  '"><script>',
  "'",
];

let app: RunningApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  writeFileSync(join(folder, 'external-hosts.txt'), 'careers.example.com');
  writeFileSync(join(folder, 'norrvag-se.redirects'), GREEDY);
  app = await startApp(({ log, metrics }) => ({
    findRedirect: createFindRedirect(createRedirects({ folder, sites: SITES, log }), SITES, metrics),
  }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

/** Whether a location is ours and rooted with a single slash, or a host that a rule names, for every browser. */
const SAFE =
  /^(?:https:\/\/careers\.example\.com|http:\/\/rullande-se\.localhost:3000)?\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

async function expectHarmless(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.send(target, headers, method);
  const { location } = response.headers;
  expect([target, response.status >= 300 && response.status < 500]).toEqual([target, true]);
  expect(response.headers['set-cookie']).toBeUndefined();
  if (location === undefined) return expect(response.status).toBeGreaterThanOrEqual(400);
  expect(location).toMatch(SAFE);
  const { host, pathname } = new URL(location, 'https://norrvag-se.example');
  expect(['norrvag-se.example', 'careers.example.com', 'rullande-se.localhost:3000']).toContain(host);
  expect(pathname).toBe(location.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/s, ''));
}

describe(`Q13: ${HOSTILE.length * 4} hostile URLs, in path, captures and query`, () => {
  test('there are many', () => {
    expect(HOSTILE.length * 4).toBeGreaterThan(200);
  });

  test.each(HOSTILE)(
    '%j',
    async (text) => {
      await expectHarmless(text);
      await expectHarmless(`/${text}`);
      for (const family of FAMILIES) {
        await expectHarmless(`/${family}/${text}`);
        await expectHarmless(`/${family}${text}`);
        await expectHarmless(`/${family}?to=${text}`);
        await expectHarmless(`/${family}/x-${text}/,-w-,?${text}&x=${text}`);
      }
    },
    30_000,
  );

  test.each([
    'http://evil.example/k',
    'https://evil.example/a/b',
    '//evil.example/k',
    'evil.example/k',
    'evil.example:443',
    '*',
  ])('absolute and other forms of a target: %s', async (target) => {
    const { status, headers } = await app.send(target);
    expect(headers.location ?? '').not.toMatch(/^(?:https?:)?\/\/evil/);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
  });

  test('no header of a request gets into the location', async () => {
    const forged = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-original-url': '//evil.example',
      'x-forwarded-proto': 'javascript',
    };
    expect((await app.send('/k', forged)).headers.location).toBe('/ny');
    expect((await app.send('/j/a', forged)).headers.location).toBe('http://rullande-se.localhost:3000/a');
    const foreign = await app.send('/k', { host: 'evil.example' });
    expect([foreign.status, foreign.headers.location]).toEqual([421, undefined]);
  });

  test('other methods are redirected to harmless targets too', async () => {
    for (const text of HOSTILE) await expectHarmless(`/a/${text}`, {}, 'POST');
  });
});

describe('Q22: long URLs', () => {
  test.each([
    ['segments', `/a/${'x/'.repeat(4_000)}`],
    ['one segment', `/c/${'-'.repeat(8_000)}`],
    ['numbers', `/c/${'1-'.repeat(4_000)}`],
    ['encoded', `/a/${'%C3%A5'.repeat(1_300)}`],
    ['markers', `/a/${',-w-,/'.repeat(1_300)}`],
    ['query', `/d?to=${'a'.repeat(8_000)}`],
    ['parameters', `/k?${'a=b&'.repeat(190)}`],
    ['slashes', `/a${'/'.repeat(8_000)}`],
  ])('%s: gets a response without a harmful location', async (_title, target) => {
    await expectHarmless(target);
  });
});
