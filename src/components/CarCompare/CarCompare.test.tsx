import { describe, expect, test } from '@jest/globals';
import type { LoaderPorts, PortSearchRequest } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { type CarCompareData, loader } from './CarCompare.data.ts';
import { CarCompare } from './CarCompare.tsx';

const FIRST = {
  car_id: '17',
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_model_text: 'B4',
  car_year: 2021,
  car_fuel: 'Diesel',
  car_gearbox: 'Automat',
  car_price: 200_000,
  car_equipment: ['ABS', 'Dragkrok'],
};
const SECOND = {
  car_id: '208',
  slug: 'kia-ev6',
  car_brand: 'Kia',
  car_model: 'EV6',
  car_year: 2023,
  car_fuel: 'El',
  car_gearbox: 'Automat',
  car_price: 400_000,
  car_equipment: ['ABS'],
  wltp_electric_range: 500,
};

async function load(query: string, records: object[] | Error) {
  const requests: PortSearchRequest[] = [];
  const searchCars: LoaderPorts['searchCars'] = async (request, parse) => {
    requests.push(request);
    if (records instanceof Error) throw records;
    return { facet: [], content: records.map(parse), total_items: records.length, limit: 4, offset: 0 };
  };
  const route = { kind: 'carCompare', path: '/kop-bil/alla-bilar-i-lager', query: new URLSearchParams(query) } as const;
  const ports = { ...testLoaderContext().ports, searchCars };
  const result = await loader.load({}, testLoaderContext({ ports, route }));
  if (result.kind !== 'data') throw new Error(result.kind);
  return { requests, ...result };
}

const show = (data: CarCompareData) => renderOnPage(<CarCompare rendering={{}} fields={{}} params={{}} data={data} />);

describe('F071 the cars of a URL', () => {
  test('are searched by car_id (S2 §7), and are in the order of the URL', async () => {
    const { requests, value, head, tags } = await load('compare=208,17', [SECOND, FIRST]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ filters: { car_id: ['17', '208'] }, limit: 2 });
    expect(value.cars.map(({ card }) => card.id)).toEqual(['17', '208']);
    expect(value.gone).toEqual([]);
    expect(head).toMatchObject({ noindex: true, title: 'Compare Volvo V60 B4, Kia EV6' });
    expect(tags).toEqual(['cars', 'car:17', 'car:208']);
  });

  test('sold and unknown cars are left out, with a note', async () => {
    const { value } = await load('compare=17,208,300', [FIRST, { ...SECOND, car_status: 'sold' }]);
    expect(value.cars.map(({ card }) => card.id)).toEqual(['17']);
    expect(value.gone).toEqual(['208', '300']);
    expect(show(value)).toContain('A car that is no longer for sale has been removed.');
    expect(show(value)).toContain('Choose another car');
    const { value: none } = await load('compare=208', []);
    expect(show(none)).toContain('The cars of this comparison are no longer for sale.');
    expect(show(none)).toContain('See all cars');
  });

  test('an unavailable search has a message, and the page is not cached', async () => {
    const { value, degraded } = await load('compare=17', new Error('away'));
    expect(degraded).toBe(true);
    expect(show(value)).toContain('We could not load the cars right now.');
  });
});

describe('F071 side by side', () => {
  test('a table with cars as columns, values as rows, and differences marked visually and for screen readers', async () => {
    const { value } = await load('compare=17,208', [FIRST, SECOND]);
    const html = show(value);
    expect(html.match(/<th scope="col">/g)).toHaveLength(2);
    expect(html).toContain('href="/kop-bil/17/volvo-v60"');
    const rowOf = (label: string) => new RegExp(`<tr[^>]*><th scope="row">${label}.*?</tr>`).exec(html)?.[0] ?? '';
    expect(rowOf('Fuel')).toMatch(/data-differs.*\(differs\).*<td>Diesel<\/td><td>El<\/td>/);
    expect(rowOf('Gearbox')).toMatch(/^<tr class="[^"]*"><th scope="row">Gearbox<\/th>/);
    expect(rowOf('Electric range')).toContain('No');
    expect(rowOf('Dragkrok')).toMatch(/✓.*Yes.*–.*No/);
  });

  test('toggles for technical data and equipment; a link removes a car without JavaScript', async () => {
    const { value } = await load('compare=17,208', [FIRST, SECOND]);
    const html = show(value);
    expect([...html.matchAll(/role="switch"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
      'Differences only',
      'Technical data',
      'Equipment',
    ]);
    expect(html).toContain('href="/kop-bil/alla-bilar-i-lager?compare=208" aria-label="Remove Volvo V60');
    expect(html).toContain('data-copy="https://norrvag-se.example/kop-bil/alla-bilar-i-lager?compare=17,208"');
  });
});
