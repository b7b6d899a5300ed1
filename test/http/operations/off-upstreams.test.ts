import { beforeAll, describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import { type OptionalUpstream, UPSTREAM_NAMES, UPSTREAMS } from '../../../config/upstreams.ts';
import { itemIdOf } from '../../support/data/items.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/**
 * Each upstream off by itself, and all but the content platform together: pages without what depends on them, no link to a page that is
 * gone, no call, and 404 for their APIs.
 */

const OPTIONAL = UPSTREAM_NAMES.filter((name): name is OptionalUpstream => name !== 'content');

const CARS = 400;

const sites: readonly SiteConfig[] = SITES;

const hostOf = (site: SiteConfig): string => `${site.id}.localhost`;

type PathName = keyof SiteConfig['paths'];

/** The pages of a site, and those below, that need each upstream. In Norway the page of the service booking is a request. */
const pagesNeeding = ({ country }: SiteConfig): Readonly<Partial<Record<OptionalUpstream, readonly PathName[]>>> => ({
  search: [
    'carList',
    'dealers',
    'sellCar',
    'withdrawal',
    'savedSearches',
    'priceIndicator',
    ...(country === 'NO' ? (['serviceBooking'] as const) : []),
  ],
  leads: ['sellCar', 'withdrawal', 'savedSearches', ...(country === 'NO' ? (['serviceBooking'] as const) : [])],
  embeddedForms: ['newsletter'],
  booking: country === 'SE' ? ['serviceBooking'] : [],
  tireHotel: ['tireHotel'],
  testDrives: ['testDrive'],
});

/** Requests that only the upstream can answer. */
const CALLS: Readonly<Record<OptionalUpstream, readonly (readonly [method: string, path: string, body?: object])[]>> = {
  search: [
    ['POST', '/api/search', {}],
    ['GET', '/api/suggest?site=norrvag-se&language=sv&q=volvo'],
    ['POST', '/api/cars', {}],
    ['POST', '/api/codeweaver/cfd', {}],
    ['POST', '/api/forms/comhub', { formName: 'contact', values: {} }],
  ],
  media: [
    ['GET', '/-/media/people/norrvag/4.jpg'],
    ['GET', '/-/jssmedia/people/norrvag/4.jpg'],
    ['POST', '/sitecore/api/graph'],
  ],
  platform: [
    ['GET', '/-/speak/v1/a'],
    ['GET', '/sitecore/service/a'],
  ],
  carMedia: [['GET', '/api/media/autosonshow/ABC123']],
  events: [['POST', '/api/events', {}]],
  leads: [
    ['POST', '/api/forms/comhub', { formName: 'contact', values: {} }],
    ['POST', '/api/forms/comhub', { formName: 'sellCar', values: {} }],
  ],
  embeddedForms: [
    ['POST', '/api/jotform', { formId: '1' }],
    ['POST', '/api/forms/comhub', { formName: 'newsletter', values: {} }],
  ],
  finance: [
    ['POST', '/api/codeweaver/cfd', {}],
    ['GET', '/api/codeweaver/legal?quoteRef=1'],
  ],
  valuation: [['POST', '/api/valuation', { plate: 'ABC123', mileage: '1000' }]],
  booking: [
    ['GET', '/api/mechmate/car/ABC123?language=sv'],
    ['POST', '/api/mechmate/book', {}],
  ],
  places: [['GET', '/api/places?q=stock&language=sv']],
  tireHotel: [['POST', '/api/tirehotel/search', {}]],
  testDrives: [['GET', '/api/testdrive/times?car=1&from=2026-11-30&language=sv']],
};

/** What pages show of an upstream and nothing else: markup that must be on one of the pages, and on none while it is off. */
const MARKUP: Readonly<Partial<Record<OptionalUpstream, RegExp>>> = {
  search: /"@type":"SearchAction"/,
  media: /\/-\/media\//,
  leads:
    /<form[^>]* id="(?:contact-form|sellCar|serviceRequest|workshopRequest)"|href="[^"]*#(?:contact-form|contact-testdrive|sellCar)/,
  embeddedForms: /<form[^>]* id="(?:newsletter|form-)/,
  valuation: /data-trade-in/,
  finance: /data-quotes/,
};

/** The parts of one start of the product, off and with everything. */
interface Page {
  site: SiteConfig;
  path: string;
  status: number;
  body: string;
}

const settingsOf = (off: readonly OptionalUpstream[]) =>
  Object.fromEntries(off.map((name) => [UPSTREAMS[name].url, 'off']));

