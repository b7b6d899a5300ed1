import type { Random } from '../../lib/random.ts';
import { CAR_RANGE_NAMES, type CarQuery } from '../../src/contracts/search/carSearch.ts';

/** Random searches that visitors may save. */

export type Car = Readonly<Record<string, unknown>>;

const VALUES = [
  'car_price_band',
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_condition',
  'car_drive',
  'car_color',
  'car_seats',
  'car_site_region',
  'car_site_city',
  'car_site_name',
] as const;

/** Returns a query with choices that some car of the stock has, and now and then one that none has. */
export function randomQuery(random: Random, cars: readonly Car[]): CarQuery {
  const car = random.pick(cars);
  const query: CarQuery = { keyphrase: '', sortName: 'car_publishdate_desc', page: 0, values: {}, ranges: {} };
  addValues(query, random, car, random.pick(cars));
  for (const name of CAR_RANGE_NAMES) {
    const value = car[name];
    if (!random.chance(0.12) || typeof value !== 'number') continue;
    query.ranges[name] = [
      Math.max(0, Math.floor(value * random.between(0.5, 1))),
      Math.ceil(value * random.between(1, 1.5)),
    ];
  }
  const [lat, lng] = String(car.car_site_geocoord ?? '')
    .split(',')
    .map(Number);
  if (random.chance(0.15) && lat !== undefined && lng !== undefined)
    Object.assign(query, {
      near: { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 },
      radius: random.pick(['25km', '100km', '200km'] as const),
    });
  return query;
}

/** Adds values of one car, and sometimes of another one. */
function addValues(query: CarQuery, random: Random, car: Car, other: Car): void {
  const add = (name: keyof CarQuery['values'], ...texts: unknown[]) => {
    const found = texts.filter((text) => text !== null && text !== undefined && text !== '').map(String);
    if (found.length > 0) query.values[name] = [...new Set(found)];
  };
  const orNone = (share: number, value: unknown) => (random.chance(share) ? value : null);
  if (random.chance(0.5)) add('car_brand', car.car_brand, orNone(0.3, other.car_brand));
  if (random.chance(0.3)) add('car_model', car.car_model, orNone(0.3, other.car_model), orNone(0.1, 'None'));
  for (const name of VALUES) if (random.chance(0.1)) add(name, car[name], orNone(0.4, other[name]));
}
