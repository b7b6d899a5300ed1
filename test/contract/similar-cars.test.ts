import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Dataset } from '../../sandbox/data/dataset.ts';
import { createEngines } from '../../sandbox/search/upstream.ts';
import { loader } from '../../src/components/SimilarCars/SimilarCars.data.ts';
import type { CarRecord } from '../../src/contracts/car/car.ts';
import type { LoaderPorts, PageRoute } from '../../src/contracts/page/loader.ts';
import { searchRequestSchema } from '../../src/contracts/search/search.ts';
import { ENOUGH_SIMILAR } from '../../src/features/carDetail/similar.ts';
import { testLoaderContext } from '../../src/testing/renderOnPage.tsx';
import { datasetOf } from '../support/data/dataset.ts';
import { matrixCases } from '../support/matrix.ts';

/**
 * Runs the loader with the sandbox's own search engine for every car of four indexes: a roadster's similar cars must
 * not be vans.
 */

let dataset: Dataset;
let engineOf: ReturnType<typeof createEngines>;
beforeAll(async () => {
  dataset = await datasetOf(100);
  engineOf = createEngines(dataset);
}, 60_000);

async function similarTo(car: CarRecord, index: string): Promise<string[]> {
  const searchCars: LoaderPorts['searchCars'] = async (request, parse) => {
    const response = engineOf(index)?.search({ ...searchRequestSchema.cast({ index }), ...request } as never);
    if (!response) throw new Error(`no index ${index}`);
    return { ...response, content: response.content.map(parse) };
  };
  const { car_id: carId, slug } = car;
  const route: PageRoute = { kind: 'car', path: '/', query: new URLSearchParams(), carId, slug };
  const ports = { ...testLoaderContext().ports, searchCars };
  const result = await loader.load({}, testLoaderContext({ ports, route }));
  if (result.kind !== 'data') throw new Error(result.kind);
  return (result.value as { cars: { id: string }[] }).cars.map(({ id }) => id);
}

const INDEXES = ['vehicles_marlow_uk', 'vehicles_norrvag_dk', 'vehicles_norrvag_fi', 'vehicles_rullande_sk'];

describe.each(matrixCases(INDEXES, ['vehicles_marlow_uk', 'vehicles_rullande_sk']))('F066 every car of %s', (index) => {
  test('has similar cars, of its body if there are any, and always of its vehicle type', async () => {
    const cars = dataset.vehicles.get(index) ?? [];
    const inStock = cars.filter(({ car_status: status }) => status !== 'sold');
    const byId = new Map(cars.map((car) => [car.car_id, car]));
    const wrong: string[] = [];
    for (const car of cars) {
      const found = (await similarTo(car, index)).map((id) => byId.get(id));
      const ofBody = inStock.filter(({ car_id: id, car_body: body }) => id !== car.car_id && body === car.car_body);
      const others = found.filter((other) => other?.car_body !== car.car_body);
      const ofType = found.filter((other) => other?.car_vehicle_type_code === car.car_vehicle_type_code);
      const isRight = found.length >= Math.min(ENOUGH_SIMILAR, ofBody.length) && found.every((other) => other !== car);
      if (!isRight || (ofBody.length >= ENOUGH_SIMILAR && others.length > 0 && !car.car_is_sample))
        wrong.push(car.slug);
      if (found.length === 0) wrong.push(`${car.slug}: none`);
      if (ofType.length < found.length) wrong.push(`${car.slug}: type`);
    }
    expect(cars.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  }, 600_000);
});
