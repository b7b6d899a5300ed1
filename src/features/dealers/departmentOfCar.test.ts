import { describe, expect, test } from '@jest/globals';
import { dealerSchema } from '../../contracts/dealers/dealer.ts';
import { departmentOfCar } from './departmentOfCar.ts';

const dealer = (id: string, ...departments: [erp: string, group: string][]) =>
  dealerSchema.cast({
    site_id: id,
    slug: id,
    site_departments: departments.map(([erp_id, group]) => ({ erp_id, group })),
  });
const MALMO = dealer('1', ['1.30', 'Workshop'], ['1.10', 'New cars']);
const LUND = dealer('2', ['2.10', 'New cars']);
const found = (car: object, ...dealers: (typeof MALMO)[]) => {
  const seller = departmentOfCar(car, dealers);
  return seller && [seller.dealer.site_id, seller.department?.erp_id];
};

describe('F079 the department that sells a car', () => {
  test('is the one in the record, at its own dealer or another', () => {
    expect(found({ car_site_id: '1', car_departmenterpid: '1.30' }, LUND, MALMO)).toEqual(['1', '1.30']);
    expect(found({ car_site_id: '1', car_departmenterpid: '2.10', car_is_sample: true }, MALMO, LUND)).toEqual([
      '2',
      '2.10',
    ]);
  });

  test('is else the sales department of the dealer, for a car in stock', () => {
    expect(found({ car_site_id: '1', car_departmenterpid: '9.9' }, MALMO)).toEqual(['1', '1.10']);
    expect(found({ car_site_id: '3' }, dealer('3'))).toEqual(['3', undefined]);
  });

  test("throws 'Department not found' for a sample without a department", () => {
    expect(() => found({ car_is_sample: true, car_departmenterpid: '999.99' }, MALMO, LUND)).toThrow(
      'Department not found',
    );
  });

  test('none without a dealer', () => expect(found({ car_site_id: '1' })).toBeNull());
});
