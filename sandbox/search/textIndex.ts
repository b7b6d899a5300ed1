import { foldText } from '../data/format.ts';
import { type IndexRecord, leavesOf } from './column.ts';
import type { IndexDefinition } from './definition.ts';
import { createVocabulary, type Meaning, type Vocabulary } from './vocabulary.ts';
import { indexWords, queryWords } from './words.ts';

/** How much a hit in each group of fields says. */
const WEIGHTS = [8, 4, 1] as const;

export interface TextMatch {
  /** 1 for a record in which every word was found. */
  readonly found: Uint8Array;
  readonly scores: Float32Array;
}

export interface TextIndex {
  /** Records that hold all words of a keyphrase; null when it has no words. */
  match(keyphrase: string): TextMatch | null;
}

/** Records by word, for one group of fields, in ascending order. */
type Postings = Uint32Array[];
type Hit = { readonly records: Uint32Array; readonly score: number };

export function createTextIndex(records: readonly IndexRecord[], definition: IndexDefinition): TextIndex {
  const vocabulary = createVocabulary();
  const { title, facts, details } = definition.text;
  const groups = [title, facts, details].map((fields) => buildPostings(records, fields, vocabulary));
  const whole = buildExact(records, definition.exact);

  const settled = (term: number) => [0, 1].some((group) => (groups[group]?.[term]?.length ?? 0) > 0);
  const hitsOf = (meanings: readonly Meaning[], given: readonly Uint32Array[]): Hit[] => {
    const hits: Hit[] = given.map((found) => ({ records: found, score: WEIGHTS[0] * 2 }));
    for (const { term, quality } of meanings) {
      groups.forEach((postings, group) => {
        const found = postings[term];
        if (found) hits.push({ records: found, score: quality * (WEIGHTS[group] ?? 1) });
      });
    }
    return hits.sort((a, b) => b.score - a.score);
  };

  return {
    match: (keyphrase) => {
      const words = queryWords(keyphrase);
      if (words.length === 0) return null;
      const found = new Uint8Array(records.length);
      const scores = new Float32Array(records.length);
      words.forEach((word, at) => {
        const joined = joinedWith(words, at);
        const meanings = [
          ...vocabulary.meanings(word, settled),
          ...joined.flatMap((both) => ownMeaning(vocabulary, both)),
        ];
        const given = [word, ...joined].flatMap((text) => whole.get(text) ?? []);
        markHits(hitsOf(meanings, given), at, found, scores);
      });
      for (let at = 0; at < found.length; at += 1) found[at] = found[at] === words.length ? 1 : 0;
      return { found, scores };
    },
  };
}

/** `xc 60` also means `xc60`: a word together with its neighbour on either side. */
function joinedWith(words: readonly string[], at: number): string[] {
  const before = words[at - 1];
  const after = words[at + 1];
  const word = words[at] ?? '';
  return [...(before === undefined ? [] : [before + word]), ...(after === undefined ? [] : [word + after])];
}

function ownMeaning(vocabulary: Vocabulary, word: string): Meaning[] {
  const term = vocabulary.find(word);
  return term === undefined ? [] : [{ term, quality: 1 }];
}

/** Counts the `at`-th word for each record that has it; hits come best first, so a record takes its best score. */
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
  // Cars share most of their texts: each is cut into words once.
  const known = new Map<unknown, number[]>();
  const termsOf = (leaf: unknown): number[] => {
    const old = known.get(leaf);
    if (old) return old;
    const terms = indexWords(String(leaf)).map(vocabulary.add);
    known.set(leaf, terms);
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

function buildExact(records: readonly IndexRecord[], fields: readonly string[]): Map<string, Uint32Array> {
  const whole = new Map<string, Uint32Array>();
  records.forEach((record, at) => {
    for (const field of fields) {
      const value = record[field];
      if (typeof value !== 'string') continue;
      const key = foldText(value).replace(/[^a-z0-9]/g, '');
      whole.set(key, Uint32Array.of(...(whole.get(key) ?? []), at));
    }
  });
  return whole;
}
