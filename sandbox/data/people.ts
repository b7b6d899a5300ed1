import { readJson } from '../lib/tables.ts';
import type { Country } from './sites.ts';

interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly streets: readonly string[];
}

/** Ordinary names of the country; any likeness to a person is chance. Streets take a house number in the country's order. */
export const NAMES = readJson<Readonly<Record<Country, Names>>>(new URL('./people.json', import.meta.url));
