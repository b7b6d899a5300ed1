import SearchableMap from 'minisearch/SearchableMap';
import { foldedWords, keyOf } from './foldText.ts';

/** How well query words match an entry: 3 whole words, 2 word beginnings, 1 with typos. */
export type Quality = 3 | 2 | 1;

export interface Match<Entry> {
  entry: Entry;
  /** Quality of the word that matches worst. */
  quality: Quality;
}

/** Finds entries where every query word equals a word, begins one, or equals one with typos. */
export type Matcher<Entry> = (queryWords: readonly string[]) => Match<Entry>[];

interface Posting {
  entry: number;
  isComplete: boolean;
}

/** Minimum letters for a synonym: one letter begins too many of them. */
const MIN_SYNONYM_LETTERS = 3;

/** Typos allowed in a word: none in short words and in words with digits (`XC60` is not `XC40`). */
const allowedTypos = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

/**
 * Builds a matcher for some hundred entries. Every beginning of their words is in a radix tree (MiniSearch's), so that an
 * incomplete word is found with typos as well.
 *
 * @param namesOf the names of an entry; each is matched by its words and as one joined word
 * @param synonymsOf further names, matched whole or by at least three letters
 */
export function createMatcher<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
  synonymsOf: (entry: Entry) => readonly string[] = () => [],
): Matcher<Entry> {
  const tree = new SearchableMap<Posting[]>();
  entries.forEach((entry, index) => {
    for (const word of wordsOf(namesOf(entry))) addBeginnings(tree, word, index, 1);
    for (const word of wordsOf(synonymsOf(entry))) addBeginnings(tree, word, index, MIN_SYNONYM_LETTERS);
  });
  return (queryWords) => {
    const found = queryWords.map((word) => findWord(tree, word));
    const [first, ...others] = found;
    const matches = [...(first ?? [])].map(([index, quality]) => {
      const worst = Math.min(quality, ...others.map((other) => other.get(index) ?? 0));
      return { entry: entries[index] as Entry, quality: worst };
    });
    return matches.filter((match): match is Match<Entry> => match.quality > 0);
  };
}

const wordsOf = (names: readonly string[]) => new Set(names.flatMap((name) => [...foldedWords(name), keyOf(name)]));

function addBeginnings(tree: SearchableMap<Posting[]>, word: string, entry: number, minLength: number): void {
  for (let length = Math.min(minLength, word.length); length <= word.length; length++) {
    const beginning = word.slice(0, length);
    const posting = { entry, isComplete: length === word.length };
    const postings = tree.get(beginning);
    if (postings) postings.push(posting);
    else tree.set(beginning, [posting]);
  }
}

/** Returns the matching entries by number with their quality. Typos are tried only when nothing else matches. */
function findWord(tree: SearchableMap<Posting[]>, word: string): Map<number, Quality> {
  const found = new Map<number, Quality>();
  const record = (postings: readonly Posting[] | undefined, best: Quality) => {
    for (const { entry, isComplete } of postings ?? []) {
      const quality = isComplete ? best : (Math.min(best, 2) as Quality);
      if (quality > (found.get(entry) ?? 0)) found.set(entry, quality);
    }
  };
  record(tree.get(word), 3);
  const typos = allowedTypos(word);
  if (found.size > 0 || typos === 0) return found;
  for (const [, [postings]] of tree.fuzzyGet(word, typos)) record(postings, 1);
  // Two swapped neighbours count as one typo; the tree would count two.
  for (const swapped of withNeighboursSwapped(word)) record(tree.get(swapped), 1);
  return found;
}

function withNeighboursSwapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) =>
    [word.slice(0, index), word[index + 1], word[index], word.slice(index + 2)].join(''),
  );
}
