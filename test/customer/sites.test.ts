import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { productFixture } from '../support/data/fixtures.ts';
import { send } from '../support/request.ts';
import { pathOf, readSitemaps } from '../support/sitemaps.ts';

/** What must be true of the sites of every customer: `CUSTOMER_DIR=customers/acme npm test -- test/customer`. */

const fixture = productFixture({ cars: 60 });

/** Pages of each sitemap file that are opened. */
const SAMPLES = 3;

describe.each(SITES.map((site) => [site.id, site] as const))('%s', (id, { languages, paths, name, theme }) => {
  const host = `${id}.localhost`;
  const get = (path: string) => send(fixture.product.url, path, { host });

  test('has a start page in every language, with the site’s name and theme', async () => {
    for (const { prefix, locale } of languages) {
      const { status, body } = await get(prefix || '/');
      expect([prefix, status]).toEqual([prefix, 200]);
      expect(body).toContain(`lang="${locale}"`);
      expect(body).toContain(name);
      expect(body).toContain(`data-theme="${theme}"`);
    }
  });

  test('lists cars, and each of the first has a page', async () => {
    const { status, body } = await get(paths.carList);
    const links = [...new Set(body.match(new RegExp(`href="${paths.carDetail}/[^/"?#]+/[^/"?#]+"`, 'g')) ?? [])];
    expect([status, links.length > 0]).toEqual([200, true]);
    for (const link of links.slice(0, SAMPLES))
      expect([link, (await get(link.slice(6, -1))).status]).toEqual([link, 200]);
  });

  test('has a page at each path of its configuration', async () => {
    const { dealers, serviceBooking, tireHotel, newsletter, testDrive, sellCar, cookiePolicy, privacyPolicy } = paths;
    for (const path of [
      dealers,
      serviceBooking,
      tireHotel,
      newsletter,
      testDrive,
      sellCar,
      cookiePolicy,
      privacyPolicy,
    ]) {
      if (path !== null) expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
  });

  test('shows what its sitemaps list, with one heading of the first level', async () => {
    const files = await readSitemaps(fixture.product.url, host);
    expect(files.length).toBeGreaterThan(0);
    for (const { url } of files.flatMap(({ items }) => items.slice(0, SAMPLES))) {
      const { status, body } = await get(pathOf(url));
      expect([url, status, body.match(/<h1\b/g)?.length]).toEqual([url, 200, 1]);
    }
  });

  test('has a page of its own for what does not exist', async () => {
    const { status, body } = await get('/no-such-page');
    expect([status, body.includes(`data-theme="${theme}"`)]).toEqual([404, true]);
  });

  test.each(['/favicon.ico', '/robots.txt', '/apple-touch-icon.png'])('has %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });
});

test('no request has logged an error', () => {
  expect(fixture.product.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
