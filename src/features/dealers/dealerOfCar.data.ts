import type { CarDetail } from '../../contracts/car.ts';
import { type Dealer, dealerSchema } from '../../contracts/dealer.ts';
import type { LoaderContext } from '../../contracts/loader.ts';
import { recordReader } from '../../contracts/validate.ts';
import { timeZoneOf } from '../../lib/timeZone.ts';
import { type CarDealerView, carDealerOf } from './carDealer.ts';
import { departmentOfCar, type SellingDealer, salesDepartment } from './departmentOfCar.ts';

/** Maximum number of dealers of a make to search for a sample car's department (S2 §9). */
const SAMPLE_DEALER_LIMIT = 100;

const FIELDS = [
  'site_id',
  'slug',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_phone',
  'site_email',
  'site_image_url',
  'site_primary_image',
  'site_geocoord',
  'site_departments',
];

export const parseDealer: (record: unknown) => Dealer = recordReader(dealerSchema);

/**
 * Loads the dealer that sells a car (F066). A sample car is in no dealer's stock; its dealer is one of its make. When none
 * of these has the sample's department, that is reported, and the result is any dealer of the make (F079).
 *
 * @param now time of the opening state; milliseconds since 1970
 * @returns null when there is no dealer, undefined when the search fails; the page is then rendered without a dealer
 */
export async function dealerOfCar(
  car: CarDetail,
  context: LoaderContext,
  now: number,
): Promise<CarDealerView | null | undefined> {
  const { site, ports } = context;
  const { car_site_id: id, car_brand: brand, car_is_sample: sample } = car;
  const filters = sample ? { site_brands: [brand] } : id ? { site_id: [id] } : null;
  if (!filters) return null;
  const limit = sample ? SAMPLE_DEALER_LIMIT : 1;
  const result = await ports.searchDealers({ fields: FIELDS, filters, limit }, parseDealer).catch(() => null);
  if (!result) return undefined;
  const seller = findSeller(result.content, car, context);
  const moment = { locale: site.languages[0]?.locale ?? 'en', timeZone: timeZoneOf(site.country), now };
  return seller && carDealerOf(seller, moment, context);
}

function findSeller(dealers: readonly Dealer[], car: CarDetail, { report }: LoaderContext): SellingDealer | null {
  const fallbackDealer = dealers.find(({ site_id: id }) => id === car.car_site_id) ?? dealers[0];
  if (!fallbackDealer) return null;
  try {
    return departmentOfCar(car, dealers);
  } catch (error) {
    report('departmentMissing', `car ${car.car_id}`, error);
    return { dealer: fallbackDealer, department: salesDepartment(fallbackDealer) };
  }
}
