import { readCsv } from '../../lib/tables.ts';
import { type DealerPlace, isDealerPlace } from '../../media/illustrations/illustrationPath.ts';

/** A place in a real city with the facts that a dealer's address needs. People and streets are invented. */
export interface Place {
  readonly city: string;
  /** Usual name of the county, region or kraj; redirects filter by `Stockholm` and `Uppsala` (S1 §2.4). */
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
  /** The first digits (or the outward code in Britain) of its postcodes. */
  readonly zip: string;
  /** Telephone area code. */
  readonly area: string;
  /** The part of town, where a city has more than one dealer. */
  readonly district: string | null;
  /** What is behind the dealer's house, in its picture. */
  readonly surroundings: DealerPlace;
}

const COLUMNS = ['city', 'region', 'lat', 'lng', 'zip', 'area', 'district', 'surroundings'] as const;

/** Reads the places of a country from its table, those of the largest dealers first. */
function placesIn(country: string): readonly Place[] {
  const rows = readCsv(new URL(`./${country}.csv`, import.meta.url), COLUMNS);
  return rows.map(({ lat, lng, district, surroundings, ...texts }) => ({
    city: texts.city,
    region: texts.region,
    lat: Number(lat),
    lng: Number(lng),
    zip: texts.zip,
    area: texts.area,
    district: district || null,
    surroundings: surroundingsOf(texts.city, surroundings),
  }));
}

/** @throws Error for surroundings that no picture has */
function surroundingsOf(city: string, text: string): DealerPlace {
  if (isDealerPlace(text)) return text;
  throw new Error(`${city}: unknown surroundings "${text}"`);
}

export const PLACES = {
  SE: placesIn('se'),
  NO: placesIn('no'),
  DK: placesIn('dk'),
  FI: placesIn('fi'),
  SK: placesIn('sk'),
  GB: placesIn('gb'),
} as const;
