import { expect, test } from '@jest/globals';
import type { LoaderPorts, PortSearchRequest } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './CarLineup.data.ts';
import { CarLineup } from './CarLineup.tsx';

const car = (id: number, make: string, model: string, changes: Record<string, unknown> = {}) => ({
  car_id: String(id),
  slug: `car-${id}`,
  car_brand: make,
  car_model: model,
  car_model_text: 'Plus',
  car_year: 2024,
  car_price: 399_900,
  car_price_text: '399 900 kr',
  car_length: 4_500 + id,
  car_wheelbase: 2_700,
  car_height: 1_600,
  car_images: [{ original: `/-/media/${id}/front.jpg` }, { original: `/-/media/${id}/side.jpg` }],
  ...changes,
});

const CARS = [
  car(30, 'Volvo', 'XC60'),
  car(20, 'Volvo', 'XC60'),
  car(10, 'Volvo', 'V60'),
  car(40, 'Kia', 'EV6'),
  car(50, 'BMW', 'i4', { caroftheweek: true }),
  car(60, 'BMW', 'iX1', { car_is_sample: true }),
];

async function show(
  params: Record<string, string>,
  cars: readonly unknown[] = CARS,
  more: Record<string, unknown> = {},
) {
  const requests: PortSearchRequest[] = [];
  const searchCars: LoaderPorts['searchCars'] = async (request, parse) => {
    requests.push(request);
    return { facet: [], content: cars.map(parse), total_items: cars.length, limit: 48, offset: 0 };
  };
  const context = testLoaderContext();
  const fields = { Title: { value: 'Our cars' }, ...more };
  const rendering = { fields, params };
  const result = await loader.load(rendering, { ...context, ports: { ...context.ports, searchCars } });
  if (result.kind !== 'data') throw new Error('no data');
  const html = renderOnPage(<CarLineup rendering={rendering} fields={fields} params={params} data={result.value} />);
  return { html, data: result.value, tags: result.tags, request: requests[0] };
}

const namesIn = (html: string) => [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)/g)].map(([, name]) => name);

test('different makes first, then other models; neither samples nor cars of the week', async () => {
  const { html, tags } = await show({ Layout: 'Plates' });
  expect(namesIn(html)).toEqual(['Volvo XC60', 'Kia EV6', 'Volvo V60']);
  expect(tags).toEqual(['car:30', 'car:40', 'car:10']);
});

test('plates begin with the number that editors have chosen', async () => {
  const { html } = await show({ Layout: 'Plates', FirstNumber: '2' });
  expect(html).toMatch(/<ol[^>]* start="2"/);
  expect(html).toContain('--first:2');
});

test('from the side they are in the order of their lengths, with dimension lines, to one scale', async () => {
  const { html, data } = await show({ Layout: 'Scale', CarImage: '2' });
  expect(namesIn(html)).toEqual(['Volvo V60', 'Volvo XC60', 'Kia EV6']);
  expect(data.cars.map(({ image }) => image)).toEqual([
    '/-/media/10/side.jpg',
    '/-/media/30/side.jpg',
    '/-/media/40/side.jpg',
  ]);
  expect(data.cars.map(({ measures }) => measures?.map(({ name }) => name))).toEqual(
    Array(3).fill(['length', 'wheelbase']),
  );
  const widths = data.cars.map(({ width = 0 }) => width);
  expect(widths[2]).toBeGreaterThan(widths[0] ?? 0);
  expect(html).toContain(`--columns:${widths.map((width) => `minmax(0, ${width}fr)`).join(' ')}`);
});

test('a car without measures is not shown from the side', async () => {
  const { html } = await show({ Layout: 'Scale' }, [
    car(1, 'Volvo', 'V60', { car_height: null }),
    car(2, 'Kia', 'EV6'),
  ]);
  expect(namesIn(html)).toEqual(['Kia EV6']);
});

test('the query of editors filters and sorts; their number counts, up to 5', async () => {
  const { request } = await show({}, CARS, { Query: { value: '/kop-bil?car_fuel=El&sortName=car_price_desc' } });
  expect(request).toMatchObject({ sort_name: 'car_price_desc', limit: 48, offset: 0 });
  expect(request?.facets?.find(({ name }) => name === 'car_fuel')?.filters).toEqual(['El']);
  const many = Array.from({ length: 9 }, (_, at) => car(at + 1, 'Volvo', `V${at}`));
  expect((await show({}, many, { NumberOfCars: { value: '9' } })).data.cars).toHaveLength(5);
  expect((await show({}, many, { NumberOfCars: { value: '2' } })).data.cars).toHaveLength(2);
});

test('nothing without cars, also when the search fails', async () => {
  expect((await show({}, [])).html).toBe('');
  const context = testLoaderContext();
  const searchCars: LoaderPorts['searchCars'] = async () => {
    throw new Error('down');
  };
  const result = await loader.load({ fields: {} }, { ...context, ports: { ...context.ports, searchCars } });
  expect(result).toMatchObject({ kind: 'data', value: { cars: [] }, degraded: true });
});
