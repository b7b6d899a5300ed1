import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { Product } from '../product.ts';
import { recordsOf } from './records.ts';

export interface FinancedCars {
  /** Young used cars with ordinary plates. */
  cars: CarRecord[];
  /** Used cars by the last letters of their plates, which are scenarios of the lender. */
  byLetters: Record<string, CarRecord>;
  newCar: CarRecord;
}

/** Returns cars of marlow-uk by what the lender makes of them. */
export async function financedCars(product: Pick<Product, 'sandboxUrl'>, maxMileage: number): Promise<FinancedCars> {
  const all = await recordsOf<CarRecord>(product, 'vehicles_marlow_uk', {
    limit: 700,
    filters: { 'car_status.neq': ['sold'] },
  });
  const used = all.filter((car) => car.car_is_used && car.car_vehicle_type_code === 'PC');
  return {
    cars: used.filter((car) => (car.car_firstregistration ?? '') > '2022' && (car.car_mileage ?? 0) < maxMileage),
    byLetters: Object.fromEntries(used.map((car) => [car.car_regno?.slice(-3), car])),
    newCar: all.find((car) => !car.car_is_used) as CarRecord,
  };
}
