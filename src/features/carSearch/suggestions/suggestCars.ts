import type { CarValueName } from '../../../contracts/carSearch.ts';
import type { CarSuggestion, FacetChoice, InterpretedQuery } from '../../../contracts/suggestions.ts';
import type { CarVocabulary, CarWord } from '../text/carVocabulary.ts';
import { foldedWords } from '../text/foldText.ts';
import { createMatcher, type Match, type Matcher } from '../text/matchWords.ts';
import { textToFilters } from '../text/textToFilters.ts';

const MOST = 7;
/** How many of each facet are shown at most, so that one does not push out the others. */
const MOST_OF = { car_brand: 3, car_model: 5 } as const satisfies Partial<Record<CarValueName, number>>;
const MOST_OF_OTHERS = 3;

/** So many words at the end of a text are looked at as one name. */
const LONGEST_NAME = 4;

/** In the order of what people mostly mean. Dealers are suggested of their own. */
const ORDER: readonly CarValueName[] = [
  ...(['car_brand', 'car_model', 'car_body', 'car_fuel', 'car_gearbox', 'car_drive', 'car_vehicle_type'] as const),
  ...(['car_condition', 'car_color', 'car_site_city', 'car_site_region'] as const),
];

export interface SuggestedCars {
  /** Without typing slips. */
  sure: boolean;
  cars: CarSuggestion[];
  /** Words stand before what is suggested for, and none of them became a filter. */
  isPartial: boolean;
}

export type CarSuggester = (text: string) => SuggestedCars;

/**
 * Suggests values for what is being typed at the end of a text; what stands before it is understood as `textToFilters`
 * does. Pure but for its index, which is made once for a vocabulary.
 */
export function carSuggester(vocabulary: CarVocabulary): CarSuggester {
  const entries = vocabulary.words.filter(({ name, count }) => count > 0 && ORDER.includes(name));
  const makes = new Map(entries.filter(({ name }) => name === 'car_brand').map((make) => [make.text, make]));
  const namesOf = ({ make, text }: CarWord) => (make ? [text, make] : [text]);
  const othersOf = ({ make, synonyms }: CarWord) => [...synonyms, ...(makes.get(make ?? '')?.synonyms ?? [])];
  const match = createMatcher(entries, namesOf, othersOf);
  return (text) => {
    const words = text.trim().split(/\s+/).filter(Boolean);
    const { matches, length } = matchEnd(words, match);
    const head = textToFilters(words.slice(0, words.length - length).join(' '), vocabulary);
    const typed = words.slice(words.length - length);
    const before = words.slice(0, words.length - length).join(' ');
    const cars = pick(ranked(matches, typed).filter((word) => fits(word, head))).map((word) =>
      suggestionOf(word, head, before),
    );
    const isPartial = before !== '' && head.values.length === 0 && !head.ranges && !head.sortName;
    return { cars, isPartial, sure: matches.some(({ quality }) => quality > 1) };
  };
}

/** Behind a make neither another make nor the models of one are meant. */
function fits({ name, text, make }: CarWord, { values }: InterpretedQuery): boolean {
  const before = values.filter((value) => value.name === 'car_brand');
  if (before.length === 0 || (name !== 'car_brand' && make === undefined)) return true;
  return before.some((value) => value.text === (make ?? text));
}

/** The longest end of the text that something is called; one with slips only where none is without. */
function matchEnd(words: readonly string[], match: Matcher<CarWord>) {
  let slipped: { matches: Match<CarWord>[]; length: number } = { matches: [], length: 0 };
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    const matches = matchName(words.slice(-length), match);
    const sure = matches.filter(({ quality }) => quality > 1);
    if (sure.length > 0) return { matches: sure, length };
    if (slipped.length === 0 && matches.length > 0) slipped = { matches, length };
  }
  return slipped;
}

/** `xc 60` may be one word: neighbours are tried joined as well. */
function matchName(words: readonly string[], match: Matcher<CarWord>): Match<CarWord>[] {
  const typed = words.flatMap(foldedWords);
  const found = match(typed);
  for (let at = 0; at + 1 < typed.length && found.length === 0; at++) {
    found.push(...match([...typed.slice(0, at), `${typed[at]}${typed[at + 1]}`, ...typed.slice(at + 2)]));
  }
  return found;
}

function ranked(matches: readonly Match<CarWord>[], typed: readonly string[]): CarWord[] {
  const said = foldedWords(typed.join(' '));
  // Of a model its own name says more than its make's.
  const isOwn = ({ text }: CarWord) => said.some((word) => foldedWords(text).some((own) => own.startsWith(word)));
  const rank = ({ entry, quality }: Match<CarWord>) =>
    quality * 100 - ORDER.indexOf(entry.name) - (entry.make !== undefined && !isOwn(entry) ? 20 : 0);
  const byRank = [...matches].sort((a, b) => rank(b) - rank(a) || b.entry.count - a.entry.count);
  return byRank.map(({ entry }) => entry);
}

/** Each label once, and not too many of a facet. */
function pick(words: readonly CarWord[]): CarWord[] {
  const shown = new Map<string, number>();
  const labels = new Set<string>();
  const picked = words.filter((word) => {
    const { name } = word;
    const count = shown.get(name) ?? 0;
    const most = name in MOST_OF ? MOST_OF[name as keyof typeof MOST_OF] : MOST_OF_OTHERS;
    if (count >= most || labels.has(labelOf(word))) return false;
    shown.set(name, count + 1);
    labels.add(labelOf(word));
    return true;
  });
  return picked.slice(0, MOST);
}

const labelOf = ({ make, text }: CarWord) => (make && !text.startsWith(make) ? `${make} ${text}` : text);

/** @param before the words in front of it, as they were typed */
function suggestionOf(word: CarWord, head: InterpretedQuery, before: string): CarSuggestion {
  const own: FacetChoice[] = [{ name: word.name, text: word.text }];
  if (word.make) own.unshift({ name: 'car_brand', text: word.make });
  const others = head.values.filter(({ name, text }) => !own.some((one) => one.name === name && one.text === text));
  const { ranges, sortName, keyphrase } = head;
  const context =
    ranges || sortName ? before : [...others.map(({ text }) => text), keyphrase].filter(Boolean).join(' ');
  return {
    label: labelOf(word),
    facet: word.name,
    context,
    count: context === '' ? word.count : null,
    values: [...others, ...own],
    ...(ranges && { ranges }),
    ...(sortName && { sortName }),
    keyphrase,
  };
}
