import { foldText } from './foldText.ts';
import { PHRASES, type Phrases } from './phrases.ts';

/** Phrases of some languages, cut into folded words, the longest first. */
export type SpokenPhrases = Readonly<Record<keyof Phrases, readonly (readonly string[])[]>>;

const KINDS = Object.keys(PHRASES.en ?? {}) as (keyof Phrases)[];
const SIGNS: Readonly<Partial<Record<keyof Phrases, string>>> = { most: '<|≤|<=', least: '>|≥|>=' };

/** @param languages codes; one without phrases is passed over */
export function spokenPhrases(languages: readonly string[]): SpokenPhrases {
  const own = languages.flatMap((code) => PHRASES[code] ?? []);
  const entries = KINDS.map((kind) => {
    const texts = [...own.map((phrases) => phrases[kind]), SIGNS[kind] ?? ''].join('|');
    return [kind, phrasesIn(texts)] as const;
  });
  return Object.fromEntries(entries) as unknown as SpokenPhrases;
}

/** `upp till|max` → [['upp', 'till'], ['max']] */
export function phrasesIn(texts: string): string[][] {
  const phrases = [...new Set(texts.split('|').filter(Boolean).map(spoken))].map((phrase) => phrase.split(' '));
  return phrases.sort((a, b) => b.length - a.length);
}

/** How a word of a text is compared with phrases: without case, accents and a comma at its end. */
export function spoken(text: string): string {
  const folded = foldText(text).trim();
  return folded.length > 1 ? folded.replace(/[,;!?]+$/, '') : folded;
}

/** How many words at a place of a text are one of the phrases; 0 when none is. */
export function phraseAt(words: readonly string[], at: number, phrases: readonly (readonly string[])[]): number {
  const found = phrases.find((phrase) => phrase.every((word, step) => words[at + step] === word));
  return found?.length ?? 0;
}
