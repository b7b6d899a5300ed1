import { describe, expect, test } from '@jest/globals';
import { parseCarQuery } from '../../contracts/search/carSearch.ts';
import { baseFacetsRequest, carCountRequest, carSearchRequest } from './listRequest.ts';

const query = (text: string) => parseCarQuery(new URLSearchParams(text));
const facet = (request: ReturnType<typeof carSearchRequest>, name: string) =>
  request.facets?.find((entry) => entry.name === name);

describe('F053 F054 the search call', () => {
  test('requests 48 cars, all facets and no sold car', () => {
    const request = carSearchRequest(query(''), 'cumulative');
    expect(request).toMatchObject({ limit: 48, offset: 0, keyphrase: '', sort_name: 'car_publishdate_desc' });
    expect(request.facets).toHaveLength(25);
    expect(request.filters).toEqual({ 'car_status.neq': ['sold'] });
    expect(request.fields).toContain('car_primary_image');
    expect(request.fields).not.toContain('car_equipment');
  });

  test('chosen values are sent inside their facet, models with their make, ranges as min-max', () => {
    const request = carSearchRequest(
      query('car_brand=Volvo&car_brand=BMW&car_model=XC60&car_price=100000-200000&car_fuel=El'),
      'cumulative',
    );
    expect(facet(request, 'car_brand')).toEqual({
      name: 'car_brand',
      child_name: 'car_model',
      sort_order: 'count',
      filters: ['BMW', 'Volvo', 'XC60'],
    });
    expect(facet(request, 'car_price')).toEqual({ name: 'car_price', filters: ['100000-200000'] });
    expect(facet(request, 'car_fuel')?.filters).toEqual(['El']);
  });

  test.each([
    ['page=2', 'cumulative', 144, 0],
    ['page=2', 'page', 48, 96],
    ['page=19', 'cumulative', 960, 0],
    ['page=400', 'cumulative', 960, 0],
    ['page=400', 'page', 48, 912],
  ] as const)('F048 %s, %s: limit %i, offset %i', (text, slice, limit, offset) => {
    expect(carSearchRequest(query(text), slice)).toMatchObject({ limit, offset });
  });

  test('a request for a later page only has no counts but the chosen values', () => {
    const request = carSearchRequest(query('car_fuel=El&page=1'), 'page');
    expect(request.facets?.map(({ name }) => name)).toEqual(['car_fuel']);
  });

  test('the facets of the full stock are requested with limit 0', () => {
    const request = baseFacetsRequest();
    expect(request.limit).toBe(0);
    expect(request.facets?.every(({ filters }) => filters.length === 0)).toBe(true);
  });

  test('chosen equipment is a facet for each kind, after one that counts the cars with all of it', () => {
    const chosen = 'car_equipment=Dragkrok&car_equipment=Elektriskt infällbar dragkrok&car_equipment=Värmepump';
    const filtersOf = (request: ReturnType<typeof carSearchRequest>) =>
      request.facets?.filter(({ name }) => name === 'car_equipment').map(({ filters }) => filters);
    const groups = [['Dragkrok', 'Elektriskt infällbar dragkrok'], ['Värmepump']];
    expect(filtersOf(carSearchRequest(query(chosen), 'cumulative'))).toEqual([[], ...groups]);
    expect(filtersOf(carCountRequest(query(chosen)))).toEqual(groups);
    const many = Array.from({ length: 60 }, (_, at) => `car_equipment=Item ${at}`).join('&');
    expect(carSearchRequest(query(many), 'cumulative').facets?.length).toBeLessThanOrEqual(40);
  });

  test('a count requests no cars, and only the facets that restrict', () => {
    const request = carCountRequest(query('keyphrase=drag&car_fuel=El&page=3'));
    expect(request).toMatchObject({ limit: 0, keyphrase: 'drag', filters: { 'car_status.neq': ['sold'] } });
    expect(request.facets).toEqual([{ name: 'car_fuel', filters: ['El'], sort_order: 'count' }]);
  });
});
