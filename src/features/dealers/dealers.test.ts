import { describe, expect, test } from '@jest/globals';
import { type DealerQuery, parseDealerQuery } from '../../contracts/dealers/dealerSearch.ts';
import { phoneHref } from '../../lib/contactHref.ts';
import { testLoaderContext } from '../../testing/renderOnPage.tsx';
import { addressText, mapsHref } from './dealerView.ts';
import {
  ALL_DEALERS,
  activeFilters,
  allFacetsRequest,
  dealerListHref,
  dealerListRequest,
  setNear,
  toggleDealerValue,
} from './list/dealerSearch.ts';
import { visibleMakes } from './makes.ts';

describe('F082 codes of makes', () => {
  test.each([
    [['VO', 'VO_XX'], ['VO']],
    [['VO_XX'], ['VO_XX']],
    [
      ['FI', 'FI_TR'],
      ['FI', 'FI_TR'],
    ],
    [
      ['MH', 'MH_TR'],
      ['MH', 'MH_TR'],
    ],
    [
      ['RE', 'RE_TR', 'VO_XX'],
      ['RE', 'VO_XX'],
    ],
    [
      ['VOX', 'VO_XX'],
      ['VOX', 'VO_XX'],
    ],
  ])('of %j the visible ones are %j', (codes, expected) => {
    const makes = codes.map((brand_code) => ({ name: brand_code, brand_code }));
    expect(visibleMakes(makes).map(({ name }) => name)).toEqual(expected);
  });

  test('a make without a code remains', () => {
    expect(visibleMakes([{ name: 'Lada' }, { name: 'Volvo', brand_code: 'VO' }])).toHaveLength(2);
  });
});

const parseQuery = (search: string): DealerQuery => parseDealerQuery(new URLSearchParams(search));

describe('F080 the search of dealers', () => {
  test('48 in the order of the website, with every facet', () => {
    const facets = ['site_region', 'site_city', 'site_departments.brands.name', 'site_departments.service_name'].map(
      (name) => ({ name, sort_order: 'alpha', filters: [] }),
    );
    expect(dealerListRequest(parseQuery(''))).toMatchObject({
      limit: 48,
      sort_name: 'website_sort_order_asc',
      keyphrase: '',
      facets,
    });
    expect(allFacetsRequest()).toEqual({ fields: ['site_id'], facets, limit: 0 });
  });
  test('sorts by distance only from a position, which is rounded', () => {
    expect(dealerListRequest(parseQuery('sortName=site_distance_asc&near=59.32932,18.0686'))).toMatchObject({
      sort_name: 'site_distance_asc',
      filters: { near: ['59.33,18.07'] },
    });
    for (const search of ['sortName=site_distance_asc', 'sortName=site_distance_asc&near=north', 'near=59.3,18']) {
      expect(dealerListRequest(parseQuery(search))).toMatchObject({ sort_name: 'website_sort_order_asc' });
      expect(dealerListRequest(parseQuery(search))).not.toHaveProperty('filters');
    }
  });
  test('the position can be removed', () => {
    const near = setNear({ ...ALL_DEALERS, page: 2 }, { lat: 59.33, lng: 18.07 });
    expect(dealerListHref('/a', near)).toBe('/a?sortName=site_distance_asc&near=59.33%2C18.07');
    expect(setNear(near, null)).toEqual(ALL_DEALERS);
  });
  test('pages are cumulative, a region is a filter', () => {
    const query = parseQuery('page=1&site_region=Skåne&keyphrase= lund ');
    expect(dealerListRequest(query)).toMatchObject({ limit: 96, keyphrase: 'lund' });
    expect(dealerListRequest(query).facets?.[0]).toMatchObject({ name: 'site_region', filters: ['Skåne'] });
    expect(dealerListHref('/a', query)).toBe('/a?keyphrase=lund&site_region=Sk%C3%A5ne&page=1');
  });
  test('F042 makes, services and towns restrict', () => {
    const query = parseQuery('site_departments.brands.name=Volvo&site_departments.brands.name=BMW&site_city=Lund');
    expect(dealerListRequest(query).facets?.map(({ filters }) => filters)).toEqual([
      [],
      ['Lund'],
      ['BMW', 'Volvo'],
      [],
    ]);
    expect(dealerListRequest(parseQuery('site_departments.service_name=Verkstad')).facets?.[3]).toMatchObject({
      name: 'site_departments.service_name',
      filters: ['Verkstad'],
    });
  });
  test('U5 every active filter can be removed, one by one and all at once', () => {
    const query = parseQuery('keyphrase=a&site_city=Lund&site_region=Skåne&site_region=Uppland&page=3');
    expect(
      activeFilters(query, [], testLoaderContext().translate).map(({ id, label, without }) => [
        id,
        label,
        dealerListHref('', without),
      ]),
    ).toEqual([
      ['keyphrase', '“a”', '?site_region=Sk%C3%A5ne&site_region=Uppland&site_city=Lund'],
      ['site_region Skåne', 'Skåne', '?keyphrase=a&site_region=Uppland&site_city=Lund'],
      ['site_region Uppland', 'Uppland', '?keyphrase=a&site_region=Sk%C3%A5ne&site_city=Lund'],
      ['site_city Lund', 'Lund', '?keyphrase=a&site_region=Sk%C3%A5ne&site_region=Uppland'],
    ]);
    expect(dealerListHref('/a', ALL_DEALERS)).toBe('/a');
    expect(activeFilters(ALL_DEALERS, [], testLoaderContext().translate)).toEqual([]);
    const near = setNear(ALL_DEALERS, { lat: 1, lng: 2 });
    expect(activeFilters(near, [], testLoaderContext().translate)).toEqual([
      { id: 'near', label: 'Near me', without: ALL_DEALERS },
    ]);
  });
  test('a value is added in order and removed by a second click', () => {
    const one = toggleDealerValue(ALL_DEALERS, 'site_region', 'Uppland');
    const two = toggleDealerValue(one, 'site_region', 'Skåne');
    expect(two.values).toEqual({ site_region: ['Skåne', 'Uppland'] });
    expect(toggleDealerValue(toggleDealerValue(two, 'site_region', 'Skåne'), 'site_region', 'Uppland')).toEqual(
      ALL_DEALERS,
    );
  });
  test('never requests private fields', () => {
    const { fields } = dealerListRequest(parseQuery(''));
    expect(fields).not.toContain('email');
    expect(fields).not.toContain('erp_id');
  });
});

describe('F062 contact of a dealer', () => {
  const dealer = { name: 'Norrväg', street: 'Gatan 1', zip: '111 22', city: 'Lund' };
  test('street address and map', () => {
    expect(addressText(dealer)).toBe('Gatan 1, 111 22 Lund');
    expect(addressText({ street: '', zip: '', city: 'Lund' })).toBe('Lund');
    expect(addressText({ street: '38 Wharf Road', zip: 'GU1 4CV', city: 'Guildford' })).toBe(
      '38 Wharf Road, Guildford GU1 4CV',
    );
    expect(new URL(mapsHref(dealer)).searchParams.get('query')).toBe('Norrväg, Gatan 1, 111 22 Lund');
  });
  test.each([
    ['040-16 84 81', 'tel:040168481'],
    ['+46 (0)40 16', 'tel:+464016'],
  ])('%s → %s', (phone, href) => expect(phoneHref(phone)).toBe(href));
});
