import { readJson } from '../lib/tables.ts';
import type { Country } from './sites.ts';

interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly streets: readonly string[];
}

/** Common names of the country; similarity to real people is coincidental. Streets are without house numbers. */
export const NAMES = readJson<Readonly<Record<Country, Names>>>(new URL('./people.json', import.meta.url));
