import { describe, expect, test } from '@jest/globals';
import { formatCarQuery, parseCarQuery } from '../../contracts/search/carSearch.ts';
import type { Facet } from '../../contracts/search/search.ts';
import { testSite } from '../../testing/renderOnPage.tsx';
import { canonicalQuery, findBase, listHref, withBase } from './listUrl.ts';

const ENGLISH = { code: 'en', locale: 'en-GB', prefix: '/en', name: 'English' };
const query = (text: string) => parseCarQuery(new URLSearchParams(text));
const FACETS: Facet[] = [
  {
    name: 'car_brand',
    type: 'value',
    value: [
      { text: 'Land Rover', count: 1, children: [{ text: 'Range Rover Sport', count: 1 }] },
      { text: 'Škoda', count: 1, children: [{ text: 'Octavia', count: 1 }] },
      { text: 'Fiat', count: 1, children: [{ text: '500C/595 \\ Abarth', count: 1 }] },
    ],
  },
];

describe('values of a query as the stock writes them', () => {
  test.each([
    ['car_brand=skoda', 'car_brand=%C5%A0koda'],
    ['car_brand=SKODA', 'car_brand=%C5%A0koda'],
    ['car_brand=land-rover', 'car_brand=Land+Rover'],
    ['car_brand=Trabant', 'car_brand=Trabant'],
    ['car_model=octavia', 'car_brand=%C5%A0koda&car_model=Octavia'],
  ])('%s is %s', (input, canonical) => {
    expect(formatCarQuery(canonicalQuery(query(input), FACETS))).toBe(canonical);
  });
});

describe('F031 make and model of the path', () => {
  test.each([
    ['land-rover', undefined, { make: 'Land Rover', model: null }],
    ['land rover', undefined, { make: 'Land Rover', model: null }],
    ['land-rover', 'range-rover-sport', { make: 'Land Rover', model: 'Range Rover Sport' }],
    ['škoda', 'octavia', { make: 'Škoda', model: 'Octavia' }],
    ['%C5%A1koda', undefined, { make: 'Škoda', model: null }],
    ['fiat', '500c-595-abarth', { make: 'Fiat', model: '500C/595 \\ Abarth' }],
    ['land-rover', 'octavia', null],
    ['volvo', undefined, null],
    ['%', undefined, null],
  ])('%s/%s is %j', (make, model, base) => {
    expect(findBase(make, model, FACETS)).toEqual(base);
  });

  const base = { make: 'Land Rover', model: null };

  test('is added to the state', () => {
    expect(formatCarQuery(withBase(query('car_fuel=El'), base))).toBe('car_brand=Land+Rover&car_fuel=El');
  });

  test.each([
    ['car_brand=Land+Rover', '/en/kop-bil/alla-bilar-i-lager/b/land-rover'],
    ['car_brand=Land+Rover&car_fuel=El&page=1', '/en/kop-bil/alla-bilar-i-lager/b/land-rover?car_fuel=El&page=1'],
    ['car_brand=Land+Rover&car_brand=BMW', '/en/kop-bil/alla-bilar-i-lager?car_brand=BMW&car_brand=Land+Rover'],
    [
      'car_brand=Land+Rover&car_model=Defender',
      '/en/kop-bil/alla-bilar-i-lager?car_brand=Land+Rover&car_model=Defender',
    ],
    ['', '/en/kop-bil/alla-bilar-i-lager'],
  ])('stays in the URL of %s while no other filter is chosen', (state, href) => {
    expect(listHref(query(state), base, testSite, ENGLISH)).toBe(href);
  });

  test('has no separator of a name, which the server refuses in a path', () => {
    const model = { make: 'Fiat', model: '500C/595 \\ Abarth' };
    const chosen = withBase(parseCarQuery(new URLSearchParams()), model);
    expect(listHref(chosen, model, testSite, ENGLISH)).toBe('/en/kop-bil/alla-bilar-i-lager/b/fiat/500c-595-abarth');
  });
});
