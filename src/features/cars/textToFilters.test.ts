import { describe, expect, test } from '@jest/globals';
import type { Facet } from '../../contracts/search.ts';
import { carVocabulary } from './search/carVocabulary.ts';
import { segmentsToFilters, textToFilters } from './textToFilters.ts';

const facet = (name: string, ...texts: string[]): Facet => ({
  ...{ name, type: 'value' },
  value: texts.map((text) => ({ text, count: 1 })),
});
const make = (text: string, ...models: string[]) => ({
  ...{ text, count: 1 },
  children: models.map((model) => ({ text: model, count: 1 })),
});
const FACETS: Facet[] = [
  {
    ...{ name: 'car_brand', child_name: 'car_model', type: 'value' },
    value: [
      make('Volvo', 'XC60'),
      make('Volkswagen', 'Golf', 'ID.4'),
      make('Land Rover', 'Defender'),
      make('Rover'),
      make('Mercedes-Benz', 'C-Klass'),
      make('Mazda', 'CX-5', '3'),
      make('smart', '#1', '#3'),
      make('Ford', 'Transit'),
      make('Toyota', 'Transit'),
    ],
  },
  { name: 'car_price', type: 'histogram', value: [{ min: 1, max: 9, count: 1 }] },
  facet('car_fuel', 'El', 'Diesel', 'Elhybrid', 'Laddhybrid'),
  facet('car_gearbox', 'Automat', 'Manuell'),
  facet('car_body', 'Kombi', 'SUV', 'Motorcykel'),
  facet('car_vehicle_type', 'Motorcykel'),
  facet('car_seats', '5'),
  facet('car_site_region', 'Stockholm'),
  facet('car_site_city', 'Stockholm', 'Malmö'),
];
const swedish = carVocabulary(FACETS, ['sv', 'en']);
const written = (text: string, vocabulary = swedish) => {
  const { values, keyphrase } = textToFilters(text, vocabulary);
  return [...values.map(({ text: value }) => value), keyphrase && `“${keyphrase}”`].filter(Boolean).join(' ');
};

describe('F050 words equal to a facet value become filters, the rest is the keyphrase', () => {
  test.each([
    ['volvo', 'Volvo'],
    ['VOLVO  diesel dragkrok', 'Volvo Diesel “dragkrok”'],
    ['momentum kajutsäng', '“momentum kajutsäng”'],
    ['  ', ''],
    ['volvo volvo', 'Volvo'],
    ['vovlo', '“vovlo”'],
    ['malmö', 'Malmö'],
  ])('%j → %s', (text, filters) => {
    expect(written(text)).toBe(filters);
  });

  test('each has the name of its facet', () => {
    expect(textToFilters('suv el', swedish).values).toEqual([
      { name: 'car_body', text: 'SUV' },
      { name: 'car_fuel', text: 'El' },
    ]);
  });

  test.each([
    ['land rover', 'Land Rover'],
    ['rover el', 'Rover El'],
    ['c-klass', 'Mercedes-Benz C-Klass'],
    ['C Klass', 'Mercedes-Benz C-Klass'],
    ['mercedes benz', 'Mercedes-Benz'],
    ['xc 60', 'Volvo XC60'],
    ['id4', 'Volkswagen ID.4'],
  ])('values of several words, the longest first: %j → %s', (text, filters) => {
    expect(written(text)).toBe(filters);
  });

  test.each([
    ['golf', 'Volkswagen Golf'],
    ['transit', 'Transit'],
    ['ford transit', 'Ford Transit'],
    ['mazda 3', 'Mazda 3'],
    ['3', '“3”'],
    ['mazda 5', 'Mazda “5”'],
    ['smart #1', 'smart #1'],
  ])('a model brings its make, a bare number is one only behind it: %j → %s', (text, filters) => {
    expect(written(text)).toBe(filters);
  });

  test.each([
    ['vw golf', 'Volkswagen Golf'],
    ['elbil', 'El'],
    ['kombi automat', 'Kombi Automat'],
    ['hybrid', 'Elhybrid Laddhybrid'],
    ['herrgårdsvagn med drag', 'Kombi “med drag”'],
    ['estate', 'Kombi'],
    ['electric', 'El'],
  ])('synonyms: %j → %s', (text, filters) => {
    expect(written(text)).toBe(filters);
  });

  test('synonyms are those of the site’s languages', () => {
    expect(written('elbil', carVocabulary(FACETS, ['fi']))).toBe('“elbil”');
  });

  test('of a body and a kind, of a region and a town with one name, the facet that stands first is meant', () => {
    expect(textToFilters('motorcykel stockholm', swedish).values.map(({ name }) => name)).toEqual([
      'car_body',
      'car_site_region',
    ]);
  });
});

describe('F051 segments of a path', () => {
  test('are names of values', () => {
    expect(segmentsToFilters(['land-rover', 'diesel'], swedish)?.map(({ text }) => text)).toEqual([
      'Land Rover',
      'Diesel',
    ]);
  });
  test('an unknown one is no list', () => {
    expect(segmentsToFilters(['volvo', 'kampanj'], swedish)).toBeNull();
  });
});
