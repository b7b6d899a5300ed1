import { foldText } from './foldText.ts';
import { type GrammarPhrases, grammarOf } from './grammarWords.ts';
import { PHRASES, type Phrases } from './phrases.ts';

export type PhraseKind = keyof Phrases | keyof GrammarPhrases;

/** Phrases as folded words by their first word, the longest first. */
export type PhraseTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Phrases of several languages. */
export type FoldedPhrases = Readonly<Record<PhraseKind, PhraseTable>>;

const KINDS = Object.keys({ ...PHRASES.en, ...grammarOf('en') }) as PhraseKind[];
const SIGNS: Readonly<Partial<Record<PhraseKind, string>>> = {
  most: '<|≤|<=',
  least: '>|≥|>=',
  about: '~',
  orMore: '+',
};

/** Phrases by languages: they are constant, and folding them takes longer than the rest of a vocabulary. */
const cached = new Map<string, FoldedPhrases>();

/** Returns the phrases of these languages. @param languages codes; one without phrases is skipped */
export function foldedPhrases(languages: readonly string[]): FoldedPhrases {
  const known = languages.filter((code) => Object.hasOwn(PHRASES, code));
  const key = known.join();
  const phrases = cached.get(key) ?? foldPhrases(known);
  cached.set(key, phrases);
  return phrases;
}

function foldPhrases(languages: readonly string[]): FoldedPhrases {
  const phrasesByLanguage = languages.flatMap((code) => {
    const [phrases, grammar] = [PHRASES[code], grammarOf(code)];
    return phrases && grammar ? [{ ...phrases, ...grammar }] : [];
  });
  const entries = KINDS.map((kind) => {
    const texts = [...phrasesByLanguage.map((phrases) => phrases[kind]), SIGNS[kind] ?? ''].join('|');
    return [kind, phraseTable(texts)] as const;
  });
  return Object.fromEntries(entries) as unknown as FoldedPhrases;
}

/** Splits phrases into folded words: `upp till|max` → `upp`: [['upp', 'till']], `max`: [['max']] */
export function phraseTable(texts: string): PhraseTable {
  const phrases = [...new Set(texts.split('|').filter(Boolean).map(foldWord))].map((phrase) => phrase.split(' '));
  const table = new Map<string, string[][]>();
  for (const phrase of phrases.sort((a, b) => b.length - a.length)) {
    const [first = ''] = phrase;
    const others = table.get(first);
    if (others) others.push(phrase);
    else table.set(first, [phrase]);
  }
  return table;
}

/** Folds a word for comparison with phrases: removes case, accents and final punctuation. */
export function foldWord(text: string): string {
  const folded = foldText(text).trim();
  return folded.length > 1 ? folded.replace(/[.,;:!?]+$/, '') : folded;
}

/** Returns the number of words at a position that form one of the phrases; 0 when none does. */
export function phraseAt(words: readonly string[], at: number, phrases: PhraseTable): number {
  const found = phrases.get(words[at] ?? '')?.find((phrase) => phrase.every((word, step) => words[at + step] === word));
  return found?.length ?? 0;
}

/** Returns the length of the longest phrase of several kinds. */
export function anyPhraseAt(words: readonly string[], at: number, tables: readonly PhraseTable[]): number {
  return Math.max(0, ...tables.map((table) => phraseAt(words, at, table)));
}
