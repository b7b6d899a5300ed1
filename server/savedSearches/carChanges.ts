import type { SiteConfig } from '../../config/siteConfig.ts';
import { IN_STOCK } from '../../src/contracts/car/car.ts';
import type { SearchPort } from '../ports/searchPort.ts';
import { type CarState, carStateOf, STATE_FIELDS } from './carState.ts';
import type { ModelsInStock } from './criteria.ts';
import { DAY_MS } from './savedSearch.ts';
import type { CarStates } from './savedSearchStore.ts';

/** A car that is in stock, and was not before or was otherwise. */
export interface CarChange {
  id: string;
  before: CarState | null;
  now: CarState;
}

/** What a look at the stock of a site has found. */
export interface StockLook {
  /** False when so many cars are missing that the index may be filled anew right now. */
  isWhole: boolean;
  changes: readonly CarChange[];
  models: ModelsInStock;
  /** States to store, null for a car that nobody has to remember. */
  states: ReadonlyMap<string, string | null>;
}

/** Cars of one request of the search. */
const PAGE = 1_000;
/** Days for which the state of a car is known that has left the stock. */
const GONE_DAYS = 7;
/** A look that finds less than this share of the stock has met an index that is being filled. */
const LEAST_SHARE = 0.5;
/** A small stock may be sold out. */
const SMALL_STOCK = 50;

/**
 * Reads the states of all cars in stock, by id.
 *
 * @throws UpstreamError
 */
export async function readStock(
  search: Pick<SearchPort, 'searchUncached'>,
  site: SiteConfig,
  signal: AbortSignal,
): Promise<Map<string, CarState>> {
  const cars = new Map<string, CarState>();
  for (let offset = 0; ; offset += PAGE) {
    const request = {
      fields: [...STATE_FIELDS],
      filters: { ...IN_STOCK },
      limit: PAGE,
      offset,
      sort_name: 'car_publishdate_asc',
    };
    const { content, total_items: total } = await search.searchUncached({ site, index: 'vehicles', signal }, request);
    for (const record of content) {
      const found = carStateOf(record);
      if (found) cars.set(found.id, found.state);
    }
    if (offset + PAGE >= total || content.length === 0) return cars;
  }
}

/**
 * Compares the stock with what it was. Without an earlier look nothing has changed.
 *
 * @param now milliseconds since 1970
 */
export function lookAt(cars: ReadonlyMap<string, CarState>, before: CarStates | null, now: number): StockLook {
  const earlier = new Map([...(before ?? [])].map(([id, text]) => [id, JSON.parse(text) as CarState]));
  const inStock = [...earlier.values()].filter(({ goneAt }) => goneAt === null).length;
  const isWhole = inStock <= SMALL_STOCK || cars.size >= inStock * LEAST_SHARE;
  const states = statesOfGone(earlier, cars, now);
  const changes: CarChange[] = [];
  for (const [id, state] of cars) {
    const text = JSON.stringify(state);
    if (before?.get(id) === text) continue;
    states.set(id, text);
    if (before) changes.push({ id, before: earlier.get(id) ?? null, now: state });
  }
  return { changes, models: modelsOf(cars), states, isWhole };
}

/** Returns the new states of cars that have left the stock. */
function statesOfGone(
  earlier: ReadonlyMap<string, CarState>,
  cars: ReadonlyMap<string, CarState>,
  now: number,
): Map<string, string | null> {
  const states = new Map<string, string | null>();
  for (const [id, state] of earlier) {
    if (cars.has(id)) continue;
    if (state.goneAt === null) states.set(id, JSON.stringify({ ...state, goneAt: now }));
    else if (state.goneAt < now - GONE_DAYS * DAY_MS) states.set(id, null);
  }
  return states;
}

function modelsOf(cars: ReadonlyMap<string, CarState>): ModelsInStock {
  const models = new Map<string, Set<string>>();
  for (const { texts } of cars.values()) {
    const [make] = texts.car_brand ?? [];
    if (make === undefined) continue;
    const ofMake = models.get(make) ?? new Set();
    models.set(make, ofMake);
    for (const model of texts.car_model ?? []) ofMake.add(model);
  }
  return models;
}
