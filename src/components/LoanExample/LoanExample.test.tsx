import { expect, test } from '@jest/globals';
import type { LoaderPorts, PortSearchRequest } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './LoanExample.data.ts';
import { LoanExample } from './LoanExample.tsx';

async function load(records: readonly unknown[] | null, Query = '/kop-bil?car_fuel=El&sortName=car_price_desc') {
  const requests: PortSearchRequest[] = [];
  const searchCars: LoaderPorts['searchCars'] = async (request, parse) => {
    requests.push(request);
    if (!records) throw new Error('away');
    return { facet: [], content: records.map(parse), total_items: records.length, limit: 5, offset: 0 };
  };
  const ports = { ...testLoaderContext().ports, searchCars };
  return { requests, result: await loader.load({ fields: { Query: { value: Query } } }, testLoaderContext({ ports })) };
}

test('F072 the first car of the search that has no loan is passed over; without any, nothing is rendered', async () => {
  const bare = { car_id: '16', slug: 'volvo-v60', car_brand: 'Volvo', car_model: 'V60' };
  const { requests, result } = await load([bare]);
  expect(requests).toMatchObject([{ limit: 5, sort_name: 'car_price_desc' }]);
  expect(result).toMatchObject({ kind: 'data', value: { example: null }, tags: ['cars'] });
  const data = result.kind === 'data' ? result.value : undefined;
  expect(renderOnPage(<LoanExample rendering={{}} fields={{}} params={{}} data={data} />)).toBe('');
  const fields = { Title: { value: 'Billån' } };
  const page = renderOnPage(<LoanExample rendering={{}} fields={fields} params={{ TitleTag: 'h1' }} data={data} />);
  expect(page).toContain('Billån</h1>');
});

test('F072 while the search is unavailable the section is left out, and the page is degraded', async () => {
  expect((await load(null)).result).toMatchObject({ value: { example: null }, degraded: true });
});
