import { expect, test } from '@jest/globals';
import type { LoaderPorts, PortSearchRequest } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './CarsByQuery.data.ts';
import { CarsByQuery } from './CarsByQuery.tsx';

async function requestOf(fields: Record<string, unknown>): Promise<PortSearchRequest | undefined> {
  const requests: PortSearchRequest[] = [];
  const searchCars: LoaderPorts['searchCars'] = async (request) => {
    requests.push(request);
    return { facet: [], content: [], total_items: 0, limit: 8, offset: 0 };
  };
  const context = testLoaderContext();
  await loader.load({ fields }, { ...context, ports: { ...context.ports, searchCars } });
  return requests[0];
}

test.each([
  [undefined, 9],
  [{ value: '' }, 9],
  [{ value: 'many' }, 9],
  [{ value: '-1' }, 9],
  [{ value: '4' }, 5],
  [{ value: 12 }, 13],
  [{ value: '500' }, 100],
])('F105 NumberOfCars %j: %d cars, with one for the one that the hero shows', async (NumberOfCars, limit) => {
  expect((await requestOf({ NumberOfCars }))?.limit).toBe(limit);
});

test('F105 the query of a list filters and sorts', async () => {
  const request = await requestOf({ Query: { value: '/kop-bil?car_fuel=El&sortName=car_price_asc' } });
  expect(request).toMatchObject({ sort_name: 'car_price_asc', offset: 0 });
  expect(request?.facets?.find(({ name }) => name === 'car_fuel')?.filters).toEqual(['El']);
});

test.each([
  ['h1', /<h1[^>]*>Offers<\/h1>/],
  ['', /^$/],
])('the heading of a page is there without cars: %j', (TitleTag, html) => {
  const props = { rendering: {}, fields: { Title: { value: 'Offers' } }, params: { TitleTag }, data: { cars: [] } };
  expect(renderOnPage(<CarsByQuery {...props} />)).toMatch(html);
});
