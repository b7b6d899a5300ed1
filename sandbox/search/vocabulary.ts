import SearchableMap from 'minisearch/SearchableMap';
import { synonymsOf } from './words.ts';

/** A word of the index that stands for a word of the keyphrase; `quality` is 1 for the very word. */
export interface Meaning {
  readonly term: number;
  readonly quality: number;
}

/** How many words of the index one word of the keyphrase may stand for. */
const MOST_MEANINGS = 48;
const MOST_TYPOS = 8;

/** Steps from one word to the other when two neighbours may change places in one step. */
export function typoDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Slips allowed in a word: none in short ones and in those with figures (`XC60` is not `XC40`). */
const slipsAllowed = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

export interface Vocabulary {
  /** The number of a word; a new one is given when it is not known yet. */
  add(word: string): number;
  find(word: string): number | undefined;
  /** What a word may stand for, best first. `settled` says that a term is a fact of its own, so its longer forms are not meant. */
  meanings(word: string, settled: (term: number) => boolean): Meaning[];
  readonly size: number;
}

/** Words in MiniSearch's radix tree: finds by prefix and with typing slips without looking at every word. */
export function createVocabulary(): Vocabulary {
  const tree = new SearchableMap<number>();
  // Counted here: the tree walks all of itself for its size after every new word.
  let size = 0;
  const find = (word: string) => tree.get(word);

  const exact = (word: string): Meaning[] => {
    const own = find(word);
    const others = synonymsOf(word).map(find);
    return [own, ...others].flatMap((term, at) => (term === undefined ? [] : [{ term, quality: at === 0 ? 1 : 0.95 }]));
  };
  const byPrefix = (word: string): Meaning[] => {
    const longer = [...tree.atPrefix(word).entries()].filter(([one]) => one !== word);
    longer.sort(([one], [other]) => one.length - other.length);
    return longer
      .slice(0, MOST_MEANINGS)
      .map(([one, term]) => ({ term, quality: 0.4 + (0.4 * word.length) / one.length }));
  };
  const byTypo = (word: string): Meaning[] => {
    const slips = slipsAllowed(word);
    if (slips === 0) return [];
    // The tree counts two changed places as two steps: look one step further and measure again.
    const near = [...tree.fuzzyGet(word, slips + 1)].map(([one, [term]]) => ({ term, steps: typoDistance(word, one) }));
    const close = near.filter(({ steps }) => steps <= slips).sort((a, b) => a.steps - b.steps);
    return close.slice(0, MOST_TYPOS).map(({ term, steps }) => ({ term, quality: 0.5 / steps }));
  };

  return {
    add: (word) => {
      const known = find(word);
      if (known !== undefined) return known;
      tree.set(word, size);
      size += 1;
      return size - 1;
    },
    find,
    meanings: (word, settled) => {
      const found = exact(word);
      const own = find(word);
      if (own !== undefined && (word.length <= 2 || settled(own))) return found;
      if (own === undefined && found.length > 0) return found;
      const all = [...found, ...byPrefix(word)];
      return all.length > 0 ? all : byTypo(word);
    },
    get size() {
      return size;
    },
  };
}
