import { describe, expect, test } from '@jest/globals';
import { DEALER_QUERY_NAMES, formatDealerQuery, parseDealerQuery } from './dealerSearch.ts';

const canonical = (search: string) => formatDealerQuery(parseDealerQuery(new URLSearchParams(search)));

describe('F042 F080 the query of the dealer list', () => {
  test.each([
    ['', ''],
    ['site_region=Skåne', 'site_region=Sk%C3%A5ne'],
    ['site_region=Uppland&site_region=Skåne&site_region=Uppland', 'site_region=Sk%C3%A5ne&site_region=Uppland'],
    [
      'page=2&site_departments.service_name=Bilverkstad&site_departments.brands.name=Volvo&site_city=Lund&keyphrase=a',
      'keyphrase=a&site_city=Lund&site_departments.brands.name=Volvo&site_departments.service_name=Bilverkstad&page=2',
    ],
    [
      'site_departments.brands.name=Volvo&site_departments.brands.name=BMW',
      'site_departments.brands.name=BMW&site_departments.brands.name=Volvo',
    ],
    ['keyphrase=++lund++verkstad+', 'keyphrase=lund+verkstad'],
    ['near=59.32932,18.0686', 'near=59.33%2C18.07'],
    ['near=-0.001,+0.004', 'near=0%2C0'],
    ['near=%2059.3%20,%2018%20', 'near=59.3%2C18'],
    [
      'view=map&page=1&near=59.334,18&sortName=site_distance_asc&site_city=Lund',
      'site_city=Lund&sortName=site_distance_asc&near=59.33%2C18&page=1&view=map',
    ],
  ])('%j is %j', (search, expected) => expect(canonical(search)).toBe(expected));

  test.each([
    'utm_source=x',
    'site_departments.brands=Volvo',
    'SITE_REGION=Skåne',
    'car_brand=Volvo',
    'sortName=x',
    'sortName=website_sort_order_asc',
    'sortName=site_distance_asc',
    'near=59.3',
    'near=91,18',
    'near=59,181',
    'near=1e1,2',
    'near=NaN,NaN',
    'near=59.3,18.0;drop',
    'near=Infinity,0',
    'view=list',
    'view=x',
    'site_city=',
    'site_city=+',
    'page=0',
    'page=-1',
    'page=x',
  ])('%j is ignored', (search) => expect(canonical(search)).toBe(''));

  test('values and their length are limited', () => {
    const many = Array.from({ length: 60 }, (_, at) => `site_city=town${at}`).join('&');
    expect(parseDealerQuery(new URLSearchParams(many)).values.site_city).toHaveLength(40);
    const { keyphrase, values } = parseDealerQuery(
      new URLSearchParams({ keyphrase: 'x'.repeat(500), site_city: 'y'.repeat(500) }),
    );
    expect([keyphrase.length, values.site_city?.[0]?.length]).toEqual([120, 120]);
    expect(canonical('page=99')).toBe('page=19');
    expect(canonical(`near=1.${'3'.repeat(21)},2`)).toBe('');
  });

  test('F042 the parameter names that URL checks accept', () => {
    expect(DEALER_QUERY_NAMES).toEqual([
      'keyphrase',
      'sortName',
      'near',
      'page',
      'view',
      'site_region',
      'site_city',
      'site_departments.brands.name',
      'site_departments.service_name',
    ]);
    const values: Record<string, string> = { near: '1%2C2', view: 'map', sortName: 'site_distance_asc&near=1%2C2' };
    for (const name of DEALER_QUERY_NAMES) {
      const written = `${name}=${values[name] ?? 1}`;
      expect(canonical(written)).toBe(written);
    }
  });
});
