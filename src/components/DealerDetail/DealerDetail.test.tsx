import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LoaderPorts, PageRoute, PortSearchRequest } from '../../contracts/page/loader.ts';
import type { LanguageView, PageData } from '../../contracts/page/page.ts';
import { renderOnPage, testLoaderContext, testSite } from '../../testing/renderOnPage.tsx';
import { loader } from './DealerDetail.data.ts';
import { DealerDetail } from './DealerDetail.tsx';

const DEALER = {
  site_id: '1001',
  slug: 'norrvag-malmo',
  site_official_name: 'Norrväg Malmö',
  site_street: 'Storgatan 1',
  site_city: 'Malmö',
  site_geocoord: '55.6,13.0',
  site_departments: [
    {
      name: 'Verkstad',
      group: 'Workshop',
      users: [{ first_name: 'Åsa', last_name: 'Ö' }],
      openingschedule: {
        openinghours: [
          { day: 'Fredag', displayText: '7–16' },
          { day: 'Lördag', displayText: 'Stängt' },
        ],
      },
    },
  ],
};
const CAR = { car_id: '17', slug: 'volvo-xc60', car_brand: 'Volvo', car_model: 'XC60' };

function load(dealer: object | null, cars: object[] | Error = [CAR], language?: LanguageView) {
  const requests: PortSearchRequest[] = [];
  const resultOf = <T,>(records: object[], parse: (record: unknown) => T) => {
    return { facet: [], content: records.map(parse), total_items: records.length, limit: 1, offset: 0 };
  };
  const searchDealers: LoaderPorts['searchDealers'] = async (request, parse) => {
    requests.push(request);
    return resultOf(dealer ? [dealer] : [], parse);
  };
  const searchCars: LoaderPorts['searchCars'] = async (request, parse) => {
    requests.push(request);
    if (cars instanceof Error) throw cars;
    return resultOf(cars, parse);
  };
  const ports = { ...testLoaderContext().ports, searchDealers, searchCars };
  const route: PageRoute = { kind: 'dealer', path: '/', query: new URLSearchParams(), dealerSlug: 'norrvag-malmo' };
  return { requests, result: loader.load({}, testLoaderContext({ ports, route, ...(language && { language }) })) };
}

const TO_LIST = { kind: 'redirect', status: 302, location: '/anlaggningar', degraded: false };

describe('F081 loader', () => {
  test('requests by slug, then twelve cars; never private fields', async () => {
    const { requests, result } = load(DEALER);
    await result;
    expect(requests).toMatchObject([
      { filters: { slug: ['norrvag-malmo'] }, limit: 1 },
      { filters: { car_site_id: ['1001'] }, limit: 12, sort_name: 'car_publishdate_desc' },
    ]);
    expect(requests[0]?.fields).not.toContain('email');
  });

  test('an unknown slug redirects to the list', async () => {
    expect(loader.when).toBe('blocking');
    expect(await load(null).result).toEqual(TO_LIST);
  });

  test('a failure redirects to the list and is not cached', async () => {
    expect(await loader.load({}, testLoaderContext())).toEqual({ ...TO_LIST, degraded: true });
  });

  test('is rendered without its cars, and is then not cached', async () => {
    expect(await load(DEALER, new Error('down')).result).toMatchObject({
      kind: 'data',
      degraded: true,
      value: { latest: [] },
    });
  });

  test('structured data: the dealer, its departments, the breadcrumb', async () => {
    const result = await load(DEALER).result;
    expect(result).toMatchObject({ head: { title: 'Norrväg Malmö' } });
    const [dealer, steps] = (result.kind === 'data' && result.head?.jsonLd) || [];
    expect(dealer).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      '@id': '/anlaggningar/norrvag-malmo#dealer',
      geo: { latitude: 55.6, longitude: 13 },
      openingHoursSpecification: [{ dayOfWeek: ['Friday'], opens: '07:00', closes: '16:00' }],
      department: [{ '@type': 'AutoRepair', name: 'Verkstad' }],
    });
    expect(steps).toMatchObject({
      itemListElement: [{ item: '/' }, { item: '/anlaggningar' }, { name: 'Norrväg Malmö' }],
    });
  });

  test('a record without id redirects to the list, or to the home page of a site without a list (S2 §8)', async () => {
    const { site_id: _id, ...nameless } = DEALER;
    expect(await load(nameless).result).toMatchObject({ ...TO_LIST, degraded: true });
    const site = { ...testSite, paths: { ...testSite.paths, dealers: '' } };
    expect(await loader.load({}, testLoaderContext({ site }))).toEqual({ ...TO_LIST, location: '/', degraded: true });
  });
});

