import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { withoutTextElements } from '../../../src/testing/textMarkup.ts';
import { recordsOf } from '../../support/data/records.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 400 });
}, 60_000);
afterAll(() => product.close());

type Found = Record<string, unknown>;

const records = (index: string, filters: object, more: object = {}) =>
  recordsOf<Found>(product, index, { filters, limit: 48, ...more });

const CLOSED: Readonly<Record<string, string>> = {
  sv: 'Stängt',
  nb: 'Stengt',
  da: 'Lukket',
  fi: 'Suljettu',
  sk: 'Zatvorené',
  en: 'Closed',
};
const everySite = SITES.flatMap((site) =>
  site.languages.map((language) => [site.id, language.code, site, language] as const),
);

describe.each(everySite)('F081 a dealer of %s in %s', (id, code, site, language) => {
  const index = site.indexes.dealers;
  const page = async () => {
    const [dealer = {}] = await records(index, {}, { sort_name: 'website_sort_order_asc', limit: 1 });
    const path = `${language.prefix}${site.paths.dealers}/${dealer.slug}`;
    return { dealer, ...(await send(product.url, path, { host: `${id}.localhost` })) };
  };

  test('has contact data, hours in its language, the editors’ block, and links back to the list by town and name', async () => {
    const { dealer, status, body } = await page();
    const visibleHtml = withoutTextElements(body.split('id="page-data"')[0] ?? '');
    expect(status).toBe(200);
    expect(visibleHtml).not.toContain('data-section-error');
    for (const text of [dealer.site_official_name, dealer.site_street, dealer.site_phone, `<dd>${CLOSED[code]}</dd>`]) {
      expect(visibleHtml).toContain(text);
    }
    const query = new URLSearchParams({
      car_site_city: String(dealer.site_city),
      car_site_name: String(dealer.site_official_name),
    });
    expect(visibleHtml).toContain(`${language.prefix}${site.paths.carList}?${query}`.replaceAll('&', '&amp;'));
    const monday = new Intl.DateTimeFormat(language.locale, { weekday: 'long' }).format(new Date('2026-11-23T12:00Z'));
    expect(visibleHtml).toContain(`<dt>${monday}–`);
    expect(visibleHtml).toContain(`@${id}.example`);
  });

  test('shows its 12 latest cars, newest first', async () => {
    const { dealer, body } = await page();
    const cars = await records(
      site.indexes.vehicles,
      { car_site_id: [dealer.site_id], 'car_status.neq': ['sold'] },
      { sort_name: 'car_publishdate_desc', limit: 12 },
    );
    const days = cars.map(({ car_publishdate }) => String(car_publishdate));
    expect(days).toEqual([...days].sort().reverse());
    const start = `${language.prefix}${site.paths.carDetail}/`;
    const ids = [...body.matchAll(new RegExp(`href="${start}(\\d+)/`, 'g'))].map(([, car]) => car);
    expect(cars.length).toBeGreaterThan(0);
    expect([...new Set(ids)]).toEqual(cars.map(({ car_id }) => car_id));
  });

  test('has structured data: AutoDealer with hours, special days, place and departments', async () => {
    const { dealer, body } = await page();
    const scripts = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const all = scripts.flatMap(([, json = '']): Found[] => [JSON.parse(json)].flat());
    const item = all.find((each) => each['@type'] === 'AutoDealer');
    const [latitude, longitude] = String(dealer.site_geocoord).split(',').map(Number);
    expect(item).toMatchObject({
      name: dealer.site_official_name,
      telephone: dealer.site_phone,
      geo: { latitude, longitude },
      address: { streetAddress: dealer.site_street, addressLocality: dealer.site_city, addressCountry: site.country },
      openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ dayOfWeek: ['Monday'] })]),
      specialOpeningHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '00:00' })]),
    });
    expect(item?.department).toHaveLength((dealer.site_departments as Found[]).length);
    expect(JSON.stringify(item)).not.toContain(String(dealer.email));
  });
});

test('F081 neighbouring dealers of the list have different images', async () => {
  for (const site of SITES) {
    const dealers = await records(site.indexes.dealers, {}, { sort_name: 'website_sort_order_asc' });
    const images = dealers.map(({ site_image_url: image }) => image);
    expect([site.id, images.filter((image, at) => at > 0 && image === images[at - 1])]).toEqual([site.id, []]);
  }
});

test('F082 a code with a suffix is shown beside its base code for FI_TR and MH_TR alone', async () => {
  const dealers = await records('sites_norrvag_se', {});
  const branded = (name: string) =>
    dealers.find(({ site_brands: brands }) => (brands as string[]).includes(name))?.slug as string;
  const makesOf = async (slug: string) => {
    const { body } = await send(product.url, `/anlaggningar/${slug}`);
    return /Märken ([^<]*)</.exec(withoutTextElements(body))?.[1]?.split(', ') ?? [];
  };
  expect(await makesOf(branded('Fiat'))).toEqual(expect.arrayContaining(['Fiat', 'Fiat Professional']));
  const volvo = await makesOf(branded('Volvo'));
  expect(volvo.filter((name) => name === 'Volvo')).toHaveLength(1);
});
