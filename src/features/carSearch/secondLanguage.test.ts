import { describe, expect, test } from '@jest/globals';
import { carDetailSchema } from '../../contracts/car/car.ts';
import { parseCarQuery, rangeField } from '../../contracts/search/carSearch.ts';
import { valueTextOf } from '../../contracts/search/valueTexts.ts';
import { testLoaderContext } from '../../testing/renderOnPage.tsx';
import { cardOf } from '../car/card.ts';
import { technicalGroups } from '../car/detailRows.ts';
import { offersOf } from '../car/money/offers.ts';
import { splitValues } from '../carList/filters/panel.ts';
import { labelFacets } from './facetLabels.ts';
import type { RangeFacetView } from './facetViews.ts';
import { commitRanges, EMPTY_QUERY } from './listState.ts';
import { formatRangeAmount, rangeLabel } from './rangeLabels.ts';
import { rangeText } from './rangeText.ts';

/** Q40: texts of the Swedish index on English pages. */

const english = { code: 'en', locale: 'en-GB', prefix: '/en', name: 'English' };
const phrases = {
  'value.car_fuel.El': 'Electric',
  'value.car_model.C-Klass': 'C-Class',
  'value.city.Göteborg': 'Gothenburg',
  'value.region.Ångermanland': 'Zealand',
};
const wording = testLoaderContext({ language: english, valueText: valueTextOf('en', 'sv', phrases) });
const car = carDetailSchema.cast({
  car_id: '1',
  slug: 'x',
  car_brand: 'Mercedes-Benz',
  car_model: 'C-Klass',
  car_fuel: 'El',
  car_gearbox: 'Automat',
  car_mileage: 2143,
  car_mileage_text: '2 143 mil',
  car_power: 204,
  car_power_text: '204 hk (150 kW)',
  car_weight_text: 'cirka två ton',
  car_site_city: 'Göteborg',
  car_leasing_options: [
    { leasing_type: 'Private', monthly_cost: 4000, duration: 36, mileage: 1500, description: 'Service ingår.' },
  ],
});

describe('a Swedish record on an English page', () => {
  test('coded values are translated; values without a translation have a `lang`', () => {
    const { title, facts, city } = cardOf(car, wording);
    expect([title, city]).toEqual(['Mercedes-Benz C-Class', 'Gothenburg']);
    expect(facts).toEqual(['', '21,430\u00a0km', 'Electric', { text: 'Automat', lang: 'sv' }]);
  });

  test('measures are composed of number and unit; a text without a number has a `lang`', () => {
    const rows = new Map(technicalGroups(car, wording, []).flatMap(({ rows }) => rows));
    expect(rows.get('car_power')).toBe('204\u00a0hp (150\u00a0kW)');
    expect(rows.get('car_weight')).toEqual({ text: 'cirka två ton', lang: 'sv' });
  });

  test('terms are composed; the text of the record follows with a `lang`', () => {
    const [offer] = offersOf(car, wording);
    expect(offer?.terms).toMatch(/^36 months, 15,000 km a year\. Monthly/);
    expect(offer?.text).toEqual({ text: 'Service ingår.', lang: 'sv' });
  });

  test('money has the number format of the site, other numbers that of the language', () => {
    expect(formatRangeAmount('car_price', 249_900, wording).replace(/\s/, ' ')).toBe('249 900');
    expect(formatRangeAmount('car_power', 12_480, wording)).toBe('12,480');
  });

  test('distances are in kilometres, because `mil` would be read as miles', () => {
    expect(formatRangeAmount('car_mileage', 12_480, wording)).toBe('124,800');
    expect(rangeLabel('car_mileage', wording)).toBe('Mileage (km)');
    expect(rangeText('car_mileage', [1000, 5000], 20_000, wording)).toBe('Mileage: 10,000–50,000 km');
    expect(rangeText('car_mileage', [0, 5000], 20_000, wording)).toContain('50,000 km');
    // The end is that of the stock, unless the range begins above it.
    expect(rangeText('car_mileage', [1000, 50_000], 20_000, wording)).toBe('Mileage: 10,000–200,000 km');
    expect(rangeText('car_mileage', [30_000, 50_000], 20_000, wording)).toBe('Mileage: 300,000–500,000 km');
    const swedish = testLoaderContext();
    expect(rangeLabel('car_mileage', swedish)).toBe('Mileage (mil)');
  });

  test('mileage fields are in kilometres, the filter is in mil', () => {
    const [facet] = labelFacets([{ name: 'car_mileage', min: 0, max: 20_000, bars: [1] }], wording) as [RangeFacetView];
    expect(facet.scale).toBe(10);
    const draft = new Map([['car_mileage', { high: '50,000', changed: 'high' }]] as const);
    expect(commitRanges(EMPTY_QUERY, draft, [facet]).ranges).toEqual({ car_mileage: [0, 5000] });
    const before = { ...EMPTY_QUERY, ranges: { car_mileage: [1000, 5000] as [number, number] } };
    expect(commitRanges(before, draft, [facet]).ranges).toEqual({ car_mileage: [1000, 5000] });
    const form = new URLSearchParams({ [rangeField('car_mileage', 'high', 10)]: '50,000' });
    expect(parseCarQuery(form).ranges).toEqual({ car_mileage: [0, 5000] });
  });
});

describe('facets of a Swedish index on an English page', () => {
  const values = (...texts: string[]) => texts.map((text) => ({ text, count: 1 }));

  test('values keep their text and get a label; alphabetical facets are sorted by label', () => {
    const facets = labelFacets(
      [
        { name: 'car_fuel', values: values('El', 'Diesel') },
        { name: 'car_site_region', values: values('Ångermanland', 'Uppland') },
      ],
      wording,
    );
    expect(facets).toEqual([
      {
        name: 'car_fuel',
        values: [
          { text: 'El', count: 1, label: 'Electric' },
          { text: 'Diesel', count: 1, label: { text: 'Diesel', lang: 'sv' } },
        ],
      },
      {
        name: 'car_site_region',
        values: [
          { text: 'Uppland', count: 1 },
          { text: 'Ångermanland', count: 1, label: 'Zealand' },
        ],
      },
    ]);
  });

  test('the search in a facet finds a value by text or label', () => {
    const fuels = [{ text: 'El', label: 'Electric', count: 1 }, ...values('Diesel')];
    for (const searchText of ['electr', 'el']) expect(splitValues(fuels, [], searchText).visible[0]?.text).toBe('El');
  });
});
