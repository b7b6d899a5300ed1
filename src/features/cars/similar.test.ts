import { describe, expect, test } from '@jest/globals';
import { keyphraseRequest, similarRequest, slugKeyphrase } from './similar.ts';

const CAR = {
  car_id: '17',
  car_brand: 'Volvo',
  car_model: 'XC60',
  car_site_region: 'Skåne',
  car_body: 'SUV',
  car_fuel: 'El',
};

describe('F066 similar cars', () => {
  test('of a car in stock: same region, body and fuel, without itself', () => {
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

  test('of a sample: cars of its make and model that are none', () => {
    const { filters } = similarRequest({ ...CAR, car_is_sample: true });
    expect(filters).toEqual({
      'car_id.neq': ['17'],
      'car_status.neq': ['sold'],
      car_brand: ['Volvo'],
      car_model: ['XC60'],
      car_is_sample: [false],
    });
  });

  test('what a record does not say is not asked for', () => {
    expect(Object.keys(similarRequest({ ...CAR, car_site_region: null }).filters ?? {})).not.toContain(
      'car_site_region',
    );
  });

  test.each([
    ['volvo-xc60-recharge-t8', 'recharge'],
    ['volvo-xc60', ''],
    [undefined, ''],
  ])('the third part of %s is %j', (slug, keyphrase) => {
    expect(slugKeyphrase(slug)).toBe(keyphrase);
  });

  test('by keyphrase: eight, without the car itself', () => {
    expect(keyphraseRequest('a-b-c', '17')).toMatchObject({
      keyphrase: 'c',
      limit: 8,
      filters: { 'car_id.neq': ['17'] },
    });
    expect(keyphraseRequest('a-b', '17')).toBeNull();
  });
});
