import { RELEVANCE_WEIGHTS } from '../../../src/contracts/search/relevance.ts';
import { setBit, type Words, wordsFor } from './bits.ts';
import { type Follower, type IndexRecord, leavesOf } from './column.ts';
import type { IndexDefinition } from './definition.ts';
import { createPostings, type Postings } from './postings.ts';
import { createVocabulary, type Meaning } from './vocabulary.ts';
import { indexWords, queryWords } from './words.ts';

/** Weight of a hit by group of fields. */
const WEIGHTS = [RELEVANCE_WEIGHTS.title, RELEVANCE_WEIGHTS.facts, RELEVANCE_WEIGHTS.details] as const;

/** Texts whose words are memoized. Cars share most of their texts, so each is split once. */
const MAX_TEXTS = 200_000;

export interface TextMatch {
  /** Records that have all words. Removed records are among them. */
  readonly found: Words;
  readonly scores: Float32Array;
}

export interface TextIndex extends Follower {
  /** Returns the records that have all words of a keyphrase; null when it has no words. */
  match(keyphrase: string): TextMatch | null;
}

type Hit = { readonly slots: Uint32Array; readonly score: number };

export const createTextIndex = (definition: IndexDefinition): TextIndex => new WordIndex(definition);

class WordIndex implements TextIndex {
  readonly #definition: IndexDefinition;
  readonly #groups: readonly { paths: readonly (readonly string[])[]; postings: Postings }[];
  readonly #vocabulary = createVocabulary((term) => this.#groups.some(({ postings }) => postings.uses(term) > 0));
  readonly #termsByText = new Map<unknown, number[]>();
  readonly #byFullValue = new Map<string, readonly number[]>();
  #size = 0;

  constructor(definition: IndexDefinition) {
    const { title, facts, details } = definition.text;
    this.#definition = definition;
    this.#groups = [title, facts, details].map((fields) => ({
      paths: fields.map((field) => field.split('.')),
      postings: createPostings(),
    }));
  }

  add(record: IndexRecord, slot: number): void {
    this.#size = slot + 1;
    for (const { paths, postings } of this.#groups) postings.add(this.#termsIn(record, paths), slot);
    const byValue = this.#byFullValue;
    for (const key of fullValues(record, this.#definition)) byValue.set(key, [...(byValue.get(key) ?? []), slot]);
  }

  drop(record: IndexRecord, slot: number): void {
    for (const { paths, postings } of this.#groups) postings.drop(this.#termsIn(record, paths));
    for (const key of fullValues(record, this.#definition)) {
      const others = (this.#byFullValue.get(key) ?? []).filter((each) => each !== slot);
      if (others.length > 0) this.#byFullValue.set(key, others);
      else this.#byFullValue.delete(key);
    }
  }

  match(keyphrase: string): TextMatch | null {
    const words = joinNames(queryWords(keyphrase), (word) => this.#isName(word));
    if (words.length === 0) return null;
    const progress = new Uint8Array(this.#size);
    const scores = new Float32Array(this.#size);
    words.forEach((word, at) => {
      markHits(this.#hitsOf(word), at, progress, scores);
    });
    const found: Words = new Uint32Array(wordsFor(this.#size));
    for (let slot = 0; slot < this.#size; slot += 1) if (progress[slot] === words.length) setBit(found, slot);
    return { found, scores };
  }

  #termsOf(text: unknown): number[] {
    const cached = this.#termsByText.get(text);
    if (cached) return cached;
    const terms = indexWords(String(text)).map(this.#vocabulary.add);
    if (this.#termsByText.size < MAX_TEXTS) this.#termsByText.set(text, terms);
    return terms;
  }

  #termsIn(record: IndexRecord, paths: readonly (readonly string[])[]): number[] {
    return paths.flatMap((path) => leavesOf(record, path).flatMap((text) => this.#termsOf(text)));
  }

  #isFact(term: number): boolean {
    return [0, 1].some((group) => (this.#groups[group]?.postings.uses(term) ?? 0) > 0);
  }

  #isName(word: string): boolean {
    const term = this.#vocabulary.find(word);
    return this.#byFullValue.has(word) || (term !== undefined && this.#isFact(term));
  }

  /** Returns the records of a word and of what it means, the best first. */
  #hitsOf(word: string): Hit[] {
    const exact = this.#byFullValue.get(word);
    const hits: Hit[] = exact ? [{ slots: Uint32Array.from(exact), score: WEIGHTS[0] * 2 }] : [];
    const meanings: readonly Meaning[] = this.#vocabulary.meanings(word, (term) => this.#isFact(term));
    for (const { term, quality } of meanings) {
      this.#groups.forEach(({ postings }, group) => {
        const matching = slotsIn(postings, term);
        if (matching) hits.push({ slots: matching, score: quality * (WEIGHTS[group] ?? 1) });
      });
    }
    return hits.sort((a, b) => b.score - a.score);
  }
}

function slotsIn(postings: Postings, term: number): Uint32Array | undefined {
  const list = postings.slots[term];
  return list?.array.subarray(0, list.length);
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
function markHits(hits: readonly Hit[], at: number, progress: Uint8Array, scores: Float32Array): void {
  for (const { slots, score } of hits) {
    for (let place = 0; place < slots.length; place += 1) {
      const slot = slots[place] as number;
      if (progress[slot] !== at) continue;
      progress[slot] = at + 1;
      scores[slot] = (scores[slot] as number) + score;
    }
  }
}

/** Returns the keys of the full values of a record: `OY70 SDL` has the key `oy70sdl`. */
function fullValues(record: IndexRecord, { exact }: IndexDefinition): Set<string> {
  const values = exact.map((field) => record[field]).filter((value) => typeof value === 'string');
  return new Set(values.map((value) => value.toLowerCase().replace(/[^a-z0-9]/g, '')));
}
