import type { CarDetail } from '../../contracts/car.ts';
import { type Dealer, dealerSchema } from '../../contracts/dealer.ts';
import type { LoaderPorts } from '../../contracts/loader.ts';
import { quickReader } from '../../contracts/quickCheck.ts';
import { contactOf } from './dealerView.ts';

/** Dealers of a make that a sample car may be ordered from (S2 §9). */
const SAMPLE_DEALER_LIMIT = 100;

const CONTACT_FIELDS = [
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
];

export const parseDealer: (record: unknown) => Dealer = quickReader(dealerSchema);

/**
 * Who sells a car (F066): its own dealer; of a sample car, which stands nowhere, a dealer of its make, its own first.
 * Null when there is none or the index cannot be asked: the page stands without.
 */
export async function dealerOfCar(car: CarDetail, ports: Pick<LoaderPorts, 'searchDealers'>) {
  const { car_site_id: id, car_brand: brand, car_is_sample: sample } = car;
  const filters = sample ? { site_brands: [brand] } : id ? { site_id: [id] } : null;
  if (!filters) return null;
  const limit = sample ? SAMPLE_DEALER_LIMIT : 1;
  const answer = await ports.searchDealers({ fields: CONTACT_FIELDS, filters, limit }, parseDealer).catch(() => null);
  const dealers = answer?.content ?? [];
  const dealer = dealers.find(({ site_id }) => site_id === id) ?? dealers[0];
  return dealer ? contactOf(dealer) : null;
}
