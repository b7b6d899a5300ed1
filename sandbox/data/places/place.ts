/** A spot in a real city with the facts a dealer's address needs; people and streets are invented. */
export interface Place {
  readonly city: string;
  /** County, region or kraj as people of the country say it; redirects filter by `Stockholm` and `Uppsala` (S1 §2.4). */
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
  /** The first digits (or the outward code in Britain) of its postcodes. */
  readonly zip: string;
  /** Area code of its telephones. */
  readonly area: string;
  /** The part of town, where a city has more than one dealer. */
  readonly district: string | null;
}

type Row = readonly [
  city: string,
  region: string,
  lat: number,
  lng: number,
  zip: string,
  area: string,
  district?: string,
];

export const placesOf = (rows: readonly Row[]): readonly Place[] =>
  rows.map(([city, region, lat, lng, zip, area, district = null]) => ({ city, region, lat, lng, zip, area, district }));
