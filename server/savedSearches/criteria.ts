import { kilometresBetween } from '../../lib/distance.ts';
import type { Place } from '../../src/contracts/dealers/dealerSearch.ts';
import { kilometresOf } from '../../src/contracts/search/around.ts';
import { EQUIPMENT_FACET, hasAmounts, parseCarQuery, TOTAL_COST } from '../../src/contracts/search/carSearch.ts';
import type { CarState } from './carState.ts';

/** What a saved search looks for, ready to be compared with cars by the rules of the search contract. */
export interface Criteria {
  makes: ReadonlySet<string>;
  models: ReadonlySet<string>;
  /** Chosen texts of the other facets. */
  values: readonly { name: string; texts: ReadonlySet<string> }[];
  /** Both ends belong to a range. */
  ranges: readonly { name: string; low: number; high: number }[];
  around: { place: Place; kilometres: number } | null;
  /** It has words, equipment, total costs, or costs on terms of its own: only the search engine knows which cars have them. */
  needsEngine: boolean;
}

const LOAN_COST = 'car_loan_monthly_cost';

/** Reads the canonical query of a list. */
export function criteriaOf(query: string): Criteria {
  const { keyphrase, values, ranges, near, radius, terms } = parseCarQuery(new URLSearchParams(query));
  const { car_brand: makes = [], car_model: models = [], [EQUIPMENT_FACET]: equipment = [], ...others } = values;
  const onTerms = terms !== undefined && ranges[LOAN_COST] !== undefined;
  return {
    makes: new Set(makes),
    models: new Set(models),
    values: Object.entries(others).map(([name, texts]) => ({ name, texts: new Set(texts) })),
    ranges: Object.entries(ranges).flatMap(([name, range]) => {
      if (!hasAmounts(range) || name === TOTAL_COST || (onTerms && name === LOAN_COST)) return [];
      return [{ name, low: range[0], high: range[1] }];
    }),
    around: near && radius ? { place: near, kilometres: kilometresOf(radius) } : null,
    needsEngine: keyphrase !== '' || equipment.length > 0 || onTerms || ranges[TOTAL_COST] !== undefined,
  };
}

/** The models of the stock by make: a make counts without its models only when none of them is chosen. */
export type ModelsInStock = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns whether a car fits everything but what only the engine knows. */
export function fits(criteria: Criteria, car: CarState, models: ModelsInStock): boolean {
  const { ranges, values, around } = criteria;
  // Loops without iterators: they run for many searches of each car.
  for (let at = 0; at < ranges.length; at += 1) {
    const { name, low, high } = ranges[at] as (typeof ranges)[number];
    const value = car.numbers[name];
    if (value === undefined || value < low || value > high) return false;
  }
  for (let at = 0; at < values.length; at += 1) {
    const { name, texts } = values[at] as (typeof values)[number];
    if (!hasAny(car.texts[name], texts)) return false;
  }
  if (!fitsFamily(criteria, car, models)) return false;
  if (around === null) return true;
  return car.place !== null && kilometresBetween(around.place, car.place) <= around.kilometres;
}

function hasAny(found: readonly string[] | undefined, texts: ReadonlySet<string>): boolean {
  if (found === undefined) return false;
  for (let at = 0; at < found.length; at += 1) if (texts.has(found[at] as string)) return true;
  return false;
}

/** By its model, or by its make when none of the make's models is chosen. */
function fitsFamily({ makes, models: chosen }: Criteria, { texts }: CarState, models: ModelsInStock): boolean {
  if (makes.size === 0 && chosen.size === 0) return true;
  if (chosen.size > 0 && hasAny(texts.car_model, chosen)) return true;
  const make = texts.car_brand?.[0];
  if (make === undefined || !makes.has(make)) return false;
  const ofMake = models.get(make);
  for (const model of chosen) if (ofMake?.has(model)) return false;
  return true;
}
