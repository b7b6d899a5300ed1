import { expect, test } from '@jest/globals';
import type { LoaderPorts, PortSearchRequest } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './StockByFacet.data.ts';
import { StockByFacet } from './StockByFacet.tsx';

const COLOURS = [
  { fields: { Value: { value: 'Svart' }, Colour: { value: '#0B0C0E' } } },
  { fields: { Value: { value: 'Vit' }, Colour: { value: '#eceeed' } } },
  { fields: { Value: { value: 'Röd' }, Colour: { value: 'red' } } },
];

const DEALERS = [
  { site_id: '1', slug: 'lund', site_city: 'Lund', site_geocoord: '55.70,13.19' },
  { site_id: '2', slug: 'umea', site_city: 'Umeå', site_geocoord: '63.83,20.26' },
];

async function show(
  params: Record<string, string>,
  values: readonly { text: string; count: number }[],
  more: Record<string, unknown> = {},
) {
  const requests: PortSearchRequest[] = [];
  const searchCars: LoaderPorts['searchCars'] = async (request) => {
    requests.push(request);
    const name = request.facets?.at(-1)?.name ?? '';
    return { facet: [{ name, type: 'value', value: [...values] }], content: [], total_items: 9, limit: 0, offset: 0 };
  };
  const searchDealers: LoaderPorts['searchDealers'] = async (_request, parse) => ({
    facet: [],
    content: DEALERS.map(parse),
    total_items: 2,
    limit: 100,
    offset: 0,
  });
  const context = testLoaderContext();
  const fields = { Title: { value: 'Stock' }, ...more };
  const rendering = { fields, params };
  const result = await loader.load(rendering, { ...context, ports: { ...context.ports, searchCars, searchDealers } });
  if (result.kind !== 'data') throw new Error('no data');
  const html = renderOnPage(<StockByFacet rendering={rendering} fields={fields} params={params} data={result.value} />);
  return { html, links: result.value.links, request: requests[0] };
}

const PLACES = [
  { text: 'Lund', count: 10 },
  { text: 'Visby', count: 4 },
  { text: 'Umeå', count: 1 },
  { text: 'Kiruna', count: 0 },
];

test('places with cars are in the order from north to south, those without a position last', async () => {
  const { links } = await show({ Layout: 'Places' }, PLACES);
  expect(links.map(({ name, count, latitude, share }) => [name, count, latitude, share])).toEqual([
    ['Umeå', '1 car', '63,8°\u00a0N', 0.1],
    ['Lund', '10 cars', '55,7°\u00a0N', 1],
    ['Visby', '4 cars', undefined, 0.4],
  ]);
});

test('a link keeps the query of editors and adds the value', async () => {
  const { links, request, html } = await show({ Layout: 'Places' }, PLACES, { Query: { value: '?car_fuel=El' } });
  expect(links[1]?.href).toBe('/kop-bil/alla-bilar-i-lager?car_fuel=El&car_site_city=Lund');
  expect(html).toContain('href="/kop-bil/alla-bilar-i-lager?car_fuel=El&amp;car_site_city=Lund"');
  expect(request).toMatchObject({ limit: 0, filters: { 'car_status.neq': ['sold'] } });
  expect(request?.facets).toEqual([
    { name: 'car_fuel', filters: ['El'], sort_order: 'count' },
    { name: 'car_site_city', filters: [], sort_order: 'alpha' },
  ]);
});

test('colours with a swatch, most cars first, each with a text that can be read', async () => {
  const values = [
    { text: 'Vit', count: 3 },
    { text: 'Röd', count: 5 },
    { text: 'Svart', count: 8 },
    { text: 'Lila', count: 1 },
  ];
  const { html, links } = await show({ Layout: 'Colours' }, values, { Colours: COLOURS });
  expect(links.map(({ name, colour }) => [name, colour])).toEqual([
    ['Svart', { ground: '#0b0c0e', ink: '#ffffff' }],
    ['Vit', { ground: '#eceeed', ink: '#000000' }],
  ]);
  expect(html).toContain('--ground:#0b0c0e;--ink:#ffffff');
});

test('at most twelve places', async () => {
  const values = Array.from({ length: 30 }, (_, at) => ({ text: `Ort ${at}`, count: at + 1 }));
  const { links } = await show({}, values);
  expect(links).toHaveLength(12);
  expect(links.map(({ name }) => name)).toContain('Ort 29');
});

test('nothing without cars, also when the search fails', async () => {
  expect((await show({}, [])).html).toBe('');
  const context = testLoaderContext();
  const searchCars: LoaderPorts['searchCars'] = async () => {
    throw new Error('down');
  };
  const result = await loader.load({ fields: {} }, { ...context, ports: { ...context.ports, searchCars } });
  expect(result).toMatchObject({ kind: 'data', value: { links: [] }, degraded: true });
});
