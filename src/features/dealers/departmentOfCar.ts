import type { CarDetail } from '../../contracts/car.ts';
import type { Dealer, Department } from '../../contracts/dealer.ts';

/** The group of the departments that sell cars, used ones too (S2 §3). */
const SALES = 'New cars';

type Sold = Pick<CarDetail, 'car_is_sample' | 'car_departmenterpid' | 'car_site_id'>;

/** A dealer and its department that sells a car; a dealer without departments sells it itself. */
export interface SellingDealer {
  dealer: Dealer;
  department: Department | null;
}

/**
 * Which of the dealers sells a car, and where in its house: the department that the record names, else the one for sales.
 * The car's own dealer goes first. Null without dealers.
 *
 * @throws Error 'Department not found' for a sample car whose department none of them has (F079, S2 §8)
 */
export function departmentOfCar(car: Sold, dealers: readonly Dealer[]): SellingDealer | null {
  const own = dealers.find(({ site_id: id }) => id === car.car_site_id);
  const ordered = own ? [own, ...dealers.filter((dealer) => dealer !== own)] : dealers;
  for (const dealer of ordered) {
    const named = dealer.site_departments?.find(({ erp_id: id }) => id && id === car.car_departmenterpid);
    if (named) return { dealer, department: named };
  }
  if (car.car_is_sample) throw new Error('Department not found');
  const [dealer] = ordered;
  return dealer ? { dealer, department: salesOf(dealer) } : null;
}

/** The department of a dealer that sells cars, else its first one. */
export function salesOf({ site_departments: all }: Dealer): Department | null {
  return all?.find(({ group }) => group === SALES) ?? all?.[0] ?? null;
}
