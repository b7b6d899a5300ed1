import { describe, expect, test } from '@jest/globals';
import type { Facet } from '../../../contracts/search/search.ts';
import { carVocabulary } from './carVocabulary.ts';
import { segmentsToFilters, textToFilters } from './textToFilters.ts';

const facet = (name: string, ...texts: string[]): Facet => ({
  name,
  type: 'value',
  value: texts.map((text) => ({ text, count: 1 })),
});
const make = (text: string, ...models: string[]) => ({
  text,
  count: 1,
  children: models.map((model) => ({ text: model, count: 1 })),
});
const FACETS: Facet[] = [
  {
    name: 'car_brand',
    child_name: 'car_model',
    type: 'value',
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
const SITE = { name: 'Norrväg', distanceUnit: 'mil' } as const;
const swedish = carVocabulary(FACETS, ['sv', 'en'], SITE);
const summaryOf = (text: string, vocabulary = swedish) => {
  const { values, keyphrase } = textToFilters(text, vocabulary);
  return [...values.map(({ text: value }) => value), keyphrase && `“${keyphrase}”`].filter(Boolean).join(' ');
};

describe('F050 words equal to a facet value become filters, the rest becomes the keyphrase', () => {
  test.each([
    ['volvo', 'Volvo'],
    ['VOLVO  diesel dragkrok', 'Volvo Diesel “dragkrok”'],
    ['momentum kajutsäng', '“momentum kajutsäng”'],
    ['  ', ''],
    ['volvo volvo', 'Volvo'],
    ['vovlo', 'Volvo'],
    ['malmö', 'Malmö'],
  ])('%j → %s', (text, filters) => {
    expect(summaryOf(text)).toBe(filters);
  });

  test('each filter has the name of its facet', () => {
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
  ])('values of several words are matched, the longest first: %j → %s', (text, filters) => {
    expect(summaryOf(text)).toBe(filters);
  });

  test.each([
    ['golf', 'Volkswagen Golf'],
    ['transit', 'Transit'],
    ['ford transit', 'Ford Transit'],
    ['mazda 3', 'Mazda 3'],
    ['3', '“3”'],
    ['mazda 5', 'Mazda “5”'],
    ['smart #1', 'smart #1'],
  ])('a model includes its make; a bare number is a model only after its make: %j → %s', (text, filters) => {
    expect(summaryOf(text)).toBe(filters);
  });

  test.each([
    ['vw golf', 'Volkswagen Golf'],
    ['elbil', 'El'],
    ['kombi automat', 'Kombi Automat'],
    ['hybrid', 'Elhybrid Laddhybrid'],
    ['herrgårdsvagn med drag', 'Kombi “dragkrok”'],
    ['estate', 'Kombi'],
    ['electric', 'El'],
  ])('synonyms are matched: %j → %s', (text, filters) => {
    expect(summaryOf(text)).toBe(filters);
  });

  test('only synonyms of the site’s languages are matched', () => {
    expect(summaryOf('elbil', carVocabulary(FACETS, ['fi'], SITE))).toBe('“elbil”');
  });

  test('when a body and a vehicle type, or a region and a town, have one name, the first facet is used', () => {
    expect(textToFilters('motorcykel stockholm', swedish).values.map(({ name }) => name)).toEqual([
      'car_body',
      'car_site_region',
    ]);
  });
});

describe('F050 amounts, seats and orders; the languages are in test/http/search/search-phrases.test.ts', () => {
  const facets: Facet[] = [
    ...FACETS.filter(({ name }) => name !== 'car_price' && name !== 'car_seats'),
    facet('car_seats', '5', '7'),
    ...[
      ['car_price', 20_000, 900_000],
      ['car_year', 2008, 2026],
      ['car_mileage', 0, 30_000],
      ['car_power', 60, 500],
      ['wltp_electric_range', 30, 650],
      ['car_privateleasing_monthly_cost', 1_000, 9_000],
    ].map(([name, min, max]) => ({ name, type: 'histogram', value: [{ min, max, count: 3 }] }) as unknown as Facet),
  ];
  const vocabulary = carVocabulary(facets, ['sv', 'en'], SITE);
  const summary = (text: string) => {
    const { ranges = [], sortName, ...rest } = textToFilters(text, vocabulary);
    const values = rest.values.map(({ text: value }) => value);
    const spans = ranges.map(({ name, range }) => `${name}=${range.join('-')}`);
    return [...values, ...spans, sortName, rest.keyphrase && `“${rest.keyphrase}”`].filter(Boolean).join(' ');
  };

  test.each([
    ['under 200', 'car_price=0-200000'],
    ['under 200 000', 'car_price=0-200000'],
    ['under 199 900 kr', 'car_price=0-199900'],
    ['max 0,3 milj', 'car_price=0-300000'],
    ['< 150000', 'car_price=0-150000'],
    ['minst 100 tkr max 200 tkr', 'car_price=100000-200000'],
    ['200-300 tkr', 'car_price=200000-300000'],
    ['ca 100000 kr', 'car_price=90000-110000'],
    ['under 3000 kr/mån', 'car_privateleasing_monthly_cost=0-3000'],
    ['privatleasing under 4000', 'car_privateleasing_monthly_cost=0-4000'],
    ['mazda 3 under 150 tkr', 'Mazda 3 car_price=0-150000'],
    ['mazda 3 2019', 'Mazda 3 car_year=2019-2019'],
    ['2018-2020', 'car_year=2018-2020'],
    ['2019 eller nyare', 'car_year=2019-999999999'],
    ['äldre än 2015', 'car_year=0-2014'],
    ['under 50 000 miles', 'car_mileage=0-8047'],
    ['över 110 kW', 'car_power=150-999999999'],
    ['räckvidd minst 400 km', 'wltp_electric_range=400-999999999'],
    ['elbil räckvidd 500 km', 'El wltp_electric_range=500-999999999'],
    ['räckvidd 500', 'wltp_electric_range=500-999999999'],
    ['räckvidd på minst 40 mil', 'wltp_electric_range=400-999999999'],
    ['400 km räckvidd', 'wltp_electric_range=400-999999999'],
    ['minst 40 mils räckvidd under 300 tkr', 'wltp_electric_range=400-999999999 car_price=0-300000'],
    ['räckvidd 300-400 km', 'wltp_electric_range=300-400'],
    ['300 mile range', 'wltp_electric_range=483-999999999'],
    ['range over 400 km max 5 000 mil', 'wltp_electric_range=400-999999999 car_mileage=0-5000'],
    ['range rover under 500 tkr', 'Rover car_price=0-500000 “range”'],
    ['lång räckvidd', '“lång räckvidd”'],
    ['max 5 000 mil räckvidd minst 400 km', 'car_mileage=0-5000 wltp_electric_range=400-999999999'],
    ['minst 5 sits', '5 7'],
    ['xc60 7 platser', 'Volvo XC60 7'],
    ['1351565', '“1351565”'],
    ['abc 123', '“abc 123”'],
    ['4x4', '“4x4”'],
    ['billigast volvo', 'Volvo car_price_asc'],
    ['norrväg malmö', 'Malmö'],
    ['9 sits', '“9 sits”'],
    ['towbar', '“dragkrok”'],
  ])('%j → %s', (text, filters) => {
    expect(summary(text)).toBe(filters);
  });

  test('reading a keyphrase again changes nothing', () => {
    for (const text of [
      'kombi under 200 tkr xyz',
      'xc röd 60',
      'drag 12 abc',
      'under',
      '7',
      'max 300 hästar i malmö q',
    ]) {
      const { keyphrase } = textToFilters(text, vocabulary);
      expect(textToFilters(keyphrase, vocabulary)).toEqual({ values: [], keyphrase });
    }
  });
});

describe('F051 segments of a path', () => {
  test('are resolved as names of values', () => {
    expect(segmentsToFilters(['land-rover', 'diesel'], swedish)?.map(({ text }) => text)).toEqual([
      'Land Rover',
      'Diesel',
    ]);
  });
  test('an unknown segment returns null', () => {
    expect(segmentsToFilters(['volvo', 'kampanj'], swedish)).toBeNull();
  });
});