let pagesOf: ReadonlyMap<SiteConfig, readonly string[]>;
let contentOf: ReadonlyMap<SiteConfig, ReadonlySet<string>>;
let complete: readonly Page[];

beforeAll(async () => {
  const product = await startProduct({ cars: CARS });
  pagesOf = new Map(await Promise.all(sites.map(async (site) => [site, await examplesOf(product, site)] as const)));
  contentOf = new Map(await Promise.all(sites.map(async (site) => [site, await listedIn(product, site)] as const)));
  complete = await fetchPages(product, sites);
  await product.close();
}, 180_000);

/** Pages with teasers of others, forms, downloads and rows of cars. */
const MORE_PAGES: Readonly<Record<string, readonly string[]>> = {
  'norrvag-se': ['/service-och-verkstad', '/kop-bil', '/om-oss'],
};

/** Returns the paths of a site’s start page and of each kind of page that can be gone. */
async function examplesOf(product: Product, site: SiteConfig): Promise<readonly string[]> {
  const { carList, dealers, serviceBooking, tireHotel, newsletter, testDrive, sellCar } = site.paths;
  const car = await exampleCar(product, site);
  const [dealer] = await locations(product, site, '/sitemap-dealers.xml');
  const pages = [carList, car, dealers, dealer, serviceBooking, tireHotel, newsletter, testDrive, sellCar];
  return ['/', ...(MORE_PAGES[site.id] ?? []), ...pages.filter((path) => path != null)];
}

/** Returns the path of a car, where there are quotes one that the lender finances. */
async function exampleCar(product: Product, site: SiteConfig): Promise<string | undefined> {
  const cars = await locations(product, site, '/sitemap-cars-1.xml');
  if (site.country !== 'GB') return cars[0];
  for (const path of cars.slice(0, 20)) {
    const { body } = await send(product.url, path, { host: hostOf(site) });
    if (MARKUP.finance?.test(body)) return path;
  }
  return undefined;
}

const listedIn = async (product: Product, site: SiteConfig): Promise<ReadonlySet<string>> =>
  new Set(await locations(product, site, '/sitemap-content.xml'));

/** Returns the paths that a file of the sitemap lists; none for a file that is not there. */
async function locations(product: Product, site: SiteConfig, file: string): Promise<string[]> {
  const { status, body } = await send(product.url, file, { host: hostOf(site) });
  if (status === 404) return [];
  return [...body.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => new URL(loc).pathname);
}

async function fetchPages(product: Product, of: readonly SiteConfig[]): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const site of of) {
    for (const path of pagesOf.get(site) ?? []) {
      const { status, body } = await send(product.url, path, { host: hostOf(site) });
      pages.push({ site, path, status, body });
    }
  }
  return pages;
}

/** Returns whether a site has no page at a path, as the table above says. */
function isGone(site: SiteConfig, path: string, off: readonly OptionalUpstream[]): boolean {
  const { paths, languages } = site;
  const prefix = languages.find(({ prefix }) => prefix !== '' && path.startsWith(`${prefix}/`))?.prefix ?? '';
  const own = path.slice(prefix.length);
  const roots = off.flatMap((name) => pagesNeeding(site)[name] ?? []).map((name) => paths[name]);
  if (roots.some((root) => root != null && (own === root || own.startsWith(`${root}/`)))) return true;
  if (off.includes('search') && own === site.totalCost?.path) return true;
  return (
    off.includes('search') &&
    own.startsWith(`${paths.carDetail}/`) &&
    /^\/\d+\//.test(own.slice(paths.carDetail.length))
  );
}

/** Returns the paths of the site that a page links to, and those that its forms send to. */
const targetsOn = ({ body }: Page): string[] =>
  [...body.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/(?!\/)[^"?#]*)/g)].map(([, path = '']) => decodeURI(path));

/** Returns the texts of the structured data. */
const structuredDataOn = ({ body }: Page): string[] =>
  [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, text = '']) => text);

