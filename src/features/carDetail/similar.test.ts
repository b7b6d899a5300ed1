import { describe, expect, test } from '@jest/globals';
import { keyphraseRequest, onlyOfItsBodyRequests, similarRequests, slugKeyphrase } from './similar.ts';

/** The strict rule of S2 §7. */
const similarRequest = (car: Parameters<typeof similarRequests>[0]) => similarRequests(car)[0] ?? {};
const CAR = {
  car_id: '17',
  car_brand: 'Volvo',
  car_model: 'XC60',
  car_site_region: 'Skåne',
  car_body: 'SUV',
  car_fuel: 'El',
};

describe('F066 similar cars', () => {
  test('a car in stock: same region, body and fuel, without itself', () => {
    expect(similarRequest(CAR)).toMatchObject({
      limit: 8,
      filters: {
        'car_id.neq': ['17'],
        'car_status.neq': ['sold'],
        car_site_region: ['Skåne'],
        car_body: ['SUV'],
        car_fuel: ['El'],
      },
    });
  });

  test('a sample: cars of its make and model that are no samples', () => {
    const { filters } = similarRequest({ ...CAR, car_is_sample: true });
    expect(filters).toEqual({
      'car_id.neq': ['17'],
      'car_status.neq': ['sold'],
      car_brand: ['Volvo'],
      car_model: ['XC60'],
      car_is_sample: [false],
    });
  });

  test('fields that a record does not have are not filtered by', () => {
    expect(Object.keys(similarRequest({ ...CAR, car_site_region: null }).filters ?? {})).not.toContain(
      'car_site_region',
    );
  });

  test('the rule is relaxed in order: any region, then any fuel, then any price; the body stays', () => {
    const relaxed = similarRequests({ ...CAR, car_price: 200_000 }).slice(1);
    const carFilters = { 'car_id.neq': ['17'], 'car_status.neq': ['sold'], car_body: ['SUV'] };
    expect(relaxed.map(({ filters }) => filters)).toEqual([
      { ...carFilters, car_fuel: ['El'], car_price: [[140_000, 260_000]] },
      { ...carFilters, car_price: [[140_000, 260_000]] },
      carFilters,
    ]);
  });

  test('a sample’s relaxed rules find no samples; without a body the rule is not relaxed', () => {
    for (const { filters } of similarRequests({ ...CAR, car_is_sample: true })) {
      expect(filters).toMatchObject({ car_is_sample: [false] });
    }
    expect(similarRequests({ ...CAR, car_body: null })).toHaveLength(1);
  });

  test('the only car of its body: same vehicle type, first same make, then similar price', () => {
    const only = { ...CAR, car_is_sample: true, car_price: 200_000, car_vehicle_type_code: 'PC' };
    const carFilters = {
      'car_id.neq': ['17'],
      'car_status.neq': ['sold'],
      car_vehicle_type_code: ['PC'],
      car_is_sample: [false],
    };
    expect(onlyOfItsBodyRequests(only).map(({ filters }) => filters)).toEqual([
      { ...carFilters, car_brand: ['Volvo'] },
      { ...carFilters, car_price: [[140_000, 260_000]] },
    ]);
    expect(onlyOfItsBodyRequests(CAR)).toEqual([]);
  });

  test.each([
    ['volvo-xc60-recharge-t8', 'recharge'],
    ['volvo-xc60', ''],
    [undefined, ''],
  ])('the third part of %s is %j', (slug, keyphrase) => {
    expect(slugKeyphrase(slug)).toBe(keyphrase);
  });

  test('the keyphrase search finds eight, without the car itself', () => {
    expect(keyphraseRequest('a-b-c', '17')).toMatchObject({
      keyphrase: 'c',
      limit: 8,
      filters: { 'car_id.neq': ['17'] },
    });
    expect(keyphraseRequest('a-b', '17')).toBeNull();
    expect(keyphraseRequest('a-b-c', '17', { ...CAR, car_vehicle_type_code: 'PC' })).toMatchObject({
      filters: { car_vehicle_type_code: ['PC'] },
    });
  });
});
