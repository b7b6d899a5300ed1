import { encodeUrlPart } from '../../../lib/urlText.ts';

/** A car as its URL names it. */
interface NamedCar {
  readonly id: string;
  readonly slug: string;
}

/** Where the pages of cars of a language are. */
interface PlaceOfCars {
  /** Prefix of the language; empty for the first one. */
  readonly prefix: string;
  /** `paths.carDetail` of the site. */
  readonly carDetail: string;
}

/** Returns the path of a car's page: language prefix, the site's detail path, id, slug (F043). */
export function carPath({ id, slug }: NamedCar, place: PlaceOfCars): string {
  return `${pathBefore(id, place)}${encodeUrlPart(slug)}`;
}

/** Returns the path that the page of a car states as its canonical one: in lower case, encoded signs too, but for the id. */
export function canonicalCarPath({ id, slug }: NamedCar, place: PlaceOfCars): string {
  return `${pathBefore(id, place)}${encodeUrlPart(slug).toLowerCase()}`;
}

const pathBefore = (id: string, { prefix, carDetail }: PlaceOfCars): string =>
  `${prefix}${carDetail}/${encodeUrlPart(id)}/`;
