import { createRandom, type Random } from '../../../lib/random.ts';
import { PLACES, type Place } from '../../data/places/place.ts';
import { kilometreAt, type Point, pointOf } from './mercator.ts';

/** A town with at least one dealer. */
export interface Town {
  readonly name: string;
  readonly at: Point;
  /** 0 is the first of its country; towns with more dealers come earlier. */
  readonly rank: number;
  /** Built-up areas by their centre and radius on the map. */
  readonly quarters: readonly { readonly at: Point; readonly radius: number }[];
  readonly parks: readonly { readonly at: Point; readonly radius: number }[];
  /** Length of a kilometre on the map at this place. */
  readonly kilometre: number;
  /** Rotation of its streets in degrees. */
  readonly rotation: number;
  readonly country: number;
  /** Districts with a dealer. */
  readonly districts: readonly { readonly name: string; readonly at: Point }[];
}

const COUNTRIES = [PLACES.SE, PLACES.NO, PLACES.DK, PLACES.FI, PLACES.GB, PLACES.SK];
/** Radius in kilometres of a town, what each dealer adds to it, and of the area around a dealer. */
const RADIUS = [2.6, 1.3, 2.8] as const;

/** Radii in kilometres of the parks around each dealer, and their largest distance from it. */
const PARKS = [0.75, 0.5, 0.35] as const;
const PARK_DISTANCE = 3;

export const TOWNS: readonly Town[] = COUNTRIES.flatMap((places, country) => {
  const cities = [...new Set(places.map(({ city }) => city))];
  return cities.map((city, rank) => {
    const inCity = places.filter((place) => place.city === city);
    return townOf(city, inCity, rank, country);
  });
});

function townOf(name: string, places: readonly Place[], rank: number, country: number): Town {
  const lat = places.reduce((sum, place) => sum + place.lat, 0) / places.length;
  const lng = places.reduce((sum, place) => sum + place.lng, 0) / places.length;
  const kilometre = kilometreAt(lat);
  const random = createRandom(`map/${name}`);
  return {
    name,
    at: pointOf(lat, lng),
    rank,
    quarters: [
      { at: pointOf(lat, lng), radius: (RADIUS[0] + RADIUS[1] * places.length) * kilometre },
      ...places.map((place) => ({ at: pointOf(place.lat, place.lng), radius: RADIUS[2] * kilometre })),
    ],
    parks: places.flatMap((place) => PARKS.map((radius) => parkOf(place, radius * kilometre, random))),
    kilometre,
    rotation: random.int(-40, 40),
    country,
    districts: places.flatMap((place) =>
      place.district ? [{ name: place.district, at: pointOf(place.lat, place.lng) }] : [],
    ),
  };
}

function parkOf({ lat, lng }: Place, radius: number, random: Random): Town['parks'][number] {
  const [x, y] = pointOf(lat, lng);
  const offset = () => random.between(-PARK_DISTANCE, PARK_DISTANCE) * kilometreAt(lat);
  return { at: [x + offset(), y + offset()], radius };
}

/** A slightly bent road between two towns. */
export interface Road {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** Kilometres of the longest road. */
const MAX_LENGTH = 420;

/** Roads between any two towns of a country without a third one between them, and to the districts of each town. */
export const ROADS: readonly Road[] = TOWNS.flatMap((one, at) => [
  ...TOWNS.slice(at + 1).flatMap((other) => (areNeighbours(one, other) ? [roadOf(one, other)] : [])),
  ...one.districts.map((district) => roadOf(one, district)),
]);

function areNeighbours(one: Town, other: Town): boolean {
  if (one.country !== other.country) return false;
  const length = between(one.at, other.at);
  if (length > MAX_LENGTH * one.kilometre) return false;
  return !TOWNS.some((third) => between(one.at, third.at) < length && between(other.at, third.at) < length);
}

function between(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function roadOf(one: Town, other: Pick<Town, 'name' | 'at'>): Road {
  const share = createRandom(`road/${one.name}/${other.name}`).between(-0.14, 0.14);
  const [x, y] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  const bend: Point = [(one.at[0] + other.at[0]) / 2 - y * share, (one.at[1] + other.at[1]) / 2 + x * share];
  return { from: one.at, bend, to: other.at };
}
