import type { CarRecord } from '../../src/contracts/car.ts';
import type { Dealer } from '../../src/contracts/dealer.ts';
import { createCars } from './cars/cars.ts';
import { createDealers } from './dealers/dealers.ts';
import { dealerIndex, SITES, vehicleIndex } from './sites.ts';

/** Cars and dealers of every site, as the search upstream indexes them. Records are never changed once made. */
export interface Dataset {
  readonly seed: number;
  /** Cars by index name (`vehicles_norrvag_se`). Sold cars are among them. */
  readonly vehicles: ReadonlyMap<string, CarRecord[]>;
  /** Dealers by index name (`sites_norrvag_se`). */
  readonly dealers: ReadonlyMap<string, Dealer[]>;
  /** The language an index is sorted in, by index name. */
  readonly locales: ReadonlyMap<string, string>;
}

/** The site whose stock `cars` sets. */
const SIZED = 'norrvag-se';

/**
 * Makes the data of all seven sites. The same seed gives the same data; `cars` is the stock of norrvag-se (2,400), and a
 * larger one adds cars without changing the others.
 */
export async function createDataset({ seed = 1, cars }: { seed?: number; cars?: number } = {}): Promise<Dataset> {
  const vehicles = new Map<string, CarRecord[]>();
  const dealers = new Map<string, Dealer[]>();
  const locales = new Map<string, string>();
  for (const site of SITES) {
    const sites = await createDealers(site, seed);
    const count = site.id === SIZED ? (cars ?? site.cars) : site.cars;
    dealers.set(dealerIndex(site), sites);
    vehicles.set(vehicleIndex(site), await createCars(site, sites, seed, count));
    locales.set(dealerIndex(site), site.locale).set(vehicleIndex(site), site.locale);
  }
  return { seed, vehicles, dealers, locales };
}
