import type { SearchRequest } from '../../src/contracts/search/search.ts';

/**
 * The counts of a search by the simplest means: for each record, all filters and all facets one after the other. It shares no code with
 * the engine. Texts are numbered first, because a million records with twenty facets are read for each of a thousand searches.
 */
export interface Oracle {
  /** Returns the number of results, and of each facet the count of each value, or the records below each limit of a range. */
  count(request: SearchRequest): { total: number; facets: ReadonlyMap<string, number>[] };
  /** Returns the distances of the results from the place of a request in kilometres, ascending; those without a place last. */
  distances(request: SearchRequest): Float64Array;
  /** Returns the distance of two texts `lat,lng` in kilometres; Infinity when one is none. */
  distance(one: unknown, other: unknown): number;
  /** Returns the values of a field, for random requests. */
  values(field: string): readonly string[];
}

type Car = Readonly<Record<string, unknown>>;

interface Texts {
  readonly names: readonly string[];
  /** The set of each record: lists of equipment are shared by many. */
  readonly numbers: Int32Array;
  /** The places in `names` of each set. */
  readonly sets: readonly (readonly number[])[];
}

export function createOracle(cars: readonly Car[], facetNames: readonly string[], ranges: ReadonlySet<string>): Oracle {
  const texts = new Map<string, Texts>();
  const amounts = new Map<string, Float64Array>();
  for (const name of facetNames) {
    if (ranges.has(name))
      amounts.set(
        name,
        Float64Array.from(cars, (car) => amountOf(car[name])),
      );
    else texts.set(name, numbered(cars, name));
  }
  const places = cars.map((car) => pointOf(car.car_site_geocoord));
  const sold = Uint8Array.from(cars, ({ car_status: status }) => (status === 'sold' ? 1 : 0));
  return {
    values: (field) => texts.get(field)?.names ?? [],
    distance: (one, other) => kilometres(pointOf(one), pointOf(other)),
    distances: (request) => {
      const tests = request.facets.map((facet) => testOf(facet, texts, amounts));
      const distances = distancesFrom(request, places);
      const isIn = withinOf(request, distances);
      const found = distances.filter((_, at) => sold[at] === 0 && isIn(at) && failedTest(tests, at) === NONE);
      return found.sort();
    },
    count: (request) => {
      const tests = request.facets.map((facet) => testOf(facet, texts, amounts));
      const isIn = withinOf(request, distancesFrom(request, places));
      const rows = request.facets.map(({ name }) => rowOf(name, texts, amounts));
      let total = 0;
      for (let at = 0; at < cars.length; at += 1) {
        const failed = sold[at] === 1 || !isIn(at) ? SEVERAL : failedTest(tests, at);
        if (failed === SEVERAL) continue;
        if (failed === NONE) total += 1;
        rows.forEach((row, facet) => {
          if (failed === NONE || failed === facet) row.add(at);
        });
      }
      return { total, facets: rows.map((row) => row.counts()) };
    },
  };
}

type Point = readonly [x: number, y: number, z: number];

/** Returns the point of `lat,lng` on a sphere of radius 1; null for none. */
function pointOf(text: unknown): Point | null {
  const [lat = Number.NaN, lng = Number.NaN] = String(text ?? '')
    .split(',')
    .map((part) => (Number.parseFloat(part) * Math.PI) / 180);
  if (Number.isNaN(lat) || Number.isNaN(lng)) return null;
  return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
}

const EARTH_KM = 6_371;

/** Returns the distance of each car by the angle of two vectors; Infinity for a car without a place. */
function distancesFrom({ filters }: SearchRequest, places: readonly (Point | null)[]): Float64Array {
  const near = pointOf(filters.near?.[0]);
  return Float64Array.from(places, (place) => kilometres(near, place));
}

function kilometres(one: Point | null, other: Point | null): number {
  if (!one || !other) return Number.POSITIVE_INFINITY;
  const [[a, b, c], [x, y, z]] = [one, other];
  return EARTH_KM * Math.atan2(Math.hypot(b * z - c * y, c * x - a * z, a * y - b * x), a * x + b * y + c * z);
}

function withinOf({ within_km: radius }: SearchRequest, distances: Float64Array): (at: number) => boolean {
  return (at) => radius === undefined || (distances[at] as number) <= radius;
}

const NONE = -1;
const SEVERAL = -2;

/** Returns the position of the only test that a record fails, or `NONE` or `SEVERAL`. */
function failedTest(tests: readonly (((at: number) => boolean) | undefined)[], at: number): number {
  let failed = NONE;
  for (let place = 0; place < tests.length; place += 1) {
    if (tests[place]?.(at) !== false) continue;
    if (failed !== NONE) return SEVERAL;
    failed = place;
  }
  return failed;
}

/** Counts the values of a facet; of a range under an empty text the records with an amount. */
function rowOf(name: string, texts: ReadonlyMap<string, Texts>, amounts: ReadonlyMap<string, Float64Array>) {
  const { names, numbers, sets } = texts.get(name) ?? { names: [''], numbers: null, sets: [] };
  const numbersOfRange = amounts.get(name);
  const counts = new Uint32Array(names.length);
  return {
    add: (at: number) => {
      const ofRange = Number.isNaN(numbersOfRange?.[at] ?? Number.NaN) ? [] : [0];
      for (const place of numbers ? (sets[numbers[at] as number] ?? []) : ofRange)
        counts[place] = (counts[place] as number) + 1;
    },
    counts: () => new Map(names.map((text, place) => [text, counts[place] ?? 0])),
  };
}

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

function numbered(cars: readonly Car[], name: string): Texts {
  const places = new Map<string, number>();
  const sets: number[][] = [];
  const known = new Map<unknown, number>();
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const numbers = Int32Array.from(cars, (car) => {
    const value = car[name];
    const set = known.get(value) ?? sets.length;
    if (set < sets.length) return set;
    known.set(value, set);
    const found = [value].flat().filter((one) => one !== null && one !== undefined && one !== '');
    sets.push([...new Set(found.map(String))].map(placeOf));
    return set;
  });
  return { names: [...places.keys()], numbers, sets };
}

/** Returns whether a record passes a facet's own filters; undefined for a facet without any. */
function testOf(
  { name, filters }: SearchRequest['facets'][number],
  texts: ReadonlyMap<string, Texts>,
  amounts: ReadonlyMap<string, Float64Array>,
): ((at: number) => boolean) | undefined {
  if (filters.length === 0) return undefined;
  const numbers = amounts.get(name);
  if (numbers) {
    const [low = 0, high = 0] = (filters[0] ?? '').split('-').map(Number);
    return (at) => (numbers[at] as number) >= low && (numbers[at] as number) <= high;
  }
  const column = texts.get(name);
  const chosen = new Set(filters.map((text) => column?.names.indexOf(text)));
  const passing = column?.sets.map((places) => places.some((place) => chosen.has(place)));
  return (at) => passing?.[column?.numbers[at] ?? -1] === true;
}
