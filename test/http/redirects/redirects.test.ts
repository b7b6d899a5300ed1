import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PlatformRedirect } from '../../../src/contracts/content/content.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RequestOptions, send } from '../../support/request.ts';

const NORRVAG = `
/gammal                      -> /salj-bil#del
/gammal/:id(\\d+)/:slug      -> /kop-bil/:id/:slug
/kedja                       -> /gammal
/lista?re=uppland&si=*       -> /kop-bil/alla-bilar-i-lager?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala
/tyst                        -> /salj-bil drop-query
/syskon/*rest                -> rullande-se:/kop-bil?fran=:rest
/jobb/*rest                  -> https://careers.example.com/*rest
/sv%C3%A5r/väg               -> /om-oss
/visas                       -> /ersatt
`;

const redirect = (
  pattern: string,
  target: string,
  redirectType: PlatformRedirect['redirectType'],
): PlatformRedirect => ({
  pattern,
  target,
  redirectType,
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  locale: '',
});
const PLATFORM = [
  redirect('/tillfallig', '/salj-bil', 'REDIRECT_302'),
  redirect('/ersatt', '/salj-bil', 'SERVER_TRANSFER'),
  redirect('/gammal', '/nirgends', 'REDIRECT_301'),
  redirect('^/a(?=b)$', '/salj-bil', 'REDIRECT_301'),
];

let product: Product;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  writeFileSync(join(folder, 'external-hosts.txt'), 'careers.example.com');
  writeFileSync(join(folder, 'norrvag-se.redirects'), NORRVAG);
  writeFileSync(join(folder, 'marlow-uk.redirects'), '/old -> /sell-car\n/se -> norrvag-se:/gammal');
  product = await startProduct({ redirects: folder });
  await product.redirects.refreshPlatform(async ({ id }) => (id === 'norrvag-se' ? PLATFORM : []));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await product.close();
});

const get = (path: string, options: RequestOptions = {}) => send(product.url, path, options);
const local = (site: string, path: string) => `http://${site}.localhost:${product.port}${path}`;

