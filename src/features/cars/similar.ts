import { CAR_CARD_FIELDS, type CarDetail, IN_STOCK } from '../../contracts/car.ts';
import type { PortSearchRequest } from '../../contracts/loader.ts';

/** Similar cars of a car page (S2 §9). */
const SIMILAR_CARS = 8;

type Compared = Pick<
  CarDetail,
  'car_id' | 'car_is_sample' | 'car_brand' | 'car_model' | 'car_site_region' | 'car_body' | 'car_fuel'
>;

/**
 * What is like a car (F066, S2 §7): for a sample, cars in stock of the same make and model; for any other, cars of the
 * same region, body and fuel, itself left out.
 */
export function similarRequest(car: Compared): PortSearchRequest {
  const filters: NonNullable<PortSearchRequest['filters']> = { ...IN_STOCK, 'car_id.neq': [car.car_id] };
  const add = (name: string, value: string | null | undefined) => {
    if (value) filters[name] = [value];
  };
  if (car.car_is_sample) {
    add('car_brand', car.car_brand);
    add('car_model', car.car_model);
    filters.car_is_sample = [false];
  } else {
    add('car_site_region', car.car_site_region);
    add('car_body', car.car_body);
    add('car_fuel', car.car_fuel);
  }
  return { fields: [...CAR_CARD_FIELDS], limit: SIMILAR_CARS, filters };
}

/** The next best: cars by the third dash-separated part of the slug; null when it has none. */
export function keyphraseRequest(slug: string | undefined, excludedId?: string): PortSearchRequest | null {
  const keyphrase = slugKeyphrase(slug);
  if (!keyphrase) return null;
  const filters = { ...IN_STOCK, ...(excludedId && { 'car_id.neq': [excludedId] }) };
  return { fields: [...CAR_CARD_FIELDS], limit: SIMILAR_CARS, keyphrase, filters };
}

/** `volvo-xc60-recharge-2022` → `recharge`. */
export function slugKeyphrase(slug: string | undefined): string {
  return slug?.split('-')[2]?.trim() ?? '';
}
