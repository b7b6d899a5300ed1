import { describe, expect, test } from '@jest/globals';
import type { LoaderPorts, PageRoute, PortSearchRequest } from '../../contracts/page/loader.ts';
import type { Facet } from '../../contracts/search/search.ts';
import { renderOnPage, testLoaderContext, testSite } from '../../testing/renderOnPage.tsx';
import { loader } from './SimilarCars.data.ts';
import { SimilarCars, SimilarCarsSkeleton } from './SimilarCars.tsx';

const CAR = { car_id: '17', slug: 'volvo-xc60-t6', car_brand: 'Volvo', car_body: 'SUV' };
const MAKES: Facet = {
  name: 'car_brand',
  child_name: 'car_model',
  type: 'value',
  value: [{ text: 'Volvo', count: 1, children: [{ text: 'XC60', count: 1 }] }],
};
const OTHER = { car_id: '18', slug: 'kia-ev6-long', car_brand: 'Kia', car_model: 'EV6' };

/** @param responses cars found by the searches after that of the car itself, in order */
async function load(car: object | null, responses: object[][], facet: Facet[] = []) {
  const requests: PortSearchRequest[] = [];
  const searchCars: LoaderPorts['searchCars'] = async (request, parse) => {
    const isCar = request.filters?.car_id !== undefined;
    if (!isCar) requests.push(request);
    const records = isCar ? (car ? [car] : []) : (responses.shift() ?? []);
    return { facet, content: records.map(parse), total_items: records.length, limit: 8, offset: 0 };
  };
  const route: PageRoute = { kind: 'car', path: '/', query: new URLSearchParams(), carId: '17', slug: 'volvo-xc60-t6' };
  const ports = { ...testLoaderContext().ports, searchCars };
  const result = await loader.load({}, testLoaderContext({ ports, route }));
  return { requests, value: result.kind === 'data' ? result.value : undefined };
}

describe('F066 loader', () => {
  test('is deferred', () => expect(loader.when).toBe('deferred'));

  test('similar cars; four are enough', async () => {
    const { requests, value } = await load(CAR, [['18', '19', '20', '21'].map((id) => ({ ...OTHER, car_id: id }))]);
    expect(requests).toHaveLength(1);
    expect(value?.cars.map(({ id }) => id)).toEqual(['18', '19', '20', '21']);
  });

  test('fewer than four: the rule is relaxed, the closest cars stay first, without duplicates', async () => {
    const more = ['19', '18', '20', '21'].map((id) => ({ ...OTHER, car_id: id }));
    const { requests, value } = await load(CAR, [[OTHER], more]);
    expect(requests.map(({ filters }) => filters?.car_body)).toEqual([['SUV'], ['SUV']]);
    expect(value?.cars.map(({ id }) => id)).toEqual(['18', '19', '20', '21']);
  });

  test('no car of the same body type: searches by the third part of the slug', async () => {
    const { requests, value } = await load(CAR, [[], [], [], [], [OTHER]]);
    expect(requests.map(({ keyphrase }) => keyphrase)).toEqual([undefined, undefined, undefined, undefined, 't6']);
    expect(value?.cars).toHaveLength(1);
  });

  test('F068 an unknown car: searches by the names in its slug, else by its third part', async () => {
    const { requests } = await load(null, [[], [OTHER]]);
    expect(requests.map(({ keyphrase }) => keyphrase)).toEqual([undefined, 't6']);
    const named = await load(null, [[], [OTHER]], [MAKES]);
    expect(named.requests[1]).toMatchObject({ filters: { car_brand: ['Volvo'], car_model: ['XC60'] } });
  });

  test('is empty when the car itself fails to load', async () => {
    const route: PageRoute = { kind: 'car', path: '/', query: new URLSearchParams(), carId: '17', slug: 'a-b-c' };
    expect(await loader.load({}, testLoaderContext({ route }))).toEqual({ kind: 'data', value: { cars: [] } });
  });
});

describe('F067 the row', () => {
  test('pictures of cards of 315 px, of 330 px in the other layout', async () => {
    const { value } = await load(CAR, [[{ ...OTHER, car_primary_image: { thumbnail_url: '/-/media/cars/a.jpg' } }]]);
    const view = <SimilarCars rendering={{}} fields={{}} params={{}} data={value ?? { cars: [] }} />;
    expect(renderOnPage(view)).toContain('sizes="254px"');
    expect(renderOnPage(view, { site: { ...testSite, carDetailLayout: 'alternative' } })).toContain('sizes="268px"');
    expect(renderOnPage(view)).toContain('Similar cars</h2>');
  });

  test('is empty without cars', () => {
    expect(renderOnPage(<SimilarCars rendering={{}} fields={{}} params={{}} data={{ cars: [] }} />)).toBe('');
  });

  test('its skeleton has no text', () => {
    expect(renderOnPage(<SimilarCarsSkeleton />)).not.toMatch(/>[^<]+</);
  });
});
