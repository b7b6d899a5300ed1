import type { CarRecord } from '../../src/contracts/car.ts';
import type { Dealer } from '../../src/contracts/dealer.ts';
import { createCars } from './cars/cars.ts';
import { createDealers } from './dealers/dealers.ts';
import { dealerIndex, SITES, vehicleIndex } from './sites.ts';

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
const CONFIGURABLE_SITE = 'norrvag-se';

/**
 * Creates the data of all seven sites. The same seed gives the same data. `cars` is the number of cars of norrvag-se (2,400); a
 * larger number adds cars without changing the others.
 */
export async function createDataset({ seed = 1, cars }: { seed?: number; cars?: number } = {}): Promise<Dataset> {
  const vehicles = new Map<string, CarRecord[]>();
  const dealers = new Map<string, Dealer[]>();
  const locales = new Map<string, string>();
  for (const site of SITES) {
    const sites = await createDealers(site, seed);
    const count = site.id === CONFIGURABLE_SITE ? (cars ?? site.cars) : site.cars;
    dealers.set(dealerIndex(site), sites);
    vehicles.set(vehicleIndex(site), await createCars(site, sites, seed, count));
    locales.set(dealerIndex(site), site.locale).set(vehicleIndex(site), site.locale);
  }
  return { seed, vehicles, dealers, locales };
}
