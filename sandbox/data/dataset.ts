import type { CarRecord } from '../../src/contracts/car/car.ts';
import type { Dealer } from '../../src/contracts/dealers/dealer.ts';
import { createCars } from './cars/cars.ts';
import { createDealers } from './dealers/dealers.ts';
import { dealerIndex, SITES, type SiteFacts, vehicleIndex } from './sites.ts';

/** Cars and dealers of every site, as the search upstream indexes them. Records are never changed. */
export interface Dataset {
  readonly seed: number;
  /** Cars by index name (`vehicles_norrvag_se`). Sold cars are among them. */
  readonly vehicles: ReadonlyMap<string, CarRecord[]>;
  /** Dealers by index name (`sites_norrvag_se`). */
  readonly dealers: ReadonlyMap<string, Dealer[]>;
  /** The language an index is sorted in, by index name. */
  readonly locales: ReadonlyMap<string, string>;
}

/** The site whose number of cars the option `cars` sets. */
const CONFIGURABLE_SITE = SITES[0]?.id;

/** Cars and dealers of a site. */
interface SiteRecords {
  readonly dealers: Dealer[];
  readonly cars: CarRecord[];
}

/**
 * Creates the data of all sites. The same seed gives the same data. `cars` is the number of cars of the first site; a
 * larger number adds cars without changing the others.
 *
 * @param created records of sites by seed, site and number of cars, which other datasets of the process share
 */
export function createDataset(
  { seed = 1, cars }: { seed?: number; cars?: number } = {},
  created = new Map<string, SiteRecords>(),
): Dataset {
  const vehicles = new Map<string, CarRecord[]>();
  const dealers = new Map<string, Dealer[]>();
  const locales = new Map<string, string>();
  for (const site of SITES) {
    const count = site.id === CONFIGURABLE_SITE ? (cars ?? site.cars) : site.cars;
    const key = `${seed}/${site.id}/${count}`;
    const records = created.get(key) ?? createRecords(site, seed, count);
    created.set(key, records);
    dealers.set(dealerIndex(site), records.dealers);
    vehicles.set(vehicleIndex(site), records.cars);
    locales.set(dealerIndex(site), site.locale).set(vehicleIndex(site), site.locale);
  }
  return { seed, vehicles, dealers, locales };
}

function createRecords(site: SiteFacts, seed: number, count: number): SiteRecords {
  const dealers = createDealers(site, seed);
  return { dealers, cars: createCars(site, dealers, seed, count) };
}
