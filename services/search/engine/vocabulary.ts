import SearchableMap from 'minisearch/SearchableMap';
import { synonymsOf } from './words.ts';

/** A word of the index that matches a word of the keyphrase; `quality` is 1 for the same word. */
export interface Meaning {
  readonly term: number;
  readonly quality: number;
}

/** Maximum number of index words for one word of the keyphrase: longer words, and words with typos. */
const MAX_LONGER_WORDS = 48;
const MAX_TYPO_MATCHES = 8;

/** Returns the edit distance of two words. Swapping two adjacent letters is one edit. */
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

/** Returns the allowed typos in a word: none in short words and in words with digits (`XC60` is not `XC40`). */
const maxTypos = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

export interface Vocabulary {
  /** Returns the number of a word; adds the word when it is new. */
  add(word: string): number;
  /** Returns the number of a word that a record has. */
  find(word: string): number | undefined;
  /** Returns the index words that match a word, best first. For a term with `isFact`, longer words do not match. */
  meanings(word: string, isFact: (term: number) => boolean): Meaning[];
}

/**
 * Creates a vocabulary on MiniSearch's radix tree, which finds words by prefix and with typos without comparing every word.
 *
 * @param isLive whether a record has the word of a number: words of removed records do not match
 */
export function createVocabulary(isLive: (term: number) => boolean): Vocabulary {
  const tree = new SearchableMap<number>();
  // Counted here, because the tree traverses itself completely to compute its size.
  let size = 0;
  const find = (word: string) => {
    const term = tree.get(word);
    return term !== undefined && isLive(term) ? term : undefined;
  };

  const exact = (word: string): Meaning[] => {
    const term = find(word);
    const synonyms = synonymsOf(word).map(find);
    return [term, ...synonyms].flatMap((each, at) =>
      each === undefined ? [] : [{ term: each, quality: at === 0 ? 1 : 0.95 }],
    );
  };
  const byPrefix = (word: string): Meaning[] => {
    const longer = [...tree.atPrefix(word).entries()].filter(([one, term]) => one !== word && isLive(term));
    longer.sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
    return longer
      .slice(0, MAX_LONGER_WORDS)
      .map(([one, term]) => ({ term, quality: 0.4 + (0.4 * word.length) / one.length }));
  };
  const byTypo = (word: string): Meaning[] => {
    const limit = maxTypos(word);
    if (limit === 0) return [];
    // The tree counts a swap as two edits, so it searches with one edit more and the distance is computed again.
    const similar = [...tree.fuzzyGet(word, limit + 1)]
      .filter(([, [term]]) => isLive(term))
      .map(([one, [term]]) => ({ one, term, distance: typoDistance(word, one) }));
    const matches = similar
      .filter(({ distance }) => distance <= limit)
      .sort((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1));
    return matches.slice(0, MAX_TYPO_MATCHES).map(({ term, distance }) => ({ term, quality: 0.5 / distance }));
  };

  return {
    add: (word) => {
      const term = tree.get(word);
      if (term !== undefined) return term;
      tree.set(word, size);
      size += 1;
      return size - 1;
    },
    find,
    meanings: (word, isFact) => {
      const exactMatches = exact(word);
      const term = find(word);
      if (term !== undefined && (word.length <= 2 || isFact(term))) return exactMatches;
      if (term === undefined && exactMatches.length > 0) return exactMatches;
      const all = [...exactMatches, ...byPrefix(word)];
      return all.length > 0 ? all : byTypo(word);
    },
  };
}
