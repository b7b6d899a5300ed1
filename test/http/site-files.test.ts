import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { SITES } from '../../config/sites.ts';
import { productFixture } from '../support/data/fixtures.ts';
import { send } from '../support/request.ts';

/** Files at fixed paths that browsers, phones, researchers and scanners ask for, on every site. */

const fixture = productFixture({ cars: 60 });
const ICONS = join(import.meta.dirname, '../../customers/sample/public/icons');
const DAY_MS = 86_400_000;
const get = (site: string, path: string, method = 'GET') =>
  send(fixture.product.url, path, { host: `${site}.localhost`, method });

const BRAND_HOSTS = SITES.flatMap(({ id, brandHosts, theme }) =>
  brandHosts.map((brand) => [`${brand.theme}.${id}`, brand.theme, theme] as const),
);

test.each(BRAND_HOSTS)('F002 the icons of %s are those of the make, on every page', async (host, brand, siteTheme) => {
  for (const [path, file] of [
    ['/favicon.ico', `${brand}.ico`],
    ['/apple-touch-icon.png', `${brand}-touch.png`],
    ['/apple-touch-icon-precomposed.png', `${brand}-touch.png`],
  ] as const) {
    const { status, bytes } = await get(host, path);
    expect(status).toBe(200);
    expect(bytes.equals(readFileSync(join(ICONS, file)))).toBe(true);
  }
  const manifest = JSON.parse((await get(host, '/manifest.webmanifest')).body) as { icons: { src: string }[] };
  expect(manifest.icons.map(({ src }) => src)).toEqual([
    `/icons/${brand}-192.png`,
    `/icons/${brand}.png`,
    `/icons/${brand}.svg`,
  ]);
  for (const { src } of manifest.icons) expect((await get(host, src)).status).toBe(200);
  for (const path of ['/', '/buy-car/used-cars', '/nothing-here']) {
    const { body } = await get(host, path);
    expect(body).toContain(`<link rel="icon" href="/icons/${brand}.svg"/>`);
    expect(body).not.toContain(`/icons/${siteTheme}.svg`);
  }
});

describe.each(SITES.map((site) => [site.id, site] as const))('%s', (id, site) => {
  test('icons at the paths at which browsers look for them', async () => {
    for (const [path, file, type] of [
      ['/favicon.ico', `${site.theme}.ico`, 'image/x-icon'],
      ['/apple-touch-icon.png', `${site.theme}-touch.png`, 'image/png'],
      ['/apple-touch-icon-precomposed.png', `${site.theme}-touch.png`, 'image/png'],
    ] as const) {
      const { status, headers, bytes } = await get(id, path);
      expect([status, headers['content-type']]).toEqual([200, type]);
      expect(bytes.equals(readFileSync(join(ICONS, file)))).toBe(true);
    }
  });

  test('a service worker at the root, which browsers ask for at each visit', async () => {
    const { status, headers, body } = await get(id, '/service-worker.js');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(body).toContain('addEventListener(`fetch`');
    const again = await send(fixture.product.url, '/service-worker.js', {
      host: `${id}.localhost`,
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await get(id, `${site.paths.carList}?offline=cars`)).body).toContain('id="copies"');
  });

  test('a web app manifest whose icons have the sizes that it names, and which the page links', async () => {
    const { status, headers, body } = await get(id, '/manifest.webmanifest');
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = JSON.parse(body) as { name: string; icons: { src: string; sizes: string }[] };
    expect(manifest).toMatchObject({ name: site.name, start_url: '/', lang: site.languages[0].code });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', 'any']);
    for (const { src, sizes } of manifest.icons) {
      const icon = await get(id, src);
      expect(icon.status).toBe(200);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(icon.bytes).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const page = await get(id, '/');
    expect(page.body).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(page.body).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  });

  test('RFC 9116: security.txt with a contact, and an end of less than a year from now', async () => {
    const { status, headers, body } = await get(id, '/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2)),
    );
    expect(fields).toMatchObject({
      Contact: site.securityContact,
      Canonical: `http://${id}.localhost:${fixture.product.port}/.well-known/security.txt`,
    });
    const days = (Date.parse(fields.Expires ?? '') - Date.now()) / DAY_MS;
    expect(days > 30 && days < 365).toBe(true);
  });

  test.each([
    '/wp-login.php',
    '/wp-admin/setup-config.php',
    '/xmlrpc.php',
    '/.env',
    '/.git/config',
    '/foo.php?id=1',
    '/backup.sql',
    '/.well-known/change-password',
    '/.well-known/assetlinks.json',
    '/ads.txt',
    '/browserconfig.xml',
    '/apple-touch-icon-120x120.png',
  ])('a small 404 for %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, bytes } = await get(id, path, method);
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
      expect(bytes.length).toBeLessThan(1_024);
    }
  });

  test.each(['/default.aspx', '/index.php', '/start.aspx'])(
    '%s is redirected to the home page with its campaign',
    async (path) => {
      const { status, headers } = await get(id, `${path}?gclid=x&utm_source=brev`);
      expect([status, headers.location]).toEqual([301, '/?gclid=x&utm_source=brev']);
    },
  );

  test('people who follow an old link get the page for what is missing', async () => {
    const { status, bytes } = await get(id, '/nothing-like-this');
    expect(status).toBe(404);
    expect(bytes.length).toBeGreaterThan(10_000);
  });
});
