import { type IndexRecord, leavesOf } from './column.ts';
import type { IndexDefinition } from './definition.ts';
import { createVocabulary, type Meaning, type Vocabulary } from './vocabulary.ts';
import { indexWords, queryWords } from './words.ts';

/** Weight of a hit by group of fields. */
const WEIGHTS = [8, 4, 1] as const;

export interface TextMatch {
  /** 1 for a record that has all words. */
  readonly found: Uint8Array;
  readonly scores: Float32Array;
}

export interface TextIndex {
  /** Returns the records that have all words of a keyphrase; null when it has no words. */
  match(keyphrase: string): TextMatch | null;
}

/** Records by word, for one group of fields, in ascending order. */
type Postings = Uint32Array[];
type Hit = { readonly records: Uint32Array; readonly score: number };

export function createTextIndex(records: readonly IndexRecord[], definition: IndexDefinition): TextIndex {
  const vocabulary = createVocabulary();
  const { title, facts, details } = definition.text;
  const groups = [title, facts, details].map((fields) => buildPostings(records, fields, vocabulary));
  const byFullValue = buildExact(records, definition.exact);

  const isFact = (term: number) => [0, 1].some((group) => (groups[group]?.[term]?.length ?? 0) > 0);
  const hitsOf = (meanings: readonly Meaning[], exactRecords: Uint32Array | undefined): Hit[] => {
    const hits: Hit[] = exactRecords ? [{ records: exactRecords, score: WEIGHTS[0] * 2 }] : [];
    for (const { term, quality } of meanings) {
      groups.forEach((postings, group) => {
        const matching = postings[term];
        if (matching) hits.push({ records: matching, score: quality * (WEIGHTS[group] ?? 1) });
      });
    }
    return hits.sort((a, b) => b.score - a.score);
  };

  const isName = (word: string): boolean => {
    const term = vocabulary.find(word);
    return byFullValue.has(word) || (term !== undefined && isFact(term));
  };

  return {
    match: (keyphrase) => {
      const words = joinNames(queryWords(keyphrase), isName);
      if (words.length === 0) return null;
      const found = new Uint8Array(records.length);
      const scores = new Float32Array(records.length);
      words.forEach((word, at) => {
        markHits(hitsOf(vocabulary.meanings(word, isFact), byFullValue.get(word)), at, found, scores);
      });
      for (let at = 0; at < found.length; at += 1) found[at] = found[at] === words.length ? 1 : 0;
      return { found, scores };
    },
  };
}

/** Joins two words that together are a name in the index: `xc 60` → `xc60`. */
function joinNames(words: readonly string[], isName: (word: string) => boolean): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = `${words[at]}${words[at + 1] ?? ''}`;
    const isPair = at + 1 < words.length && isName(pair);
    joined.push(isPair ? pair : (words[at] ?? ''));
    if (isPair) at += 1;
  }
  return joined;
}

/** Counts the `at`-th word for each record that has it. The best hits come first, so a record gets its best score. */
function markHits(hits: readonly Hit[], at: number, found: Uint8Array, scores: Float32Array): void {
  for (const { records, score } of hits) {
    for (const record of records) {
      if (found[record] !== at) continue;
      found[record] = at + 1;
      scores[record] = (scores[record] ?? 0) + score;
    }
  }
}

function buildPostings(records: readonly IndexRecord[], fields: readonly string[], vocabulary: Vocabulary): Postings {
  const paths = fields.map((field) => field.split('.'));
  const lists: number[][] = [];
  // Cars share most of their texts, so each text is split into words once.
  const termsByText = new Map<unknown, number[]>();
  const termsOf = (leaf: unknown): number[] => {
    const cached = termsByText.get(leaf);
    if (cached) return cached;
    const terms = indexWords(String(leaf)).map(vocabulary.add);
    termsByText.set(leaf, terms);
    return terms;
  };
  records.forEach((record, at) => {
    for (const path of paths) {
      for (const leaf of leavesOf(record, path)) {
        for (const term of termsOf(leaf)) addTo(lists, term, at);
      }
    }
  });
  return lists.map((list) => Uint32Array.from(list));
}

function addTo(lists: number[][], term: number, record: number): void {
  const list = lists[term];
  if (!list) lists[term] = [record];
  else if (list.at(-1) !== record) list.push(record);
}

/** Returns records by a full value: `OY70 SDL` has the key `oy70sdl`. */
function buildExact(records: readonly IndexRecord[], fields: readonly string[]): Map<string, Uint32Array> {
  const byValue = new Map<string, Uint32Array>();
  records.forEach((record, at) => {
    for (const field of fields) {
      const value = record[field];
      if (typeof value !== 'string') continue;
      const key = value.toLowerCase().replace(/[^a-z0-9]/g, '');
      const others = byValue.get(key);
      byValue.set(key, others ? Uint32Array.of(...others, at) : Uint32Array.of(at));
    }
  });
  return byValue;
}