/** Returns what is wrong with a page of a site without some upstreams. */
function issuesOf(page: Page, off: readonly OptionalUpstream[]): string[] {
  const { site, path, status, body } = page;
  const expected = isGone(site, path, off) ? 404 : 200;
  const links = [...new Set(targetsOn(page))].filter((target) => isGone(site, target, off));
  const urls = structuredDataOn(page).flatMap((text) => [...text.matchAll(/"https?:\/\/[^/"]+(\/[^"?#]*)/g)]);
  const named = urls.filter(([, url = '']) => isGone(site, url, off));
  const found = off.flatMap((name) => MARKUP[name]?.exec(body)?.[0] ?? []);
  return [
    ...(status === expected ? [] : [`is ${status}`]),
    ...links.map((target) => `links to ${target}`),
    ...named.map(([, url]) => `names ${url} in structured data`),
    ...found.map((markup) => `has ${markup}`),
  ].map((issue) => `${site.id}${path} ${issue}`);
}

/** The sitemap lists what is there, and records while there is an index. */
async function checkSitemap(product: Product, site: SiteConfig, off: readonly OptionalUpstream[]): Promise<void> {
  const before = [...(contentOf.get(site) ?? [])];
  const listed = await listedIn(product, site);
  expect([...listed].sort()).toEqual(before.filter((path) => !isGone(site, path, off)).sort());
  for (const file of ['/sitemap-cars-1.xml', '/sitemap-dealers.xml', '/sitemap-makes.xml']) {
    const hasRecords = (await locations(product, site, file)).length > 0;
    expect([site.id, file, hasRecords]).toEqual([site.id, file, !off.includes('search')]);
  }
}

async function checkWithout(off: readonly OptionalUpstream[], of: readonly SiteConfig[]): Promise<void> {
  const product = await startProduct({ cars: CARS, settings: settingsOf(off) });
  try {
    const pages = await fetchPages(product, of);
    expect(pages.flatMap((page) => issuesOf(page, off))).toEqual([]);
    for (const site of of) await checkSitemap(product, site, off);
    await checkCalls(product, off);
  } finally {
    await product.close();
  }
}

/** The APIs are 404, and neither they nor the pages have called an upstream, which has no circuit breaker either. */
async function checkCalls(product: Product, off: readonly OptionalUpstream[]): Promise<void> {
  const origin = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  for (const name of off) {
    for (const [method, path, body] of CALLS[name]) {
      const sent = { method, headers: origin, ...(body && { body: JSON.stringify(body) }) };
      const { status } = await send(product.url, path, sent);
      expect([name, path, status]).toEqual([name, path, 404]);
    }
    expect([name, await product.callsTo(name)]).toEqual([name, 0]);
  }
  const metrics = await product.metrics.registry.metrics();
  for (const name of off) expect(metrics).not.toMatch(new RegExp(`upstream="${name}"`));
  const failed = product.logged.filter(({ level }) => level === 'error');
  expect(failed).toEqual([]);
}

describe('with every upstream', () => {
  test('all pages are there', () => {
    expect(complete.filter(({ status }) => status !== 200).map(({ site, path }) => `${site.id}${path}`)).toEqual([]);
    expect(complete.length).toBeGreaterThan(50);
  });

  test.each(Object.entries(MARKUP))('pages have markup of %s', (_name, pattern) => {
    expect(complete.some(({ body }) => pattern.test(body))).toBe(true);
  });
});

/** The sites with the most kinds of pages. */
const SAMPLE = sites.filter(({ id }) => ['norrvag-se', 'norrvag-no', 'marlow-uk'].includes(id));

test.each(OPTIONAL)(
  'without %s its pages, links, sections, API and sitemap entries are gone, and it is not called',
  (name) => checkWithout([name], SAMPLE),
  180_000,
);

test('without all of them every site still has its content', () => checkWithout(OPTIONAL, sites), 180_000);

test('an editor sees a note in the place of a section whose upstream is off, and every link', async () => {
  const SECRET = 'a-secret-that-nobody-else-has';
  const settings = { ...settingsOf(['booking', 'leads']), SITECORE_EDITING_SECRET: SECRET };
  const product = await startProduct({ cars: CARS, settings });
  try {
    const render = async (path: string) => {
      const query = { secret: SECRET, sc_site: 'norrvag-se', sc_lang: 'sv', route: path, mode: 'edit' };
      const item = await itemIdOf(product.sandboxUrl, path);
      const url = `/api/editing/render?${new URLSearchParams({ ...query, sc_itemid: item })}`;
      const { status, body } = await send(product.url, url);
      expect([path, status]).toEqual([path, 200]);
      return body;
    };
    const booking = await render('/service-och-verkstad/boka-bilverkstad');
    const notes = [...booking.matchAll(/data-editor-note="">([^<]*)</g)].map(([, note]) => note);
    expect(notes).toEqual([
      'ServiceBooking: service booking is switched off. Visitors see nothing here.',
      'WorkshopRequestForm: leads is switched off. Visitors see nothing here.',
    ]);
    expect(booking).not.toContain('id="workshopRequest"');
    expect(await render('/')).toContain('href="/service-och-verkstad/boka-bilverkstad"');
    expect(await product.callsTo('booking')).toBe(0);
  } finally {
    await product.close();
  }
}, 60_000);
