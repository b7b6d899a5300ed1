import { describe, expect, test } from '@jest/globals';
import type { LoaderPorts, PortSearchRequest } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './CarOfTheWeek.data.ts';
import { CarOfTheWeek } from './CarOfTheWeek.tsx';
import { CarOfTheWeekSkeleton } from './CarOfTheWeekSkeleton.tsx';

const record = { car_id: '17', slug: 'volvo-xc60', car_brand: 'Volvo', car_model: 'XC60', caroftheweek: true };

const CAMPAIGN = {
  car_price: 229900,
  car_price_text: '229 900 kr',
  car_retail_price: 249900,
  car_retail_price_text: '249 900 kr',
  car_campaign_price: 229900,
  car_campaign_price_text: '229 900 kr',
  car_has_campaign_price: true,
  car_price_history: [
    { date: '2026-09-01', price: 249_900 },
    { date: '2026-11-09', price: 229_900 },
  ],
};

async function load(records: readonly unknown[] = [record]) {
  const requests: PortSearchRequest[] = [];
  const searchCars: LoaderPorts['searchCars'] = async (request, parse) => {
    requests.push(request);
    return { facet: [], content: records.map(parse), total_items: records.length, limit: 8, offset: 0 };
  };
  const ports = { ...testLoaderContext().ports, searchCars };
  return { requests, result: await loader.load({}, testLoaderContext({ ports })) };
}

describe('F069 loader', () => {
  test('requests eight cars of the week, deferred', async () => {
    const { requests, result } = await load();
    expect(loader.when).toBe('deferred');
    expect(requests).toMatchObject([{ filters: { caroftheweek: [true] }, limit: 8 }]);
    expect(result).toMatchObject({ kind: 'data', value: { cars: [{ id: '17', title: 'Volvo XC60' }] } });
  });

  test('requests no sold cars', async () => {
    const { requests } = await load();
    expect(requests).toMatchObject([{ filters: { caroftheweek: [true], 'car_status.neq': ['sold'] } }]);
  });

  test('cars have the badge only beside others; else the badge of their campaign', async () => {
    const priced = { ...record, ...CAMPAIGN };
    const badges = async (records: readonly unknown[]) => {
      const { result } = await load(records);
      return result.kind === 'data' && result.value.cars.map(({ badge }) => badge);
    };
    expect(await badges([record, priced])).toEqual([undefined, 'campaignBadge']);
    expect(await badges([record, { ...record, car_id: '18', caroftheweek: false }])).toEqual([
      'carOfTheWeekBadge',
      undefined,
    ]);
  });

  test('one car has the badge, and each model comes once before any comes again', async () => {
    const other = { ...record, car_id: '18' };
    const third = { ...record, car_id: '19', car_model: 'V60' };
    const { result } = await load([record, other, third, { ...record, car_id: '20', caroftheweek: false }]);
    const cars = result.kind === 'data' ? result.value.cars : [];
    expect(cars.map(({ id }) => id)).toEqual(['17', '19', '18', '20']);
    expect(cars.map(({ badge }) => badge)).toEqual(['carOfTheWeekBadge', undefined, undefined, undefined]);
  });

  test('a failed search fails the section', async () => {
    await expect(loader.load({}, testLoaderContext())).rejects.toThrow();
  });
});

describe('F069 CarOfTheWeek', () => {
  const fields = { Title: { value: 'Veckans bilar' }, Link: { value: { href: '/alla', text: 'Se alla' } } };
  test('cards in a scrolling list, with buttons and the link to all', async () => {
    const { result } = await load();
    const data = result.kind === 'data' ? result.value : undefined;
    const html = renderOnPage(<CarOfTheWeek rendering={{}} fields={fields} params={{}} data={data} />);
    expect(html).toContain('Veckans bilar</h2>');
    expect(html).toContain('href="/kop-bil/17/volvo-xc60"');
    expect(html).toContain('aria-label="Show next"');
    expect(html).toContain('href="/alla"');
  });

  test.each([undefined, { cars: [] }])('renders nothing for %j', (data) => {
    expect(renderOnPage(<CarOfTheWeek rendering={{}} fields={fields} params={{}} data={data} />)).toBe('');
  });

  test('its skeleton has the text, and cards hidden from screen readers', () => {
    expect(renderOnPage(<CarOfTheWeekSkeleton fields={fields} />)).toMatch(/Veckans bilar<\/h2>.*aria-hidden="true"/);
  });
});
