import { type CarDetail, carDetailSchema } from '../../contracts/car/car.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import { recordReader } from '../../contracts/validate.ts';
import { carsWithIds } from '../car/carsWithIds.data.ts';
import { sellerOfCar } from '../dealers/dealerOfCar.data.ts';
import { type SellingDealer, salesDepartment } from '../dealers/departmentOfCar.ts';

const fields = carDetailSchema.pick(['car_id', 'car_brand', 'car_site_id', 'car_departmenterpid', 'car_is_sample']);
type SoldCar = Pick<CarDetail, 'car_id' | 'car_brand' | 'car_site_id' | 'car_departmenterpid' | 'car_is_sample'>;
const parse = recordReader(fields) as (record: unknown) => SoldCar;

/**
 * Returns the id (`erp_id`) of the department whose calendar has the test drives of a car of the site: the one that gets the leads about the car. The
 * browser names the car alone. Null for an unknown car, and for a dealer without such a department.
 *
 * @throws Error when a search fails
 */
export async function departmentOfTestDrive(
  id: string,
  context: Pick<LoaderContext, 'ports' | 'report'>,
): Promise<string | null> {
  const request = { search: context.ports.searchAllMakes, fields: Object.keys(fields.fields), parse };
  const car = (await carsWithIds([id], request)).get(id);
  const seller = car ? await sellerOfCar(car, context) : null;
  if (seller === undefined) throw new Error('The dealers could not be searched');
  return seller && testDriveDepartment(seller);
}

/** Returns the department with the calendar: the one that sells the car, else the dealer's sales. */
export const testDriveDepartment = ({ dealer, department }: SellingDealer): string | null =>
  (department ?? salesDepartment(dealer))?.erp_id || null;
