import { beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { htmlValidateFindings, vnuFindings } from '../../support/htmlCheckers.ts';
import { matrixCases, sampleOf, TESTS_ALL } from '../../support/matrix.ts';
import { send } from '../../support/request.ts';

/** Every kind of page is valid HTML by two independent checkers: settled, streamed, and with failed sections. */

const fixture = productFixture({ cars: 400 });

/** These sites are checked in full, the others by the pages that differ most. */
const FULLY_CHECKED = matrixCases(['norrvag-se sv', 'rullande-se sv', 'marlow-uk en'], ['norrvag-se sv']);
/** Of the others, those of another brand and of another country with a lender. */
const OTHERS = matrixCases(
  SITES.flatMap(({ id, languages }) => languages.map(({ code }) => `${id} ${code}`)),
  ['rullande-se sv', 'marlow-uk en'],
);
/** Of the content pages of a site, one in so many. */
const SHARE = { inTests: 32, inMatrix: 8 };

const documents = new Map<string, string>();

beforeAll(async () => {
  await collectStreamed();
  for (const site of SITES) {
    for (const language of site.languages) {
      if ([...FULLY_CHECKED, ...OTHERS].includes(`${site.id} ${language.code}`)) await collectSite(site, language);
    }
  }
  await collectFailed();
}, 600_000);

type Site = (typeof SITES)[number];

async function save(host: string, path: string, expected: number, note = ''): Promise<string> {
  const { status, body } = await send(fixture.product.url, path, { host: `${host}:${fixture.product.port}` });
  expect([host, path, status]).toEqual([host, path, expected]);
  documents.set(`${host}${path}${note}`, body);
  return body;
}

async function collectSite(site: Site, { code, prefix }: Site['languages'][number]): Promise<void> {
  const host = `${site.id}.localhost`;
  const { carList, carDetail, dealers } = site.paths;
  const list = prefix + carList;
  const found = await send(fixture.product.url, list, { host });
  const cars = linksOf(found.body, new RegExp(`^${prefix}${carDetail}/\\d+/`));
  const [first = '', second = ''] = cars;
  await save(host, first, 200);
  const [dealer = ''] = linksOf(await save(host, prefix + dealers, 200), new RegExp(`^${prefix}${dealers}/[^/?#]+$`));
  await save(host, dealer, 200);
  await save(host, prefix || '/', 200);
  if (!FULLY_CHECKED.includes(`${site.id} ${code}`)) return;
  documents.set(host + list, found.body);
  await save(host, second, 200);
  await save(host, `${list}?car_brand=Volvo&car_brand=BMW&car_price=0-900000&page=1`, 200);
  await save(host, `${list}?keyphrase=xyzzyqq`, 200);
  // Shares of a slider close to zero.
  await save(host, `${list}?car_price=1-2`, 200);
  await save(host, `${list}/b/volvo`, 200);
  const ids = [first, second].map((path) => path.split('/').at(-2));
  await save(host, `${list}?compare=${ids.join(',')}`, 200);
  await save(host, `${list}?saved=cars`, 200);
  await save(host, `${prefix}${dealers}?view=map`, 200);
  await save(host, `${prefix}${carDetail}/9999999/volvo-v60`, 404);
  await save(host, `${prefix}/no-such-page`, 404);
  for (const path of await contentPages(host, prefix, site)) await save(host, path, 200);
  if (site.id === 'norrvag-se' && code === 'sv')
    for (const path of ['/komponenter', '/komponenter/upplysning']) await save(host, path, 200);
}

const linksOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href).filter((href) => pattern.test(href))),
];

/** Returns some pages of every part of the site, the stories among them. */
async function contentPages(host: string, prefix: string, { languages }: Site): Promise<string[]> {
  const { body } = await send(fixture.product.url, '/sitemap-content.xml', { host });
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const others = languages.flatMap((each) => (each.prefix && each.prefix !== prefix ? [`${each.prefix}/`] : []));
  const pathsOfSite = paths.filter(
    (path) => path.startsWith(`${prefix}/`) && !others.some((other) => path.startsWith(other)),
  );
  return sampleOf(pathsOfSite, SHARE);
}

const START_PAGES = ['norrvag-se', 'norrvag-no', 'rullande-se', 'marlow-uk'];
/** Milliseconds of the slow search: longer than most machines take for the shells. */
const SLOW = 3_000;

/** Collects streamed start pages, whose deferred sections come later. */
async function collectStreamed(): Promise<void> {
  await fixture.product.setFault({ upstream: 'search', kind: 'delay', delayMs: SLOW });
  const sites = matrixCases(START_PAGES, ['norrvag-se', 'marlow-uk']);
  await Promise.all(
    sites.map(async (site) => {
      const host = `${site}.localhost`;
      documents.set(`${host}/ streamed`, await streamedPage(host));
    }),
  );
  await fixture.product.setFault({ upstream: 'search', kind: 'none' });
}

/** Returns the start page as it is streamed. On a busy machine the first shell may take longer than the search. */
async function streamedPage(host: string): Promise<string> {
  let page = '';
  await eventually(async () => {
    for (const store of [fixture.product.caches.stores.pages, fixture.product.caches.stores.search]) store.clear();
    const { headers, body } = await send(fixture.product.url, '/', { host: `${host}:${fixture.product.port}` });
    page = body;
    return headers['content-security-policy'];
  }, expect.stringContaining("'nonce-"));
  return page;
}

/** Returns pages with failed sections, a page without its content, and the static error page. */
async function collectFailed(): Promise<void> {
  const { product } = fixture;
  await product.setFault({ upstream: 'search', kind: 'error' });
  await save('marlow-uk.localhost', '/buy-car/used-cars?car_fuel=Diesel', 200, ' without search');
  await product.setFault({ upstream: 'search', kind: 'none' });
  await product.setFault({ upstream: 'content', kind: 'error' });
  await save('norrvag-se.localhost', '/om-oss/en-sida-till', 503);
  await product.setFault({ upstream: 'content', kind: 'none' });
  await save('nobody.localhost', '/', 421);
}

describe('valid HTML', () => {
  test('by the Nu Html Checker', async () => {
    expect(documents.size).toBeGreaterThan(TESTS_ALL ? 70 : 25);
    expect(await vnuFindings(documents)).toEqual([]);
  }, 600_000);

  test('by html-validate', async () => {
    expect(await htmlValidateFindings(documents)).toEqual([]);
  }, 600_000);
});

test('links to send a message about a car have different names', () => {
  const links = [...documents].flatMap(([page, html]) =>
    [...html.matchAll(/<a [^>]*href="mailto:[^"?]+\?subject=[^>]*>(.*?)<\/a>/g)].map(([link, content = '']) => ({
      page,
      name: /aria-label="([^"]+)"/.exec(link)?.[1] ?? content.replace(/<[^>]*>/g, ''),
    })),
  );
  expect(links.length).toBeGreaterThan(TESTS_ALL ? 20 : 8);
  const names = links.map(({ page, name }) => `${page} ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
