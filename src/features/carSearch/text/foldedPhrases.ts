import { foldText } from './foldText.ts';
import { PHRASES, type Phrases } from './phrases.ts';

/** Phrases of several languages as folded words, the longest first. */
export type FoldedPhrases = Readonly<Record<keyof Phrases, readonly (readonly string[])[]>>;

const KINDS = Object.keys(PHRASES.en ?? {}) as (keyof Phrases)[];
const SIGNS: Readonly<Partial<Record<keyof Phrases, string>>> = { most: '<|≤|<=', least: '>|≥|>=' };

/** Returns the phrases of these languages. @param languages codes; one without phrases is skipped */
export function foldedPhrases(languages: readonly string[]): FoldedPhrases {
  const phrasesByLanguage = languages.flatMap((code) => PHRASES[code] ?? []);
  const entries = KINDS.map((kind) => {
    const texts = [...phrasesByLanguage.map((phrases) => phrases[kind]), SIGNS[kind] ?? ''].join('|');
    return [kind, phrasesIn(texts)] as const;
  });
  return Object.fromEntries(entries) as unknown as FoldedPhrases;
}

/** Splits phrases into folded words: `upp till|max` → [['upp', 'till'], ['max']] */
export function phrasesIn(texts: string): string[][] {
  const phrases = [...new Set(texts.split('|').filter(Boolean).map(foldWord))].map((phrase) => phrase.split(' '));
  return phrases.sort((a, b) => b.length - a.length);
}

/** Folds a word for comparison with phrases: removes case, accents and a final comma. */
export function foldWord(text: string): string {
  const folded = foldText(text).trim();
  return folded.length > 1 ? folded.replace(/[,;!?]+$/, '') : folded;
}

/** Returns the number of words at a position that form one of the phrases; 0 when none does. */
export function phraseAt(words: readonly string[], at: number, phrases: readonly (readonly string[])[]): number {
  const found = phrases.find((phrase) => phrase.every((word, step) => words[at + step] === word));
  return found?.length ?? 0;
}
