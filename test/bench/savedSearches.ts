import { setImmediate as nextTurn } from 'node:timers/promises';
import { createRandom } from '../../lib/random.ts';
import { createDataset } from '../../sandbox/data/dataset.ts';
import type { CarChange } from '../../server/savedSearches/carChanges.ts';
import { carStateOf } from '../../server/savedSearches/carState.ts';
import { criteriaOf, fits } from '../../server/savedSearches/criteria.ts';
import { matchChanges } from '../../server/savedSearches/matching.ts';
import { SearchIndex } from '../../server/savedSearches/searchIndex.ts';
import { formatCarQuery } from '../../src/contracts/search/carSearch.ts';
import { type Car, randomQuery } from '../support/savedQueries.ts';

/**
 * `node test/bench/savedSearches.ts`: compares 100 changed cars with 100,000 saved searches, as one look at the stock does, and with a plain loop over all of
 * them. Prints one line of JSON: milliseconds, the longest time without a turn of the event loop, and whether both found the same.
 */

const SEARCHES = 100_000;
const CHANGES = 100;

const dataset = createDataset({ seed: 1, cars: 2_400 });
const cars = (dataset.vehicles.get('vehicles_norrvag_se') ?? []) as readonly object[] as readonly Car[];
const random = createRandom('saved searches');
const states = cars.flatMap((car) => carStateOf(car) ?? []);
const models = new Map<string, Set<string>>();
for (const { car_brand: make, car_model: model } of cars)
  models.set(String(make), (models.get(String(make)) ?? new Set()).add(String(model)));
const queries = Array.from({ length: SEARCHES }, () => formatCarQuery(randomQuery(random, cars)));
const changes: CarChange[] = random.sample(states, CHANGES).map(({ id, state }, at) => {
  // Every third car is new, the others cost less than before.
  const before = at % 3 === 0 ? null : { ...state, numbers: { ...state.numbers, car_price: 9_000_000 } };
  return { id, before, now: state };
});

const begun = performance.now();
const index = new SearchIndex();
for (const [at, query] of queries.entries()) index.put(String(at), { kind: 'search', car: '', query, confirmedAt: 1 });
const indexed = performance.now();

let longest = 0;
let turnAt = performance.now();
const pause = async () => {
  longest = Math.max(longest, performance.now() - turnAt);
  await nextTurn();
  turnAt = performance.now();
};
const started = performance.now();
const { certain } = await matchChanges(changes, { index, models, now: Date.now(), leastGoneMs: 0, pause });
const matched = performance.now();

const all = queries.map(criteriaOf);
const bruteStarted = performance.now();
const brute = new Map<string, string[]>();
for (const { id, before, now } of changes) {
  for (const [at, criteria] of all.entries()) {
    if (!fits(criteria, now, models) || (before && fits(criteria, before, models))) continue;
    brute.set(String(at), [...(brute.get(String(at)) ?? []), id]);
  }
}
const bruteEnded = performance.now();
const found = [...certain].map(([id, list]) => [id, list.map(({ car }) => car)] as const);
const isEqual = found.length === brute.size && found.every(([id, list]) => brute.get(id)?.join() === list.join());
const rounded = (ms: number) => Math.round(ms);
process.stdout.write(
  `${JSON.stringify({
    searches: SEARCHES,
    changes: CHANGES,
    matches: found.reduce((sum, [, list]) => sum + list.length, 0),
    indexMs: rounded(indexed - begun),
    matchMs: rounded(matched - started),
    longestSliceMs: rounded(longest),
    plainLoopMs: rounded(bruteEnded - bruteStarted),
    equal: isEqual,
  })}\n`,
);
