import SearchableMap from 'minisearch/SearchableMap';
import { foldedWords, keyOf } from './foldText.ts';

/** How well words typed stand for those of an entry: the very words, their beginnings, or with typing slips. */
export type Quality = 3 | 2 | 1;

export interface Match<Entry> {
  entry: Entry;
  /** Of the word that fits least. */
  quality: Quality;
}

/** Finds entries of which every word typed is one, begins one, or is one with slips. */
export type Matcher<Entry> = (typed: readonly string[]) => Match<Entry>[];

interface Posting {
  entry: number;
  whole: boolean;
}

/** One letter begins too many synonyms that nobody thinks of. */
const LEAST_OF_OTHERS = 3;

/** Slips allowed in a word: none in short ones and in those with figures (`XC60` is not `XC40`). */
const slipsAllowed = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

/**
 * A matcher of some hundred entries: every beginning of their words is in a radix tree (MiniSearch's), so that a word that
 * is still being typed is found with its slips as well.
 *
 * @param namesOf what an entry is called; each is cut into words, and found when it is written as one word too
 * @param othersOf what it may be called as well: found when that is written whole, or by its first three letters
 */
export function createMatcher<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
  othersOf: (entry: Entry) => readonly string[] = () => [],
): Matcher<Entry> {
  const tree = new SearchableMap<Posting[]>();
  entries.forEach((entry, at) => {
    for (const word of wordsOf(namesOf(entry))) addBeginnings(tree, word, at, 1);
    for (const word of wordsOf(othersOf(entry))) addBeginnings(tree, word, at, LEAST_OF_OTHERS);
  });
  return (typed) => {
    const found = typed.map((word) => findWord(tree, word));
    const [first, ...others] = found;
    const matches = [...(first ?? [])].map(([at, quality]) => {
      const worst = Math.min(quality, ...others.map((other) => other.get(at) ?? 0));
      return { entry: entries[at] as Entry, quality: worst };
    });
    return matches.filter((match): match is Match<Entry> => match.quality > 0);
  };
}

const wordsOf = (names: readonly string[]) => new Set(names.flatMap((name) => [...foldedWords(name), keyOf(name)]));

function addBeginnings(tree: SearchableMap<Posting[]>, word: string, entry: number, least: number): void {
  for (let length = Math.min(least, word.length); length <= word.length; length++) {
    const beginning = word.slice(0, length);
    const posting = { entry, whole: length === word.length };
    const known = tree.get(beginning);
    if (known) known.push(posting);
    else tree.set(beginning, [posting]);
  }
}

/** Entries by number, with how well the word fits. Slips are looked for where nothing else fits. */
function findWord(tree: SearchableMap<Posting[]>, word: string): Map<number, Quality> {
  const found = new Map<number, Quality>();
  const note = (postings: readonly Posting[] | undefined, most: Quality) => {
    for (const { entry, whole } of postings ?? []) {
      const quality = whole ? most : (Math.min(most, 2) as Quality);
      if (quality > (found.get(entry) ?? 0)) found.set(entry, quality);
    }
  };
  note(tree.get(word), 3);
  const slips = slipsAllowed(word);
  if (found.size > 0 || slips === 0) return found;
  for (const [, [postings]] of tree.fuzzyGet(word, slips)) note(postings, 1);
  // Two neighbours that changed places are one slip, which the tree would count as two.
  for (const swapped of withNeighboursSwapped(word)) note(tree.get(swapped), 1);
  return found;
}

function withNeighboursSwapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );
}
