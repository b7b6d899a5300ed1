/**
 * Inflected forms. Returns what remains of a folded word when an ending of its language is removed, and the forms of a vocabulary word
 * that such a remainder may equal: `röda` → `röd`, `dieslar` → `diesl` (from `diesel`), `punaisia` → `punai` (from `punainen`).
 */
interface Inflection {
  /** Endings of words of a text; the empty one is always tried. */
  endings: readonly string[];
  /** Returns further stems of a vocabulary word. */
  stems: (word: string) => string[];
}

const split = (texts: string): string[] => texts.split('|');
/** Minimum letters of a stem. */
const MIN_STEM = 3;

const nordicStems = (word: string): string[] => [
  // `diesel` → `dieslar`
  word.replace(/e([lnr])$/, '$1'),
  // `röd` → `rött`, `grønn` → `grønt`
  word.replace(/d$/, 't'),
  word.replace(/([lmnt])\1$/, '$1'),
  // `cab` → `cabbar`
  word.length <= 4 ? word.replace(/([bdglmnpt])$/, '$1$1') : word,
  // `svensk`, `elektrisk` have regular endings; `automatväxlad` → `automatväxlade`
  word.replace(/ad$/, 'a'),
];

const INFLECTIONS: Readonly<Record<string, Inflection>> = {
  sv: {
    endings: split(
      'a|t|e|s|n|r|en|et|ar|er|or|na|arna|erna|orna|ens|ets|ars|ers|are|de|erns|arnas|are|aren|arens|fargad|fargade|fargat',
    ),
    stems: nordicStems,
  },
  nb: { endings: split('e|t|s|n|r|en|et|er|ene|a|ens|ers|ere|de|te|tt|eren|erne|farget'), stems: nordicStems },
  da: { endings: split('e|t|s|n|r|en|et|er|erne|ene|ne|ens|ers|de|te|eren|farvet|farvede'), stems: nordicStems },
  en: { endings: split('s|es'), stems: (word) => [word.replace(/y$/, 'ie')] },
  fi: {
    endings: split(
      'n|t|a|ta|ja|ia|ita|eita|eja|oja|oita|en|ien|den|iden|jen|tten|lla|lta|lle|ssa|sta|ksi|na|in|on|an|een|iin|illa|ilta|ille|issa|ista|iksi|eilla|oilla|eista|set|sia|sta|sen|sella|sessa|sille|sesta|siin|sten|sena|seksi|silla|sissa|sista|selle|ni|kin|linen|liset|lista|llinen|lliset|inen|iset|isia|isen|isella|nvarinen|nvariset|nvarisia',
    ),
    stems: (word) => [
      // `punainen` → `punaiset`, `musta` → `mustia`
      word.replace(/nen$/, ''),
      word.replace(/[aeiou]$/, ''),
      // `automaatti` → `automaatilla`, `neliveto` → `nelivedolla`, `koukku` → `koukulla`
      word.replace(/(tt|kk|pp)([aeiouy])$/, (_, pair: string, vowel: string) => `${pair[0]}${vowel}`),
      word.replace(/t([aeiouy])$/, 'd$1'),
      // `diesel` → `dieselit`
      word.replace(/([^aeiouy])$/, '$1i'),
    ],
  },
  sk: {
    endings: split(
      'a|e|y|u|i|o|ou|ej|eho|emu|ym|ych|ymi|om|ov|och|ami|mi|am|ach|em|ia|mu|ka|ky|ku|kou|cke|ik|iky|ika|ikom|ove|ovy|ova|oveho|ovu|ovym|ny|ne|na|neho|nu|nym',
    ),
    stems: (word) => [word.replace(/[aeiouy]$/, ''), word.replace(/e([a-z])$/, '$1')],
  },
};

/** Returns the stems by which a vocabulary word is found in a language, with the word itself. */
export function stemsOf(word: string, language: string): string[] {
  const stems = [word, ...(INFLECTIONS[language]?.stems(word) ?? [])];
  return [...new Set(stems)].filter((stem) => stem.length >= MIN_STEM);
}

/** Returns a word of a text without an ending of a language, the longest remainder first. */
export function withoutEndings(word: string, language: string): string[] {
  const endings = INFLECTIONS[language]?.endings ?? [];
  const stems = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  return [...new Set([word, ...stems])].filter((stem) => stem.length >= MIN_STEM).sort((a, b) => b.length - a.length);
}

/** Languages that join words without a space: `dieselkombi`. */
export const COMPOUNDING: ReadonlySet<string> = new Set(['sv', 'nb', 'da', 'fi']);
