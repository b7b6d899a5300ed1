import type { CarValueName } from '../../../contracts/search/carSearch.ts';
import type { CarSuggestion, FacetChoice, InterpretedQuery } from '../../../contracts/search/suggestions.ts';
import type { CarVocabulary } from '../text/carVocabulary.ts';
import type { CarWord } from '../text/carWord.ts';
import { foldedWords } from '../text/foldText.ts';
import { createMatcher, type Match, type Matcher } from '../text/matchWords.ts';
import { textToFilters } from '../text/textToFilters.ts';

const MAX_SUGGESTIONS = 7;
/** Limits by facet, so that one facet does not displace the others. */
const MAX_BY_FACET = { car_brand: 3, car_model: 5 } as const satisfies Partial<Record<CarValueName, number>>;
const MAX_OF_OTHER_FACETS = 3;

/** Number of words at the end of a text that may form one name. */
const MAX_NAME_WORDS = 4;

/** Facets by how often visitors mean them. Dealers are suggested separately. */
const FACET_ORDER: readonly CarValueName[] = [
  'car_brand',
  'car_model',
  'car_body',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_vehicle_type',
  'car_condition',
  'car_color',
  'car_site_city',
  'car_site_region',
];

export interface SuggestedCars {
  /** Matches without typos. */
  isExact: boolean;
  cars: CarSuggestion[];
  /** The text has words before the matched ones, and none of them became a filter. */
  isPartial: boolean;
}

export type CarSuggester = (text: string) => SuggestedCars;

/**
 * Returns a function that suggests values for the last words of a text; the words before are read by `textToFilters`. The
 * function is pure; its index is built once for a vocabulary.
 */
export function carSuggester(vocabulary: CarVocabulary): CarSuggester {
  const entries = vocabulary.words.filter(({ name, count }) => count > 0 && FACET_ORDER.includes(name));
  const makes = new Map(entries.filter(({ name }) => name === 'car_brand').map((make) => [make.text, make]));
  const namesOf = ({ make, text }: CarWord) => (make ? [text, make] : [text]);
  const synonymsOf = ({ make, synonyms }: CarWord) => [...synonyms, ...(makes.get(make ?? '')?.synonyms ?? [])];
  const match = createMatcher(entries, namesOf, synonymsOf);
  return (text) => {
    const words = text.trim().split(/\s+/).filter(Boolean);
    const { matches, length } = matchEnd(words, match);
    const head = textToFilters(words.slice(0, words.length - length).join(' '), vocabulary);
    const inputWords = words.slice(words.length - length);
    const before = words.slice(0, words.length - length).join(' ');
    const cars = limitPerFacet(ranked(matches, inputWords).filter((word) => fitsMake(word, head))).map((word) =>
      suggestionOf(word, head, before),
    );
    const isPartial = before !== '' && head.values.length === 0 && !head.ranges && !head.sortName;
    return { cars, isPartial, isExact: matches.some(({ quality }) => quality > 1) };
  };
}

/** Returns whether a value fits the makes already named: after a make, only its own models and other facets fit. */
function fitsMake({ name, text, make }: CarWord, { values }: InterpretedQuery): boolean {
  const before = values.filter((value) => value.name === 'car_brand');
  if (before.length === 0 || (name !== 'car_brand' && make === undefined)) return true;
  return before.some((value) => value.text === (make ?? text));
}

/** Returns the matches of the longest end of the text. Matches with typos count only when there are no matches without typos. */
function matchEnd(words: readonly string[], match: Matcher<CarWord>) {
  let inexact: { matches: Match<CarWord>[]; length: number } = { matches: [], length: 0 };
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--) {
    const matches = matchName(words.slice(-length), match);
    const withoutTypos = matches.filter(({ quality }) => quality > 1);
    if (withoutTypos.length > 0) return { matches: withoutTypos, length };
    if (inexact.length === 0 && matches.length > 0) inexact = { matches, length };
  }
  return inexact;
}

/** Matches words as one name; also tries neighbours joined, because `xc 60` may be one word. */
function matchName(words: readonly string[], match: Matcher<CarWord>): Match<CarWord>[] {
  const inputWords = words.flatMap(foldedWords);
  const found = match(inputWords);
  for (let index = 0; index + 1 < inputWords.length && found.length === 0; index++) {
    found.push(
      ...match([
        ...inputWords.slice(0, index),
        `${inputWords[index]}${inputWords[index + 1]}`,
        ...inputWords.slice(index + 2),
      ]),
    );
  }
  return found;
}

function ranked(matches: readonly Match<CarWord>[], inputWords: readonly string[]): CarWord[] {
  const foldedInput = foldedWords(inputWords.join(' '));
  // A match of the model's name ranks above a match of its make.
  const matchesText = ({ text }: CarWord) =>
    foldedInput.some((word) => foldedWords(text).some((part) => part.startsWith(word)));
  const rank = ({ entry, quality }: Match<CarWord>) =>
    quality * 100 - FACET_ORDER.indexOf(entry.name) - (entry.make !== undefined && !matchesText(entry) ? 20 : 0);
  const byRank = [...matches].sort((a, b) => rank(b) - rank(a) || b.entry.count - a.entry.count);
  return byRank.map(({ entry }) => entry);
}

/** Selects each label once, with a limit by facet. */
function limitPerFacet(words: readonly CarWord[]): CarWord[] {
  const countByFacet = new Map<string, number>();
  const labels = new Set<string>();
  const selected = words.filter((word) => {
    const { name } = word;
    const count = countByFacet.get(name) ?? 0;
    const limit = name in MAX_BY_FACET ? MAX_BY_FACET[name as keyof typeof MAX_BY_FACET] : MAX_OF_OTHER_FACETS;
    if (count >= limit || labels.has(labelOf(word))) return false;
    countByFacet.set(name, count + 1);
    labels.add(labelOf(word));
    return true;
  });
  return selected.slice(0, MAX_SUGGESTIONS);
}

const labelOf = ({ make, text }: CarWord) => (make && !text.startsWith(make) ? `${make} ${text}` : text);

/** @param precedingText the words before the matched ones, as the visitor wrote them */
function suggestionOf(word: CarWord, head: InterpretedQuery, precedingText: string): CarSuggestion {
  const choices: FacetChoice[] = [{ name: word.name, text: word.text }];
  if (word.make) choices.unshift({ name: 'car_brand', text: word.make });
  const others = head.values.filter(({ name, text }) => !choices.some((one) => one.name === name && one.text === text));
  const { ranges, sortName, keyphrase } = head;
  const context =
    ranges || sortName ? precedingText : [...others.map(({ text }) => text), keyphrase].filter(Boolean).join(' ');
  return {
    label: labelOf(word),
    facet: word.name,
    context,
    count: context === '' ? word.count : null,
    values: [...others, ...choices],
    ...(ranges && { ranges }),
    ...(sortName && { sortName }),
    keyphrase,
  };
}
