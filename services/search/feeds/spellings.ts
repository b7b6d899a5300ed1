import { CAR_VALUE_NAMES } from '../../../src/contracts/search/carSearch.ts';
import type { Issue } from './recordCheck.ts';

/** Fields whose texts become values of facets, but models: makes may share the name of one. */
const FIELDS = CAR_VALUE_NAMES.filter((name) => name !== 'car_model');
/** Spellings of a field that are compared, so that a feed of free texts needs no memory. */
const MAX_TEXTS = 1_000;

/**
 * Returns a function that warns of texts which other records of the feed write in other letters, such as `KIA` and `Kia`: each of them is a
 * value of its own in the filters of the list.
 */
export function createSpellingCheck(): (record: Readonly<Record<string, unknown>>) => Issue[] {
  const known = FIELDS.map((field) => ({ field, texts: new Map<string, string>() }));
  return (record) =>
    known.flatMap(({ field, texts }) => [record[field]].flat().flatMap((text) => spellingIssue(field, texts, text)));
}

function spellingIssue(field: string, texts: Map<string, string>, text: unknown): Issue[] {
  if (typeof text !== 'string') return [];
  const folded = text.toLowerCase().replace(/[\s_-]+/g, ' ');
  const first = texts.get(folded);
  if (first === undefined && texts.size < MAX_TEXTS) texts.set(folded, text);
  if (first === undefined || first === text) return [];
  const message = `"${text}" is written "${first}" in other rows, and both are filters; \`values\` makes them one`;
  return [{ field, message, isError: false }];
}
