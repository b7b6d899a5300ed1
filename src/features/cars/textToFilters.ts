import type { CarQuery } from '../../contracts/carSearch.ts';
import { type FacetView, isRange, type ValueFacetView } from './facetViews.ts';
import { setKeyphrase, toggleValue } from './listState.ts';

/** Values of several words are looked for too: `Land Rover`. */
const LONGEST_VALUE = 4;
/** Their values are bare numbers: a `5` in a text is not meant as seats. */
const LEFT_OUT: ReadonlySet<string> = new Set(['car_seats']);

/**
 * Text typed → filters and the rest as keyphrase (F050, S2 §5): split on spaces; words equal to a facet value whatever
 * their case become filters, the longest value first.
 */
export function textToFilters(text: string, query: CarQuery, facets: readonly FacetView[]): CarQuery {
  const known = valuesByText(facets);
  const words = text.trim().split(/\s+/).filter(Boolean);
  const rest: string[] = [];
  let next = query;
  for (let at = 0; at < words.length; ) {
    const hit = longestHit(words, at, known);
    if (hit) {
      const chosen = next.values[hit.name]?.includes(hit.text);
      if (!chosen) next = toggleValue(next, hit.name, hit.text, facets);
    } else rest.push(words[at] ?? '');
    at += hit?.words ?? 1;
  }
  return setKeyphrase(next, rest.join(' '));
}

interface Known {
  name: ValueFacetView['name'];
  text: string;
}

function valuesByText(facets: readonly FacetView[]): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const facet of facets) {
    if (isRange(facet) || LEFT_OUT.has(facet.name)) continue;
    for (const { text } of facet.values) {
      const key = text.toLowerCase();
      if (!known.has(key)) known.set(key, { name: facet.name, text });
    }
  }
  return known;
}

function longestHit(words: readonly string[], at: number, known: ReadonlyMap<string, Known>) {
  for (let length = Math.min(LONGEST_VALUE, words.length - at); length > 0; length--) {
    const hit = known.get(
      words
        .slice(at, at + length)
        .join(' ')
        .toLowerCase(),
    );
    if (hit) return { ...hit, words: length };
  }
  return null;
}
