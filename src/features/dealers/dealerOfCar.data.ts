import { timeZoneOf } from '../../../lib/timeZone.ts';
import type { CarDetail } from '../../contracts/car/car.ts';
import { type Dealer, dealerSchema } from '../../contracts/dealers/dealer.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import { recordReader } from '../../contracts/validate.ts';
import { type CarDealerView, carDealerOf } from './carDealer.ts';
import { CONTACT_FIELDS } from './dealerView.ts';
import { departmentOfCar, type SellingDealer } from './departmentOfCar.ts';
import type { SiteMoment } from './hours/openingHours.ts';

/** Maximum number of dealers of a make to search for a sample car's department (S2 §9). */
const SAMPLE_DEALER_LIMIT = 100;

/** The fields of a dealer that a car's page and its leads need. */
export const DEALER_OF_CAR_FIELDS = [...CONTACT_FIELDS, 'site_email', 'site_geocoord', 'email', 'site_departments'];

type SellableCar = Pick<CarDetail, 'car_id' | 'car_brand' | 'car_site_id' | 'car_is_sample' | 'car_departmenterpid'>;

export const parseDealer: (record: unknown) => Dealer = recordReader(dealerSchema);

/**
 * Loads the dealer that sells a car for its page (F066).
 *
 * @param now time of the opening state; milliseconds since 1970
 * @returns null when there is no dealer, undefined when the search fails; the page is then rendered without a dealer
 */
export async function dealerOfCar(
  car: CarDetail,
  context: LoaderContext,
  now: number,
): Promise<CarDealerView | null | undefined> {
  const seller = await sellerOfCar(car, context);
  return seller && carDealerOf(seller, momentOf(context.site, now), context);
}

/** Returns the moment at which the opening hours of a site's dealers are read. */
export function momentOf(site: LoaderContext['site'], now: number): SiteMoment {
  return { locale: site.languages[0]?.locale ?? 'en', timeZone: timeZoneOf(site.country), now };
}

/**
 * Finds the dealer and the department that sell a car. A sample car is in no dealer's stock; its dealer is one of its make. When
 * none of these has the sample's department, that is reported, and the result is a dealer of the make without a department: its
 * general contact (F079).
 *
 * @returns null when there is no dealer, undefined when the search fails
 */
export async function sellerOfCar(
  car: SellableCar,
  context: Pick<LoaderContext, 'ports' | 'report'>,
): Promise<SellingDealer | null | undefined> {
  const { car_site_id: id, car_brand: make, car_is_sample: sample } = car;
  const filters = sample ? { site_brands: [make] } : id ? { site_id: [id] } : null;
  if (!filters) return null;
  const limit = sample ? SAMPLE_DEALER_LIMIT : 1;
  const request = { fields: DEALER_OF_CAR_FIELDS, filters, limit };
  const result = await context.ports.searchDealers(request, parseDealer).catch(() => null);
  return result ? findSeller(result.content, car, context) : undefined;
}

function findSeller(
  dealers: readonly Dealer[],
  car: SellableCar,
  { report }: Pick<LoaderContext, 'report'>,
): SellingDealer | null {
  const fallbackDealer = dealers.find(({ site_id: id }) => id === car.car_site_id) ?? dealers[0];
  if (!fallbackDealer) return null;
  try {
    return departmentOfCar(car, dealers);
  } catch (error) {
    report('departmentMissing', `car ${car.car_id}`, error);
    return { dealer: fallbackDealer, department: null };
  }
}
