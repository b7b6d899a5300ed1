import { CAR_CARD_FIELDS, type CarDetail, IN_STOCK } from '../../contracts/car/car.ts';
import type { PortSearchRequest } from '../../contracts/page/loader.ts';
import type { FacetChoice } from '../../contracts/search/suggestions.ts';

/** Maximum number of similar cars on a car page (S2 §9). */
export const SIMILAR_CARS = 8;
/** With fewer cars than this the rule is relaxed (`docs/decisions/0047`). */
export const ENOUGH_SIMILAR = 4;
/** Maximum relative price difference of a similar car. */
const PRICE_SHARE = 0.3;

type SimilarityFields = Pick<
  CarDetail,
  | 'car_id'
  | 'car_is_sample'
  | 'car_brand'
  | 'car_model'
  | 'car_site_region'
  | 'car_body'
  | 'car_fuel'
  | 'car_price'
  | 'car_vehicle_type_code'
>;

type Filters = NonNullable<PortSearchRequest['filters']>;

/**
 * Returns the searches for similar cars, the strictest first (F066, S2 §7): for a sample, cars in stock of the same make and
 * model; for any other, cars of the same region, body and fuel. The next searches relax the rule: any region, then any fuel,
 * then any price; the body stays. The caller stops when it has `ENOUGH_SIMILAR` cars. A car without a body has the first
 * search only.
 */
export function similarRequests(car: SimilarityFields): PortSearchRequest[] {
  const { car_body: body, car_fuel: fuel, car_price: price } = car;
  const strict = requestOf(car, specifiedFilters(car));
  if (!body) return [strict];
  const bodyFilter = { car_body: [body], ...(car.car_is_sample && { car_is_sample: [false] }) };
  const fuelFilter = fuel ? { car_fuel: [fuel] } : {};
  const priceFilter: Filters = price ? { car_price: [priceRange(price)] } : {};
  const relaxed: Filters[] = [
    { ...bodyFilter, ...fuelFilter, ...priceFilter },
    { ...bodyFilter, ...priceFilter },
    bodyFilter,
  ];
  return [strict, ...relaxed.map((filters) => requestOf(car, filters))];
}

function specifiedFilters(car: SimilarityFields): Filters {
  const { car_brand, car_model, car_site_region, car_body, car_fuel } = car;
  if (car.car_is_sample) return { ...definedFilters({ car_brand, car_model }), car_is_sample: [false] };
  return definedFilters({ car_site_region, car_body, car_fuel });
}

function definedFilters(values: Readonly<Record<string, string | null | undefined>>): Filters {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, [value]]] : [])));
}

function priceRange(price: number): [number, number] {
  return [Math.floor(price * (1 - PRICE_SHARE)), Math.ceil(price * (1 + PRICE_SHARE))];
}

function requestOf(car: SimilarityFields, filters: Filters): PortSearchRequest {
  return {
    fields: [...CAR_CARD_FIELDS],
    limit: SIMILAR_CARS,
    filters: { ...IN_STOCK, 'car_id.neq': [car.car_id], ...filters },
  };
}

/**
 * Returns the fallback search: cars by the third dash-separated part of the slug (S2 §7), of the same vehicle type when the car
 * is known; null when the slug has no third part.
 */
export function keyphraseRequest(
  slug: string | undefined,
  id?: string,
  car?: SimilarityFields | null,
): PortSearchRequest | null {
  const keyphrase = slugKeyphrase(slug);
  if (!keyphrase) return null;
  const filters: Filters = {
    ...IN_STOCK,
    ...(id && { 'car_id.neq': [id] }),
    ...definedFilters({ car_vehicle_type_code: car?.car_vehicle_type_code }),
  };
  return { fields: [...CAR_CARD_FIELDS], limit: SIMILAR_CARS, keyphrase, filters };
}

/**
 * Returns the searches for the only car of its body when its slug finds nothing either: cars of the same vehicle type, first of
 * its make, then of a similar price. Empty for a car without a vehicle type.
 */
export function onlyOfItsBodyRequests(car: SimilarityFields): PortSearchRequest[] {
  const { car_vehicle_type_code: type, car_brand: make, car_price: price } = car;
  if (!type) return [];
  const steps: Filters[] = [];
  if (make) steps.push({ car_brand: [make] });
  if (price) steps.push({ car_price: [priceRange(price)] });
  return steps.map((filters) =>
    requestOf(car, { car_vehicle_type_code: [type], ...(car.car_is_sample && { car_is_sample: [false] }), ...filters }),
  );
}

/** Returns the search for the make and model in the slug of an unknown car; null when it has none. */
export function namedRequest(values: readonly FacetChoice[]): PortSearchRequest | null {
  if (values.length === 0) return null;
  const filters = Object.fromEntries(values.map(({ name, text }) => [name, [text]]));
  return { fields: [...CAR_CARD_FIELDS], limit: SIMILAR_CARS, filters: { ...IN_STOCK, ...filters } };
}

/** Returns the third part of a slug: `volvo-xc60-recharge-2022` → `recharge`. */
export function slugKeyphrase(slug: string | undefined): string {
  return slug?.split('-')[2]?.trim() ?? '';
}
