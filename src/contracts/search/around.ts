import { formatPlace, type Place, placeIn } from '../dealers/dealerSearch.ts';
import type { PlaceDetail } from '../dealers/places.ts';

/**
 * The parameters of a list of cars around a place. Shared by the server (cache keys, search requests) and the browser (state). Imports no
 * library, because it is part of the browser bundle.
 */

/** Where the visitor is or wants a car: degrees with two decimals, about a kilometre, and the name when it was typed. */
export interface NamedPlace extends Place {
  name?: string;
}

/** Radii in the units of the road signs, as they are in URLs. A site offers those of its country. */
export const RADII = {
  km: ['25km', '50km', '100km', '200km'],
  mi: ['10mi', '25mi', '50mi', '100mi'],
} as const;
export type Radius = (typeof RADII)[keyof typeof RADII][number];

const ALL_RADII: readonly Radius[] = [...RADII.km, ...RADII.mi];

export const KILOMETRES_PER_MILE = 1.609344;

/** Returns a radius in kilometres. */
export const kilometresOf = (radius: Radius): number =>
  Number.parseInt(radius, 10) * (radius.endsWith('mi') ? KILOMETRES_PER_MILE : 1);

/** A list around a place. `place` is a name whose position is not known yet: only the places upstream has it. */
export interface Around {
  near?: NamedPlace;
  radius?: Radius;
  place?: string;
}

const NEAR = 'near';
const RADIUS = 'radius';
/** The text field of a form. Our own links have `near`. */
export const PLACE_FIELD = 'place';
export const AROUND_QUERY_NAMES: readonly string[] = [NEAR, RADIUS, PLACE_FIELD];

/** Length of the name of a place. */
export const MAX_PLACE = 80;

const NAMED = /^([^,]+,[^,]+)(?:,(.*))?$/s;

/** Parses `57.71,11.97,Göteborg`; null for anything else. */
function parseNear(text: string): NamedPlace | null {
  const [, position = '', name = ''] = NAMED.exec(text) ?? [];
  const place = placeIn(position);
  const trimmed = cleaned(name);
  return place && { ...place, ...(trimmed && { name: trimmed }) };
}

const cleaned = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, MAX_PLACE);

/**
 * Reads where a list is. A form sends the name that was typed beside the place of its page: an equal name is that place, an empty one none,
 * another one is not known yet.
 */
export function parseAround(query: URLSearchParams): Around {
  const near = parseNear(query.get(NEAR) ?? '');
  const field = query.get(PLACE_FIELD);
  const typed = field === null ? null : cleaned(field);
  const radius = ALL_RADII.find((each) => each === query.get(RADIUS));
  const ofPlace = radius ? { radius } : {};
  if (typed && typed !== near?.name) return { place: typed, ...ofPlace };
  const isRemoved = typed === '' && near?.name !== undefined;
  return near && !isRemoved ? { near, ...ofPlace } : {};
}

/** Returns a place of the places upstream as URLs have it; null when its position is none. */
export function namedPlace({ name, latitude, longitude }: PlaceDetail): NamedPlace | null {
  const place = placeIn(formatPlace({ lat: latitude, lng: longitude }));
  return place && { ...place, name: cleaned(name) };
}

/** Writes a place as `57.71,11.97,Göteborg`. */
export const formatNear = (near: NamedPlace): string =>
  near.name ? `${formatPlace(near)},${near.name}` : formatPlace(near);

/** Writes where a list is, in canonical order; empty without a place. */
export function formatAround({ near, radius, place }: Around): string {
  if (!near && !place) return '';
  const query = new URLSearchParams();
  if (near) query.set(NEAR, formatNear(near));
  if (radius) query.set(RADIUS, radius);
  if (place) query.set(PLACE_FIELD, place);
  return query.toString();
}

/** Returns a query without the place of its visitor. */
export function withoutAround(query: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(query);
  for (const name of AROUND_QUERY_NAMES) others.delete(name);
  return others;
}

/** Returns the place in the query of a car's page, which has no radius and no field for a place; empty without one. */
export function carPlaceQuery(query: URLSearchParams): string {
  const { near } = parseAround(query);
  return near ? formatAround({ near }) : '';
}
