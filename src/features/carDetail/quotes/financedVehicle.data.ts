import { boolean, type InferType, number, object, string } from 'yup';
import { type CarDetail, IN_STOCK } from '../../../contracts/car/car.ts';
import { payableAmount } from '../../../contracts/car/offer.ts';
import type { FinanceVehicle } from '../../../contracts/finance/finance.ts';
import type { LoaderPorts } from '../../../contracts/page/loader.ts';
import { recordReader } from '../../../contracts/validate.ts';
import { carsWithIds } from '../../car/carsWithIds.data.ts';

const text = () => string().nullable().optional();
const amount = () => number().nullable().optional();

/** The fields of a record that make the lender's vehicle. The chassis number never leaves the server. */
const fields = {
  car_id: string().required(),
  car_vehicle_type_code: text(),
  car_is_used: boolean().nullable().optional(),
  car_regno: text(),
  car_chassino: text(),
  car_firstregistration: text(),
  car_mileage: amount(),
  car_price: amount(),
  car_retail_price: amount(),
  car_campaign_price: amount(),
  car_has_campaign_price: boolean().nullable().optional(),
};
const schema = object(fields);
const parse = recordReader(schema);

/** Returns the lender's vehicles by car id. Cars that are sold, or that the lender does not finance, are missing. */
export async function financedVehicles(
  ids: readonly string[],
  { searchCars }: Pick<LoaderPorts, 'searchCars'>,
): Promise<ReadonlyMap<string, FinanceVehicle>> {
  const sorted = [...new Set(ids)].sort();
  const request = { search: searchCars, fields: Object.keys(fields), filters: IN_STOCK, parse };
  return new Map(
    [...(await carsWithIds(sorted, request))].flatMap(([id, car]) => {
      const vehicle = vehicleOf(car);
      return vehicle ? [[id, vehicle] as const] : [];
    }),
  );
}

/** Vehicle type code of cars. Prices of vans are without VAT, and motorcycles are no cars. */
const CAR = 'PC';

/** Whether the lender finances cars like this one. */
export const isFinanced = (car: CarDetail): boolean => vehicleOf({ ...car, car_chassino: null }) !== null;

/** Returns a used car with its price as the lender's vehicle (S2 §7); null for others. */
function vehicleOf(car: InferType<typeof schema>): FinanceVehicle | null {
  const { car_regno: plate, car_firstregistration: registered, car_mileage: mileage } = car;
  const price = payableAmount(car);
  const date = /^\d{4}-\d{2}-\d{2}/.exec(registered ?? '')?.[0];
  const isUsedCar = car.car_is_used && (car.car_vehicle_type_code ?? CAR) === CAR;
  if (!isUsedCar || !plate || !date || price === null) return null;
  return {
    Type: 'Car',
    Chassis: car.car_chassino ?? '',
    Status: 'PreOwned',
    OnTheRoadPrice: price,
    Mileage: Math.max(0, mileage ?? 0),
    Registration: { Number: plate, Country: 'GB', Date: date },
  };
}
