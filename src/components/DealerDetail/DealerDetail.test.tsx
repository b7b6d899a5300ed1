import { describe, expect, test } from '@jest/globals';
import type { LoaderPorts, PageRoute, PortSearchRequest } from '../../contracts/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './DealerDetail.data.ts';
import { DealerDetail } from './DealerDetail.tsx';

const DEALER = {
  site_id: '1001',
  slug: 'norrvag-malmo',
  site_official_name: 'Norrväg Malmö',
  site_street: 'Storgatan 1',
  site_city: 'Malmö',
  site_geocoord: '55.6,13.0',
  site_departments: [{ name: 'Verkstad', users: [{ first_name: 'Åsa', last_name: 'Ö' }] }],
};
const CAR = { car_id: '17', slug: 'volvo-xc60', car_brand: 'Volvo', car_model: 'XC60' };

function load(dealer: object | null, cars: object[] | Error = [CAR]) {
  const asked: PortSearchRequest[] = [];
  const answer = <T,>(records: object[], parse: (record: unknown) => T) => {
    return { facet: [], content: records.map(parse), total_items: records.length, limit: 1, offset: 0 };
  };
  const searchDealers: LoaderPorts['searchDealers'] = async (request, parse) => {
    asked.push(request);
    return answer(dealer ? [dealer] : [], parse);
  };
  const searchCars: LoaderPorts['searchCars'] = async (request, parse) => {
    asked.push(request);
    if (cars instanceof Error) throw cars;
    return answer(cars, parse);
  };
  const ports = { ...testLoaderContext().ports, searchDealers, searchCars };
  const route: PageRoute = { kind: 'dealer', path: '/', query: new URLSearchParams(), dealerSlug: 'norrvag-malmo' };
  return { asked, result: loader.load({}, testLoaderContext({ ports, route })) };
}

const TO_LIST = { kind: 'redirect', status: 302, location: '/anlaggningar' };

describe('F081 loader', () => {
  test('asks by slug, then for twelve cars; never for private fields', async () => {
    const { asked, result } = load(DEALER);
    await result;
    expect(asked).toMatchObject([
      { filters: { slug: ['norrvag-malmo'] }, limit: 1 },
      { filters: { car_site_id: ['1001'] }, limit: 12, sort_name: 'car_publishdate_asc' },
    ]);
    expect(asked[0]?.fields).not.toContain('email');
  });

  test('an unknown slug leads to the list', async () => {
    expect(loader.when).toBe('decides');
    expect(await load(null).result).toEqual(TO_LIST);
  });

  test('so does a failure', async () => {
    expect(await loader.load({}, testLoaderContext())).toEqual(TO_LIST);
  });

  test('stands without its cars', async () => {
    expect(await load(DEALER, new Error('down')).result).toMatchObject({ kind: 'data', value: { latest: [] } });
  });

  test('structured data', async () => {
    expect(await load(DEALER).result).toMatchObject({
      head: { title: 'Norrväg Malmö', jsonLd: [{ '@type': 'AutoDealer', geo: { latitude: 55.6, longitude: 13 } }] },
    });
  });
});

test('F081 the page of a dealer', async () => {
  const result = await load(DEALER).result;
  if (result.kind !== 'data') throw new Error(result.kind);
  const html = renderOnPage(<DealerDetail rendering={{}} fields={{}} params={{}} data={result.value} />);
  for (const text of ['Norrväg Malmö</h1>', 'Storgatan 1, Malmö', 'Verkstad</h3>', 'Åsa Ö', 'Latest arrivals</h2>']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('?car_site_city=Malm%C3%B6&amp;car_site_name=Norrv%C3%A4g+Malm%C3%B6"');
  expect(html).toContain('href="/kop-bil/17/volvo-xc60"');
});
