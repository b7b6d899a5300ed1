import { expect, test } from '@jest/globals';
import type { LoaderPorts, PortSearchRequest } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './CarsById.data.ts';
import { CarsById } from './CarsById.tsx';

const CAR = { slug: 'kia-ev6', car_brand: 'Kia', car_model: 'EV6' };

async function load(CarIds: string) {
  const requests: PortSearchRequest[] = [];
  const searchCars: LoaderPorts['searchCars'] = async (request, parse) => {
    requests.push(request);
    const content = ['17', '208'].map((id) => parse({ ...CAR, car_id: id }));
    return { facet: [], content, total_items: 2, limit: 100, offset: 0 };
  };
  const context = testLoaderContext();
  const fields = { CarIds: { value: CarIds } };
  const result = await loader.load({ fields }, { ...context, ports: { ...context.ports, searchCars } });
  return { requests, data: result.kind === 'data' ? result.value : undefined };
}

test('F105 cars in the order of the editors, each once, without those that are gone', async () => {
  const { requests, data } = await load('208, 17;208 999, x');
  expect(requests[0]?.filters).toEqual({ car_id: ['208', '17', '999'] });
  expect(data?.cars.map(({ id }) => id)).toEqual(['208', '17']);
  const html = renderOnPage(<CarsById rendering={{}} fields={{}} params={{}} data={data} />);
  expect(html.match(/<article/g)).toHaveLength(2);
});

test('F105 at most 100 ids; none: nothing is searched', async () => {
  const { requests } = await load(Array.from({ length: 150 }, (_, at) => at + 1).join());
  expect(requests[0]?.limit).toBe(100);
  const none = await load('');
  expect([none.requests, none.data]).toEqual([[], { cars: [] }]);
});
