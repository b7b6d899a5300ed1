/** A real city with the facts a dealer's address needs; people and streets are invented. */
export interface Place {
  readonly city: string;
  /** County, region or kraj as people of the country say it. */
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
  /** The first digits (or the outward code in Britain) of its postcodes. */
  readonly zip: string;
  /** Area code of its telephones. */
  readonly area: string;
  /** Parts of town where a second and third dealer stand. */
  readonly districts?: readonly string[];
}

type Row = readonly [
  city: string,
  region: string,
  lat: number,
  lng: number,
  zip: string,
  area: string,
  ...districts: string[],
];

export const placesOf = (rows: readonly Row[]): readonly Place[] =>
  rows.map(([city, region, lat, lng, zip, area, ...districts]) => ({ city, region, lat, lng, zip, area, districts }));