async function pageOf(dealer: object, page: Partial<PageData> = {}): Promise<string> {
  const result = await load(dealer, undefined, page.language).result;
  if (result.kind !== 'data') throw new Error(result.kind);
  const view = <DealerDetail rendering={{}} fields={{}} params={{}} data={result.value} />;
  return renderOnPage(view, page);
}

describe('F081 the page of a dealer', () => {
  // The page marks the day that it is: here a Wednesday, when the dealer has no hours.
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:00Z')));
  afterEach(() => void jest.restoreAllMocks());

  test('name, location, departments, cars', async () => {
    const html = await pageOf(DEALER);
    for (const text of ['Norrväg Malmö</h1>', 'Storgatan 1, Malmö', 'Verkstad</h3>', 'Åsa Ö', 'Latest arrivals</h2>']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('?car_site_city=Malm%C3%B6&amp;car_site_name=Norrv%C3%A4g+Malm%C3%B6"');
    expect(html).toContain('href="/kop-bil/17/volvo-xc60"');
    expect(html).toMatch(/<a [^>]*href="\/anlaggningar"[^>]*>.*?All locations<\/a>/);
  });

  test('days and closed in the language of the page; a department has the name of its group there', async () => {
    expect(await pageOf(DEALER)).toContain('fredag</dt><dd>7–16');
    const html = await pageOf(DEALER, { language: testSite.languages[1] as LanguageView });
    for (const text of ['Friday</dt><dd>7–16', 'Saturday</dt><dd>Closed', 'Workshop</h3>'])
      expect(html).toContain(text);
    expect(html).not.toContain('Verkstad');
  });

  test('marks the day that it is at the dealer', async () => {
    const thursday = Date.parse('2026-11-26T22:59:00Z');
    jest.spyOn(Date, 'now').mockReturnValue(thursday);
    expect(await pageOf(DEALER)).not.toContain('aria-current="date"');
    jest.spyOn(Date, 'now').mockReturnValue(thursday + 60_000);
    expect(await pageOf(DEALER)).toMatch(/aria-current="date"><dt>fredag<span class="[^"]+"> \(today\)</);
  });

  test('several departments of a group have their names below it', async () => {
    const two = ['Nya', 'Begagnade'].map((name) => ({ name, group: 'New cars' }));
    const html = await pageOf({ ...DEALER, site_departments: two });
    for (const text of ['Car sales</h3>', 'Nya</h4>', 'Begagnade</h4>']) expect(html).toContain(text);
  });

  test('a map with one marker; none on pages without maps', async () => {
    expect(await pageOf(DEALER)).not.toContain('data-state="waits"');
    const maps = { kind: 'tiles', url: '/{z}/{x}/{y}', attribution: '', thirdParty: false } as const;
    expect(await pageOf(DEALER, { maps })).toContain('data-state="waits"');
    expect(await pageOf({ ...DEALER, site_geocoord: '' }, { maps })).toContain('data-state="waits"');
  });

  test('only known details of employees', async () => {
    const users = [{ first_name: 'Bo', last_name: 'Ek', phone: '', email: null }];
    const html = await pageOf({ ...DEALER, site_departments: [{ name: 'Verkstad', users }] });
    expect(html).toContain('<li><strong>Bo Ek</strong></li>');
  });
});
