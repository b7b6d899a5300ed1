import { expect, test } from '@jest/globals';
import { choiceOf, formatCosts, parseCosts, withCanonicalCosts } from './costChoice.ts';

const parse = (query: string) => parseCosts(new URLSearchParams(query));

test('numbers are read as they are typed, and written in one way', () => {
  const query = 'cost.insurance=12+000&cost.petrol=18%2C490&cost.way=lease&cost.home=0&utm_source=x';
  expect(formatCosts(parse(query))).toBe('cost.way=lease&cost.petrol=18.49&cost.home=0&cost.insurance=12000');
});

test.each([
  ['distance', '0'],
  ['distance', '100001'],
  ['distance', '-5'],
  ['petrol', 'abc'],
  ['petrol', '1e3'],
  ['petrol', '1000.5'],
  ['home', '101'],
  ['electric', '12345678'],
  ['insurance', '1.2.3'],
])('%s=%s is rejected: the default counts, and no text of the visitor is in the URL', (name, value) => {
  const choice = choiceOf(`cost.${name}=${value}`);
  expect(choice).toEqual({ numbers: {}, rejected: [name] });
  expect(formatCosts(choice)).toBe(`cost.${name}=%21`);
  expect(choiceOf(formatCosts(choice))).toEqual(choice);
});

test('empty fields, other payments and other names are no choice', () => {
  expect(parse('cost.petrol=&cost.distance=+&cost.way=gold&cost.boat=1')).toBeUndefined();
});

test('a canonical query has each input once and nothing else of them', () => {
  const query = new URLSearchParams('sortName=a&cost.boat=1&cost.petrol=2&cost.petrol=3&cost.diesel=');
  expect(withCanonicalCosts(query).toString()).toBe('sortName=a&cost.petrol=2');
  const without = new URLSearchParams('sortName=a');
  expect(withCanonicalCosts(without)).toBe(without);
});
