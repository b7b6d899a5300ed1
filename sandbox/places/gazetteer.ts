import { slugOf } from '../data/format.ts';
import { readCsv } from '../lib/tables.ts';

/** The countries of the sample's sites. */
const COUNTRIES = ['se', 'no', 'dk', 'fi', 'sk', 'gb'] as const;

export interface GazetteerEntry {
  id: string;
  /** ISO 3166 alpha-2, lower case. */
  country: string;
  name: string;
  /** Names in other languages by their code: `sv` for Helsingfors. */
  names: Readonly<Record<string, string>>;
  region: string;
  latitude: number;
  longitude: number;
  /** All names for comparison: `goteborg`. */
  folded: readonly string[];
}

/** The places of all countries, larger ones first in each. */
export const GAZETTEER: readonly GazetteerEntry[] = COUNTRIES.flatMap((country) =>
  readCsv(new URL(`./${country}.csv`, import.meta.url), ['name', 'region', 'lat', 'lng', 'names']).map((row) => {
    const names = namesIn(row.names);
    return {
      id: `${country}-${slugOf(row.name)}`,
      country,
      name: row.name,
      names,
      region: row.region,
      latitude: Number(row.lat),
      longitude: Number(row.lng),
      folded: [row.name, ...Object.values(names)].map(slugOf),
    };
  }),
);

/** Reads `sv=Helsingfors;en=…`. */
function namesIn(text: string): Record<string, string> {
  return Object.fromEntries(text.split(';').flatMap((part) => (part === '' ? [] : [part.split('=')])));
}

/** Returns the name of a place in a language. */
export const nameIn = ({ name, names }: GazetteerEntry, language: string): string => names[language] ?? name;
