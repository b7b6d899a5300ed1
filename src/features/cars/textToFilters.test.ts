import { expect, test } from '@jest/globals';
import { formatCarQuery, parseCarQuery } from '../../contracts/carSearch.ts';
import type { FacetView } from './facetViews.ts';
import { textToFilters } from './textToFilters.ts';

const one = (text: string) => ({ text, count: 1 });
const FACETS: FacetView[] = [
  { name: 'car_brand', values: [one('Volvo'), one('Land Rover'), one('Rover')] },
  { name: 'car_price', bars: [], min: 1, max: 9 },
  { name: 'car_fuel', values: [one('El'), one('Diesel')] },
  { name: 'car_seats', values: [one('5')] },
];
const filters = (text: string, from = '') =>
  formatCarQuery(textToFilters(text, parseCarQuery(new URLSearchParams(from)), FACETS));

test.each([
  ['volvo', 'car_brand=Volvo'],
  ['VOLVO  diesel dragkrok', 'keyphrase=dragkrok&car_brand=Volvo&car_fuel=Diesel'],
  ['xc60 momentum', 'keyphrase=xc60+momentum'],
  ['land rover', 'car_brand=Land+Rover'],
  ['rover el', 'car_brand=Rover&car_fuel=El'],
  ['mazda 5', 'keyphrase=mazda+5'],
  ['  ', ''],
])('F050 %j → %s', (text, query) => {
  expect(filters(text)).toBe(query);
});

test('F050 what is chosen stays chosen, the keyphrase is the new one, the page the first', () => {
  expect(filters('volvo drag', 'keyphrase=old&car_brand=Volvo&car_fuel=El&page=3')).toBe(
    'keyphrase=drag&car_brand=Volvo&car_fuel=El',
  );
});
