import { describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { describedOn, type StructuredData, schemaIssues } from '../../support/data/schemaOrg.ts';
import { matrixCases } from '../../support/matrix.ts';
import { send } from '../../support/request.ts';

/** F056 F081: structured data of cars and dealers, checked against schema.org and the requirements of Google. */

const fixture = productFixture({ cars: 400 });

type Found = Record<string, unknown>;

/** Returns used and new cars, a reduced one, with and without images, of every fuel and type. */
async function variedCars(index: string): Promise<Found[]> {
  const all = await recordsOf<Found>(fixture.product, index, { filters: { 'car_status.neq': ['sold'] }, limit: 400 });
  const kinds = all.flatMap((car) =>
    [
      ['sample', car.car_is_sample],
      ['new', !car.car_is_used],
      ['reduced', car.car_has_campaign_price],
      ['without images', !car.car_primary_image],
      [`fuel ${car.car_fuel}`, true],
      [`type ${car.car_vehicle_type}`, true],
    ].flatMap(([kind, is]) => (is ? [[String(kind), car] as const] : [])),
  );
  return [...new Set(new Map(kinds).values())];
}

/** Returns a record in terms of schema.org. */
function structuredDataOf(
  car: Found,
  { country, currency }: Pick<SiteConfig, 'country' | 'currency'>,
  url: string,
): StructuredData {
  const itemCondition = `https://schema.org/${car.car_is_used ? 'Used' : 'New'}Condition`;
  const availability = `https://schema.org/${car.car_is_sample ? 'PreOrder' : 'InStock'}`;
  return {
    '@context': 'https://schema.org',
    '@type': ['Car', 'Product'],
    url,
    itemCondition,
    brand: { name: car.car_brand },
    mileageFromOdometer: { unitCode: country === 'GB' ? 'SMI' : 'KMT' },
    offers: { price: car.car_price, priceCurrency: currency, availability, itemCondition, url },
  };
}

const stepsOf = (breadcrumbs: StructuredData | undefined) => (breadcrumbs?.itemListElement ?? []) as StructuredData[];

const ALL_PAGES = SITES.flatMap((site) =>
  site.languages.map((language) => [site.id, language.code, site, language] as const),
);
/** Both languages of a site, another brand and currency, and another country with other units. */
const DISTINCT = ['norrvag-se sv', 'norrvag-se en', 'rullande-sk sk', 'marlow-uk en'];
const LANGUAGES = matrixCases(
  ALL_PAGES,
  ALL_PAGES.filter(([id, code]) => DISTINCT.includes(`${id} ${code}`)),
);

describe.each(LANGUAGES)('%s in %s', (id, _code, site, { prefix }) => {
  const host = () => `${id}.localhost`;
  const origin = () => `http://${host()}:${fixture.product.port}`;
  const pageOf = async (path: string): Promise<StructuredData[]> => {
    const { status, body } = await send(fixture.product.url, path, { host: `${host()}:${fixture.product.port}` });
    expect([path, status]).toEqual([path, 200]);
    return describedOn(body);
  };
  const ofType = (items: readonly StructuredData[], type: string) =>
    items.find((each) => [each['@type']].flat().includes(type));

  test('F056 cars have a Car with its Offer, and a breadcrumb', async () => {
    const cars = await variedCars(site.indexes.vehicles);
    expect(cars.length).toBeGreaterThan(4);
    for (const car of cars) {
      const path = `${prefix}${site.paths.carDetail}/${car.car_id}/${car.slug}`;
      const items = await pageOf(path);
      const [item, breadcrumbs] = [ofType(items, 'Car'), ofType(items, 'BreadcrumbList')];
      const issues = [item, breadcrumbs].flatMap((each) => (each ? schemaIssues(each, origin()) : ['missing']));
      expect([path, issues]).toEqual([path, []]);
      expect(item).toMatchObject(structuredDataOf(car, site, origin() + path));
      const [image] = (car.car_images ?? []) as Found[];
      expect([item?.image].flat()[0]).toBe(image && origin() + image.original);
      expect(stepsOf(breadcrumbs).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
      expect(stepsOf(breadcrumbs).at(-1)?.item).toBe(origin() + path);
      if (car.car_chassino) expect(JSON.stringify(items)).not.toContain(String(car.car_chassino));
    }
  }, 60_000);

  test('F081 dealers have an AutoDealer with URL, place, hours, departments, and a breadcrumb', async () => {
    const dealers = await recordsOf<Found>(fixture.product, site.indexes.dealers, { limit: 4 });
    expect(dealers.length).toBeGreaterThan(2);
    for (const dealer of dealers) {
      const path = `${prefix}${site.paths.dealers}/${dealer.slug}`;
      const items = await pageOf(path);
      const [item, breadcrumbs] = [ofType(items, 'AutoDealer'), ofType(items, 'BreadcrumbList')];
      const issues = [item, breadcrumbs].flatMap((each) => (each ? schemaIssues(each, origin()) : ['missing']));
      expect([path, issues]).toEqual([path, []]);
      const requests = [
        'url',
        'image',
        'telephone',
        'email',
        'address',
        'geo',
        'openingHoursSpecification',
        'department',
      ];
      expect(Object.keys(item ?? {})).toEqual(expect.arrayContaining(requests));
      expect(item?.url).toBe(origin() + path);
      expect(stepsOf(breadcrumbs).at(-1)?.item).toBe(origin() + path);
    }
  }, 60_000);

  test('the start page has the company with its logo and social media accounts', async () => {
    const items = await pageOf(prefix || '/');
    const company = ofType(items, 'Organization') ?? {};
    expect(items.flatMap((each) => schemaIssues(each, origin()))).toEqual([]);
    expect(company).toMatchObject({ '@id': `${origin()}/#organization`, name: site.name, url: `${origin()}/` });
    expect(company.sameAs).toEqual(expect.arrayContaining([expect.stringContaining('https://www.facebook.com/')]));
    await expectImage(String((company.logo as StructuredData).url));
  });

  test('lists have an ItemList in their order; filtered lists and other pages have none', async () => {
    const { carList, dealers } = site.paths;
    for (const path of [carList, dealers]) {
      const list = ofType(await pageOf(prefix + path), 'ItemList');
      expect([path, list ? schemaIssues(list, origin()) : 'missing']).toEqual([path, []]);
      const items = stepsOf(list);
      expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
      expect(new Set(items.map(({ url }) => url)).size).toBe(items.length);
      const { status } = await send(fixture.product.url, String(items[0]?.url).slice(origin().length), {
        host: host(),
      });
      expect([items[0]?.url, status]).toEqual([items[0]?.url, 200]);
    }
    expect(ofType(await pageOf(`${prefix}${carList}?car_gearbox=Automat`), 'ItemList')).toBeUndefined();
    expect(ofType(await pageOf(prefix || '/'), 'ItemList')).toBeUndefined();
  }, 60_000);

  test('every page has one sharing image, in a raster format and available, and a card', async () => {
    const { carList, dealers } = site.paths;
    const [car] = await recordsOf<Found>(fixture.product, site.indexes.vehicles, { limit: 1 });
    const [dealer] = await recordsOf<Found>(fixture.product, site.indexes.dealers, { limit: 1 });
    const ofRecords = [`${site.paths.carDetail}/${car?.car_id}/${car?.slug}`, `${dealers}/${dealer?.slug}`];
    for (const path of [prefix || '/', ...[carList, dealers, ...ofRecords].map((each) => prefix + each)]) {
      const { body } = await send(fixture.product.url, path, { host: `${host()}:${fixture.product.port}` });
      const images = [...body.matchAll(/<meta property="og:image" content="([^"]+)"/g)].map(([, src = '']) => src);
      expect([path, images.length]).toEqual([path, 1]);
      await expectImage(images[0] ?? '');
      expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    }
  }, 60_000);

  async function expectImage(url: string): Promise<void> {
    expect(url.startsWith(`${origin()}/`)).toBe(true);
    const { status, headers } = await send(fixture.product.url, url.slice(origin().length), { host: host() });
    expect([url, status]).toEqual([url, 200]);
    expect(headers['content-type']).toMatch(/^image\/(?:jpeg|png|webp|avif)$/);
  }

  test('F030 stories have an Article with its publisher and the publisher’s logo, and their index an ItemList', async () => {
    const { body } = await send(fixture.product.url, '/sitemap-content.xml', { host: host() });
    const paths = [...body.matchAll(/<loc>[^<]*?(\/[^<]*)<\/loc>/g)].map(([all]) => new URL(all.slice(5, -6)).pathname);
    const pathsOfSite = paths.filter(
      (path) => path.startsWith(`${prefix}/`) && /\/(?:nyheter|nyheder|aktuelt|uutiset|novinky|news)[^/]*\//.test(path),
    );
    for (const path of pathsOfSite.slice(0, 2)) {
      const article = ofType(await pageOf(path), 'Article');
      expect([path, article ? schemaIssues(article, origin()) : 'missing']).toEqual([path, []]);
    }
    const index = pathsOfSite[0]?.slice(0, pathsOfSite[0].lastIndexOf('/'));
    if (!index) return;
    const list = ofType(await pageOf(index), 'ItemList');
    expect([index, list ? schemaIssues(list, origin()) : 'missing']).toEqual([index, []]);
  });
});
