import type { CarDetail } from '../../contracts/car/car.ts';
import type { Dealer, Department } from '../../contracts/dealers/dealer.ts';

/** The group of the departments that sell new and used cars (S2 §3). */
const SALES_GROUP = 'New cars';
const WORKSHOP_GROUP = 'Workshop';

type CarSellerFields = Pick<CarDetail, 'car_is_sample' | 'car_departmenterpid' | 'car_site_id'>;

/** A dealer and the department that sells a car; the department is null for a dealer without departments. */
export interface SellingDealer {
  dealer: Dealer;
  department: Department | null;
}

/**
 * Returns the dealer and department that sell a car: the department that the record names, else the sales department. The
 * car's own dealer is tried first. Null without dealers.
 *
 * @throws Error 'Department not found' for a sample car whose department none of them has (F079, S2 §8)
 */
export function departmentOfCar(car: CarSellerFields, dealers: readonly Dealer[]): SellingDealer | null {
  const dealerOfRecord = dealers.find(({ site_id: id }) => id === car.car_site_id);
  const ordered = dealerOfRecord ? [dealerOfRecord, ...dealers.filter((dealer) => dealer !== dealerOfRecord)] : dealers;
  for (const dealer of ordered) {
    const department = dealer.site_departments?.find(({ erp_id: id }) => id && id === car.car_departmenterpid);
    if (department) return { dealer, department };
  }
  if (car.car_is_sample) throw new Error('Department not found');
  const [dealer] = ordered;
  return dealer ? { dealer, department: salesDepartment(dealer) } : null;
}

/** Returns the sales department of a dealer, else its first department. */
export function salesDepartment({ site_departments: departments }: Dealer): Department | null {
  return departments?.find(({ group }) => group === SALES_GROUP) ?? departments?.[0] ?? null;
}

/** Whether a dealer has a department that sells cars. */
export const sellsCars = ({ site_departments: departments }: Dealer): boolean =>
  departments?.some(({ group }) => group === SALES_GROUP) ?? false;

/** Returns the workshop of a dealer; null for a dealer without one. */
export function workshopOf({ site_departments: departments }: Dealer): Department | null {
  return departments?.find(({ group }) => group === WORKSHOP_GROUP) ?? null;
}
