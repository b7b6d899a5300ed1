import { describe, expect, test } from '@jest/globals';
import { parseCarQuery } from '../../../contracts/search/carSearch.ts';
import type { FacetView } from '../../carSearch/facetViews.ts';
import { isOpen, isSearchable, quickFacets, splitValues } from './panel.ts';

const VALUES = Array.from({ length: 14 }, (_, index) => ({ text: `Make ${index}`, count: index }));

describe('F045 long value lists', () => {
  test('show ten values, the rest is behind show all', () => {
    const { visible, rest } = splitValues(VALUES, []);
    expect([visible.length, rest.length]).toEqual([10, 4]);
  });
  test('have the selected values visible', () => {
    expect(splitValues(VALUES, ['Make 12']).visible.at(-1)?.text).toBe('Make 12');
  });
  test('show every match of a search', () => {
    expect(splitValues(VALUES, [], ' MAKE 1').visible.map(({ text }) => text)).toEqual([
      'Make 1',
      'Make 10',
      'Make 11',
      'Make 12',
      'Make 13',
    ]);
  });
});

test.each([
  ['car_brand', 9, false],
  ['car_brand', 10, true],
  ['car_body', 11, false],
  ['car_site_city', 28, true],
])('U6 a list %s of %i values is searchable: %s', (name, count, searchable) => {
  expect(isSearchable(name, new Array(count).fill(null))).toBe(searchable);
});

test('U3 fuel, gearbox, price, monthly cost and region are quick facets where they exist', () => {
  const leasing = ['car_privateleasing_monthly_cost', 'car_companyleasing_monthly_cost'];
  const facets = ['car_site_region', 'car_brand', 'car_price', 'car_gearbox', 'car_fuel'].concat(
    'car_loan_monthly_cost',
    leasing,
  );
  const views = facets.map((name) => ({ name, values: [] }) as unknown as FacetView);
  expect(quickFacets(views).map(({ name }) => name)).toEqual([
    'car_fuel',
    'car_gearbox',
    'car_price',
    'car_loan_monthly_cost',
    'car_site_region',
  ]);
});

test.each([
  ['car_brand', '', true],
  ['car_color', '', false],
  ['car_color', 'car_color=Red', true],
])('%s with %j is open: %s', (name, query, open) => {
  const facet = { name: name as 'car_color', values: [] };
  expect(isOpen(facet, parseCarQuery(new URLSearchParams(query)))).toBe(open);
});
