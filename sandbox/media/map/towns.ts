import { PLACES, type Place } from '../../data/places/place.ts';
import { type Chance, createChance } from '../../data/random.ts';
import { kilometreAt, type Point, pointOf } from './mercator.ts';

/** A town that dealers stand in. */
export interface Town {
  readonly name: string;
  readonly at: Point;
  /** 0 is the first of its country; towns with more dealers come earlier. */
  readonly rank: number;
  /** Where its houses stand around, and how far they reach from there, on the map. */
  readonly quarters: readonly { readonly at: Point; readonly reach: number }[];
  /** Where nobody may build. */
  readonly parks: readonly { readonly at: Point; readonly reach: number }[];
  /** Length of a kilometre there. */
  readonly kilometre: number;
  /** Degrees by which its streets are turned. */
  readonly turn: number;
  readonly country: number;
  /** Its parts with a dealer of their own. */
  readonly districts: readonly { readonly name: string; readonly at: Point }[];
}

const COUNTRIES = [PLACES.SE, PLACES.NO, PLACES.DK, PLACES.FI, PLACES.GB, PLACES.SK];
/** Kilometres that houses reach from the middle of a town, what each dealer adds, and from a dealer. */
const REACH = [2.6, 1.3, 2.8] as const;

/** Kilometres that parks reach, for each dealer one, and how far they may be from it. */
const PARKS = [0.75, 0.5, 0.35] as const;
const STROLL = 3;

export const TOWNS: readonly Town[] = COUNTRIES.flatMap((places, country) => {
  const cities = [...new Set(places.map(({ city }) => city))];
  return cities.map((city, rank) => {
    const own = places.filter((place) => place.city === city);
    return townOf(city, own, rank, country);
  });
});

function townOf(name: string, places: readonly Place[], rank: number, country: number): Town {
  const lat = places.reduce((sum, place) => sum + place.lat, 0) / places.length;
  const lng = places.reduce((sum, place) => sum + place.lng, 0) / places.length;
  const kilometre = kilometreAt(lat);
  const chance = createChance(`map/${name}`);
  return {
    name,
    at: pointOf(lat, lng),
    rank,
    quarters: [
      { at: pointOf(lat, lng), reach: (REACH[0] + REACH[1] * places.length) * kilometre },
      ...places.map((place) => ({ at: pointOf(place.lat, place.lng), reach: REACH[2] * kilometre })),
    ],
    parks: places.flatMap((place) => PARKS.map((reach) => parkOf(place, reach * kilometre, chance))),
    kilometre,
    turn: chance.int(-40, 40),
    country,
    districts: places.flatMap((place) =>
      place.district ? [{ name: place.district, at: pointOf(place.lat, place.lng) }] : [],
    ),
  };
}

function parkOf({ lat, lng }: Place, reach: number, chance: Chance): Town['parks'][number] {
  const [x, y] = pointOf(lat, lng);
  const away = () => chance.between(-STROLL, STROLL) * kilometreAt(lat);
  return { at: [x + away(), y + away()], reach };
}

/** A road between two towns, bent a little. */
export interface Road {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** Roads longer than this many kilometres are left out. */
const LONGEST = 420;

/** Between any two towns of a country that no third one stands between, and to the parts of each. */
export const ROADS: readonly Road[] = TOWNS.flatMap((one, at) => [
  ...TOWNS.slice(at + 1).flatMap((other) => (areNeighbours(one, other) ? [roadOf(one, other)] : [])),
  ...one.districts.map((district) => roadOf(one, district)),
]);

function areNeighbours(one: Town, other: Town): boolean {
  if (one.country !== other.country) return false;
  const length = between(one.at, other.at);
  if (length > LONGEST * one.kilometre) return false;
  return !TOWNS.some((third) => between(one.at, third.at) < length && between(other.at, third.at) < length);
}

function between(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function roadOf(one: Town, other: Pick<Town, 'name' | 'at'>): Road {
  const share = createChance(`road/${one.name}/${other.name}`).between(-0.14, 0.14);
  const [x, y] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  const bend: Point = [(one.at[0] + other.at[0]) / 2 - y * share, (one.at[1] + other.at[1]) / 2 + x * share];
  return { from: one.at, bend, to: other.at };
}