describe('an old URL', () => {
  test('F040: gets a redirect at once, which browsers cache for ten minutes at most', async () => {
    const { status, headers, body } = await get('/gammal');
    expect([status, headers.location, headers['cache-control'], headers['content-length'], body]).toEqual([
      301,
      '/salj-bil#del',
      'public, max-age=600',
      '0',
      '',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['GET', '/gammal', 301, 600],
    ['HEAD', '/gammal', 301, 600],
    ['POST', '/gammal', 308, 600],
    ['OPTIONS', '/gammal', 308, 600],
    ['GET', '/tillfallig', 302, 60],
    ['POST', '/tillfallig', 307, 60],
  ])('%s %s: %i for %i s', async (method, path, status, seconds) => {
    const response = await get(path, { method });
    expect([response.status, response.headers['cache-control'], response.body]).toEqual([
      status,
      `public, max-age=${seconds}`,
      '',
    ]);
  });

  test.each([
    ['/GAMMAL/', '/salj-bil#del'],
    ['//gammal', '/salj-bil#del'],
    ['/gammal/,-w-,', '/salj-bil#del'],
    ['/g%61mmal%2C-w-%2C?a=b', '/salj-bil?a=b#del'],
    ['/kedja?utm_source=brev&x=%C3%A5', '/salj-bil?utm_source=brev&x=%C3%A5#del'],
    ['/tyst?order=4711', '/salj-bil'],
    ['/tyst?order=4711&utm_source=brev&gclid=a%20b', '/salj-bil?utm_source=brev&gclid=a%20b'],
    ['/Gammal/4711/Volvo-V60/', '/kop-bil/4711/volvo-v60'],
    ['/sv%C3%A5r/v%C3%A4g', '/om-oss'],
    ['/sv%e5r/v%e4g', '/om-oss'],
    ['/SVA%CC%8AR/VA%CC%88G', '/om-oss'],
    ['/om-oss/,-w-,', '/om-oss'],
  ])('F041, Q14: %s in one hop', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test('F039, F042: by its query, to a list that understands the filters', async () => {
    const { status, headers } = await get('/lista?SI=12&Re=Uppland&utm_source=x');
    expect([status, headers.location]).toEqual([
      301,
      '/kop-bil/alla-bilar-i-lager?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala&utm_source=x',
    ]);
    expect((await get(headers.location ?? '')).status).toBe(200);
    expect((await get('/lista?re=uppland')).status).toBe(404);
  });

  test('redirects to another of our sites on this server, and to a listed host', async () => {
    expect((await get('/syskon/a?x=1')).headers.location).toBe(local('rullande-se', '/kop-bil?fran=a&x=1'));
    expect((await get('/syskon/a', { host: 'norrvag-se.example' })).headers.location).toBe(
      'https://rullande-se.example/kop-bil?fran=a',
    );
    expect((await get('/se', { host: 'marlow-uk.localhost' })).headers.location).toBe(
      local('norrvag-se', '/salj-bil#del'),
    );
    expect((await get('/jobb/Saljare/7?x=Y')).headers.location).toBe('https://careers.example.com/saljare/7?x=Y');
  });

  test('is redirected from www. in one hop; brand hosts keep their host', async () => {
    expect((await get('/Gammal', { host: 'www.norrvag-se.example' })).headers.location).toBe(
      'https://norrvag-se.example/salj-bil#del',
    );
    expect((await get('/old', { host: 'mercedes.marlow-uk.example' })).headers.location).toBe('/sell-car');
    expect((await get('/old', { host: 'www.mercedes.marlow-uk.example' })).headers.location).toBe(
      'https://mercedes.marlow-uk.example/sell-car',
    );
  });

  test('of another site has no redirect here', async () => {
    expect((await get('/old')).status).toBe(404);
    expect((await get('/gammal', { host: 'marlow-uk.localhost' })).status).toBe(404);
  });
});

describe('redirects of the platform', () => {
  test('a URL may show another page without a redirect', async () => {
    const [replaced, page] = [await get('/ersatt'), await get('/salj-bil')];
    expect([replaced.status, page.status]).toEqual([200, 200]);
    const title = (body: string) => /<title>([^<]*)</.exec(body)?.[1];
    expect(title(replaced.body)).toBe(title(page.body));
    expect((await get('/visas')).headers.location).toBe('/ersatt');
  });

  test.each([
    ['/Ersatt/?a=b', 'norrvag-se.localhost', '/ersatt?a=b'],
    ['/ersatt', 'www.norrvag-se.example', 'https://norrvag-se.example/ersatt'],
  ])('%s at %s is redirected to its own canonical URL first', async (path, host, location) => {
    const { status, headers } = await get(path, { host });
    expect([status, headers.location]).toEqual([301, location]);
  });

  test('our tables come first; rules that are not followed are logged', async () => {
    expect((await get('/gammal')).headers.location).toBe('/salj-bil#del');
    expect(product.logged).toContainEqual(
      expect.objectContaining({ event: 'redirects.refused', site: 'norrvag-se', line: 4, pattern: '^/a(?=b)$' }),
    );
  });
});

describe('client navigation', () => {
  const json = async (path: string, host?: string) =>
    JSON.parse((await get(`/_page?path=${encodeURIComponent(path)}`, host ? { host } : {})).body) as Record<
      string,
      unknown
    >;

  test.each([
    ['/gammal?a=b', '/salj-bil?a=b#del'],
    ['/KEDJA/', '/salj-bil#del'],
    ['/jobb/a', 'https://careers.example.com/a'],
    ['/om-oss/,-w-,', '/om-oss'],
  ])('%s gets a redirect', async (path, location) => {
    expect(await json(path)).toEqual({ kind: 'redirect', location });
  });

  test('a redirect to another site has its origin; a rewritten URL gets the other page', async () => {
    expect(await json('/syskon/a')).toEqual({ kind: 'redirect', location: local('rullande-se', '/kop-bil?fran=a') });
    expect(await json('/ersatt')).toMatchObject({ kind: 'page', page: { status: 200 } });
  });
});

describe('log and metrics', () => {
  test('each rule is counted, and named in the log line of the request', async () => {
    const before = product.logged.length;
    await get('/kedja?a=b');
    await get('/annat/,-w-,');
    await get('/ersatt');
    const lines = () =>
      product.logged
        .slice(before)
        .filter(({ event }) => event === 'http.request')
        .map(({ rule, kind, status }) => ({ rule, kind, status }));
    // A request is logged when its connection has taken the response, which may be after the next request.
    await eventually(
      lines,
      expect.arrayContaining([
        { rule: 'file 4 /kedja', kind: 'redirect', status: 301 },
        { rule: ',-w-,', kind: 'redirect', status: 301 },
        { rule: 'platform 2 /ersatt', kind: 'content', status: 200 },
      ]),
    );
    const counted = await product.metrics.registry.getSingleMetricAsString('redirects_total');
    expect(counted).toMatch(/redirects_total\{site="norrvag-se",from="file",rule="\/kedja"\} \d+/);
    expect(counted).toContain('redirects_total{site="norrvag-se",from="file",rule=",-w-,"}');
    expect(counted).toContain('redirects_total{site="norrvag-se",from="platform",rule="/ersatt"}');
  });

  test('a faulty table is ignored on reload', async () => {
    writeFileSync(join(folder, 'norrvag-se.redirects'), `${NORRVAG}\n/ny -> nirgends`);
    writeFileSync(join(folder, 'marlow-uk.redirects'), '/old -> /find-us');
    expect(product.redirects.reload()).toBe(false);
    expect((await get('/ny')).status).toBe(404);
    expect((await get('/gammal')).headers.location).toBe('/salj-bil#del');
    expect((await get('/old', { host: 'marlow-uk.localhost' })).headers.location).toBe('/find-us');
    writeFileSync(join(folder, 'norrvag-se.redirects'), NORRVAG);
    expect(product.redirects.reload()).toBe(true);
  });
});
