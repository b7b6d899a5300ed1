import type { CarDetail } from '../../contracts/car.ts';
import { type Dealer, dealerSchema } from '../../contracts/dealer.ts';
import type { LoaderContext } from '../../contracts/loader.ts';
import { recordReader } from '../../contracts/validate.ts';
import { timeZoneOf } from '../../lib/timeZone.ts';
import { type CarDealerView, carDealerOf } from './carDealer.ts';
import { departmentOfCar, type SellingDealer, salesOf } from './departmentOfCar.ts';

/** Dealers of a make that a sample car may be ordered from (S2 §9). */
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
 * Who sells a car (F066): its own dealer; of a sample car, which stands nowhere, the dealers of its make. A sample whose
 * department none of them has is written down, and the page names a dealer of the make (F079). Null when there is none,
 * undefined when the index cannot be asked: the page stands without.
 *
 * @param now milliseconds since 1970: whether somebody is there is told from then on
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
  const answer = await ports.searchDealers({ fields: FIELDS, filters, limit }, parseDealer).catch(() => null);
  if (!answer) return undefined;
  const seller = sellerAmong(answer.content, car, context);
  const moment = { locale: site.languages[0]?.locale ?? 'en', timeZone: timeZoneOf(site.country), now };
  return seller && carDealerOf(seller, moment, context);
}

function sellerAmong(dealers: readonly Dealer[], car: CarDetail, { report }: LoaderContext): SellingDealer | null {
  const own = dealers.find(({ site_id: id }) => id === car.car_site_id) ?? dealers[0];
  if (!own) return null;
  try {
    return departmentOfCar(car, dealers);
  } catch (error) {
    report('departmentMissing', `car ${car.car_id}`, error);
    return { dealer: own, department: salesOf(own) };
  }
}
