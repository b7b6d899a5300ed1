import { expect, test } from '@jest/globals';
import type { LoaderPorts } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './PriceMethod.data.ts';
import { PriceMethod } from './PriceMethod.tsx';

const CAR = {
  car_id: '17',
  slug: 'volvo-v60-b4-ultimate',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_model_text: 'B4 Ultimate',
  car_version: 'Ultimate Dark',
  car_fuel: 'Diesel',
  car_body: 'Kombi',
  car_is_used: true,
  car_vehicle_type_code: 'PC',
  car_firstregistration: '2023-03-01',
  car_mileage: 4_321,
  car_odometer: 50_000,
  car_odometer_unit: 'km',
  car_price: 300_000,
  car_equipment: ['AUX', 'AUX', 'ISOFIX'],
  car_price_indicator: {
    band: 'good',
    price: 300_000,
    expected_price: 315_000,
    limits: [289_800, 305_600, 324_500, 340_200],
    comparables: 7,
    closeness: 'line',
    max_years: 2,
    max_km: 40_000,
    date: '2026-11-30',
  },
};

async function show(query: string, records: readonly unknown[] | null) {
  const searchAllMakes: LoaderPorts['searchCars'] = async (_request, parse) => {
    if (!records) throw new Error('away');
    return { facet: [], content: records.map(parse), total_items: records.length, limit: 5, offset: 0 };
  };
  const context = testLoaderContext();
  const route = { ...context.route, query: new URLSearchParams(query) };
  const result = await loader.load(
    { fields: {} },
    testLoaderContext({ route, ports: { ...context.ports, searchAllMakes } }),
  );
  if (result.kind !== 'data') throw new Error(result.kind);
  const fields = { Title: { value: 'Så jämför vi priser' } };
  const html = renderOnPage(
    <PriceMethod rendering={{}} fields={fields} params={{ TitleTag: 'h1' }} data={result.value} />,
  );
  return {
    result,
    text: html
      .replace(/<[^>]*>/g, '|')
      .replace(/\|+/g, '|')
      .replaceAll('\u00a0', ' '),
  };
}

test('the page of a car states every input, the expected price and the ends of all bands', async () => {
  const { result, text } = await show('car=17', [CAR]);
  expect(result).toMatchObject({ head: { noindex: true }, tags: ['cars', 'car:17'] });
  expect(text).toContain('Trim level|Ultimate Dark');
  expect(text).toContain('Mileage|5 000 mil');
  expect(text).not.toContain('4 321');
  for (const part of ['Volvo V60 B4 Ultimate', 'Diesel', 'Kombi', '2 items', 'Good price (this car)', '315 000 kr'])
    expect(text).toContain(part);
  expect(text).toContain('7 cars: the same trim level, and at most 2 years');
  expect(text).toContain('above 289 800 kr, up to 305 600 kr');
  expect(text).toContain('above 340 200 kr');
});

test.each([
  ['a new car', { car_is_used: false }, 'new cars and demonstrators'],
  ['a van', { car_vehicle_type_code: 'LCV' }, 'vans, pick-ups'],
  ['an old car', { car_firstregistration: '2001-03-01' }, 'older than 15 years'],
  ['a car without its odometer', { car_odometer: null }, 'of which we do not know'],
  ['a car without its body', { car_body: null }, 'of which we do not know'],
  ['a car that may be used', { car_is_used: null }, 'of which we do not know'],
  ['a car without its type', { car_vehicle_type_code: null }, 'of which we do not know'],
  [
    'a history with another price',
    { car_price_history: [{ date: '2026-01-01', price: 1 }] },
    'price data do not agree',
  ],
  [
    'an indicator of another price',
    { car_price: 310_000, car_price_indicator: CAR.car_price_indicator },
    'do not agree',
  ],
  ['a false reduction', { car_has_campaign_price: true, car_campaign_price: 290_000 }, 'a reduced price'],
  ['few comparable cars', {}, 'fewer than 5 comparable'],
])('%s has the reason instead', async (_, change, reason) => {
  const { text } = await show('car=17', [{ ...CAR, car_price_indicator: null, ...change }]);
  const [ofCar = ''] = text.split('How we compare|');
  expect(ofCar).toContain(reason);
  expect(ofCar).not.toContain('Result');
});

test('an indicator about another price is not stated', async () => {
  const { text } = await show('car=17', [{ ...CAR, car_price: 310_000 }]);
  expect(text).not.toContain('315 000 kr');
});

test('without a car, or with a sold one, the page has the rules; it is cached unless the search failed', async () => {
  const plain = await show('', null);
  expect(plain.result).not.toHaveProperty('head');
  expect(plain.text).toContain('Open this page from a car');
  expect(plain.text).toContain('at most 1 year and');
  const sold = await show('car=17', [{ ...CAR, car_status: 'sold' }]);
  expect([sold.result.degraded, sold.text.includes('315 000')]).toEqual([false, false]);
  expect(sold.text).toContain('not for sale any more');
  const failed = await show('car=17', null);
  expect([failed.result.degraded, failed.text.includes('could not load')]).toEqual([true, true]);
  for (const { text } of [sold, failed]) expect(text).not.toContain('Open this page from a car');
});
