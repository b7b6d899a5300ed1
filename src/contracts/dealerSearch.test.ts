import { describe, expect, test } from '@jest/globals';
import { DEALER_QUERY_NAMES, formatDealerQuery, parseDealerQuery } from './dealerSearch.ts';

const canonical = (search: string) => formatDealerQuery(parseDealerQuery(new URLSearchParams(search)));

describe('F042 F080 the address of the dealer list', () => {
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
  ])('%j is %j', (search, expected) => expect(canonical(search)).toBe(expected));

  test.each([
    'utm_source=x',
    'site_departments.brands=Volvo',
    'SITE_REGION=Skåne',
    'car_brand=Volvo',
    'sortName=x',
    'site_city=',
    'site_city=+',
    'page=0',
    'page=-1',
    'page=x',
  ])('%j says nothing', (search) => expect(canonical(search)).toBe(''));

  test('what an address may hold is bounded', () => {
    const many = Array.from({ length: 60 }, (_, at) => `site_city=town${at}`).join('&');
    expect(parseDealerQuery(new URLSearchParams(many)).values.site_city).toHaveLength(40);
    const { keyphrase, values } = parseDealerQuery(
      new URLSearchParams({ keyphrase: 'x'.repeat(500), site_city: 'y'.repeat(500) }),
    );
    expect([keyphrase.length, values.site_city?.[0]?.length]).toEqual([120, 120]);
    expect(canonical('page=99')).toBe('page=19');
  });

  test('F042 the names that a checker of addresses may let through', () => {
    expect(DEALER_QUERY_NAMES).toEqual([
      'keyphrase',
      'page',
      'site_region',
      'site_city',
      'site_departments.brands.name',
      'site_departments.service_name',
    ]);
    for (const name of DEALER_QUERY_NAMES) expect(canonical(`${name}=1`)).toBe(`${name}=1`);
  });
});
