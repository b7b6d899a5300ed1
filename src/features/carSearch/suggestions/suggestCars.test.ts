import { expect, test } from '@jest/globals';
import type { Facet } from '../../../contracts/search/search.ts';
import { carVocabulary } from '../text/carVocabulary.ts';
import { carSuggester } from './suggestCars.ts';

const values = (name: string, texts: Record<string, number>): Facet => ({
  name,
  type: 'value',
  value: Object.entries(texts).map(([text, count]) => ({ text, count })),
});
const make = (text: string, models: Record<string, number>) => ({
  text,
  count: Object.values(models).reduce((sum, count) => sum + count, 0),
  children: Object.entries(models).map(([model, count]) => ({ text: model, count })),
});
const FACETS: Facet[] = [
  {
    name: 'car_brand',
    child_name: 'car_model',
    type: 'value',
    value: [
      make('Volvo', { XC60: 40, V60: 30, XC40: 20, EX30: 9, V90: 8, XC90: 7 }),
      make('Volkswagen', { Golf: 35, 'ID.4': 12, Tiguan: 11 }),
      make('Mercedes-Benz', { 'C-Klass': 10 }),
      make('Trabant', { '601': 0 }),
    ],
  },
  values('car_fuel', { El: 50, Diesel: 30, Elhybrid: 5, Laddhybrid: 6 }),
  values('car_gearbox', { Automat: 90, Manuell: 10 }),
  values('car_body', { Kombi: 44, SUV: 60, Motorcykel: 2 }),
  values('car_vehicle_type', { Motorcykel: 2 }),
  values('car_seats', { 5: 100 }),
  values('car_site_region', { Uppsala: 7 }),
];
const suggest = carSuggester(carVocabulary(FACETS, ['sv', 'en'], { name: 'Norrväg', distanceUnit: 'mil' }));
const labels = (text: string) => suggest(text).cars.map(({ label }) => label);

test.each([
  ['vol', ['Volvo', 'Volkswagen']],
  ['volvo', ['Volvo']],
  ['volvo xc', ['Volvo XC60', 'Volvo XC40', 'Volvo XC90']],
  ['xc', ['Volvo XC60', 'Volvo XC40', 'Volvo XC90']],
  ['golf', ['Volkswagen Golf']],
  ['c kla', ['Mercedes-Benz C-Klass']],
  ['id4', ['Volkswagen ID.4']],
  ['kom', ['Kombi']],
  ['el', ['El']],
  ['upp', ['Uppsala']],
])('F045 %j suggests %j first', (text, first) => {
  expect(labels(text).slice(0, first.length)).toEqual(first);
});

test.each([
  ['vovlo', 'Volvo'],
  ['wolksvagen', 'Volkswagen'],
  ['volksw', 'Volkswagen'],
  ['mercdes', 'Mercedes-Benz'],
  ['disel', 'Diesel'],
  ['vw golf', 'Volkswagen Golf'],
  ['elbil', 'El'],
  ['herrgårdsvagn', 'Kombi'],
  ['folkvagn', 'Volkswagen'],
])('F045 typos and synonyms: %j suggests %j', (text, label) => {
  expect(labels(text)[0]).toBe(label);
});

test('F045 a word with digits is never matched to another model', () => {
  expect(labels('xc61')).toEqual([]);
  expect(labels('xc 60')).toEqual(['Volvo XC60']);
});

test('F045 words before the last name are preserved, as filters or as keyphrase', () => {
  expect(suggest('volvo dragkrok auto').cars[0]).toEqual({
    label: 'Automat',
    facet: 'car_gearbox',
    context: 'Volvo dragkrok',
    count: null,
    values: [
      { name: 'car_brand', text: 'Volvo' },
      { name: 'car_gearbox', text: 'Automat' },
    ],
    keyphrase: 'dragkrok',
  });
  expect(labels('kombi automat')[0]).toBe('Automat');
});

test('F045 after a make its models and other facets are suggested, no other make; one letter matches no synonym', () => {
  expect(labels('volvo e')).toEqual(['Volvo EX30']);
  expect(labels('volvo d')).toEqual(['Diesel']);
  expect(labels('h')).toEqual([]);
  expect(labels('her')).toEqual(['Kombi']);
});

test('F045 a model includes its make, and has its count in stock', () => {
  expect(suggest('xc60').cars[0]).toMatchObject({
    values: [
      { name: 'car_brand', text: 'Volvo' },
      { name: 'car_model', text: 'XC60' },
    ],
    count: 40,
    context: '',
  });
});

test('F045 suggests only values with cars, each label once, up to the limit', () => {
  expect(labels('trabant')).toEqual([]);
  expect(labels('motorcykel')).toEqual(['Motorcykel']);
  expect(labels('v').length).toBeLessThanOrEqual(7);
  expect(labels('')).toEqual([]);
  expect(labels('!!! ???')).toEqual([]);
});

test('F045 hostile texts are handled quickly', () => {
  const began = performance.now();
  for (const text of [
    'a '.repeat(60),
    'x'.repeat(120),
    'volvovolvovolvo '.repeat(7),
    '\u0301'.repeat(120),
    '__proto__',
  ])
    labels(text);
  expect(performance.now() - began).toBeLessThan(500);
});
