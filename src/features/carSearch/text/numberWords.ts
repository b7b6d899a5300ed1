import type { PhraseTable } from './foldedPhrases.ts';

/** Folded number words of all languages by their value. Those of a site's languages are `numbers` of `phrases.ts`. */
const WORDS_BY_VALUE: Readonly<Record<number, string>> = {
  0.5: 'halv|halva|half|puoli|puolen|pol',
  1: 'a|en|ett|et|one|yksi|jeden|jedna|jedno|jedneho',
  2: 'tva|to|kaksi|kahden|kahta|dvoj|dva|dve|dvoch|two',
  3: 'tre|kolme|kolmen|kolmea|troj|tri|troch|three',
  4: 'fyra|fire|nelja|neljan|neljaa|stvor|styri|styroch|four',
  5: 'fem|viisi|viiden|viitta|pat|piatich|five',
  6: 'sex|seks|kuusi|kuuden|kuutta|sest|siestich|six',
  7: 'sju|syv|seitseman|seitsemaa|sedem|siedmich|seven',
  8: 'atta|atte|otte|kahdeksan|kahdeksaa|osem|osmich|eight',
  9: 'nio|ni|yhdeksan|yhdeksaa|devat|deviatich|nine',
  10: 'tio|ti|kymmenen|kymmenta|desat|desiatich|ten',
  11: 'elva|elleve|yksitoista|jedenast|eleven',
  12: 'tolv|kaksitoista|dvanast|twelve',
  13: 'tretton|tretten|kolmetoista|trinast|thirteen',
  14: 'fjorton|fjorten|neljatoista|strnast|fourteen',
  15: 'femton|femten|viisitoista|patnast|fifteen',
  16: 'sexton|seksten|kuusitoista|sestnast|sixteen',
  17: 'sjutton|sytten|seitsemantoista|sedemnast|seventeen',
  18: 'arton|atten|kahdeksantoista|osemnast|eighteen',
  19: 'nitton|nitten|yhdeksantoista|devatnast|nineteen',
  20: 'tjugo|tjue|tyve|dvadsat|twenty',
  30: 'trettio|tretti|tredive|tridsat|thirty',
  40: 'fyrtio|forti|fyrre|styridsat|forty',
  50: 'femtio|femti|halvtreds|patdesiat|fifty',
  60: 'sextio|seksti|tres|sestdesiat|sixty',
  70: 'sjuttio|sytti|halvfjerds|sedemdesiat|seventy',
  80: 'attio|atti|firs|osemdesiat|eighty',
  90: 'nittio|nitti|halvfems|devatdesiat|ninety',
  100: 'hundra|hundre|hundrede|sata|sataa|sto|hundred',
  1000: 'tusen|tusind|tuhat|tuhatta|tuhannen|tisic|tisice|thousand',
  1000000: 'miljon|miljoner|million|millioner|miljoona|miljoonaa|milion|miliona|miliony',
};

const VALUES: ReadonlyMap<string, number> = new Map(
  Object.entries(WORDS_BY_VALUE).flatMap(([value, words]) => words.split('|').map((word) => [word, Number(value)])),
);

/** Returns the value of a folded number word; undefined for another word. */
export const countOf = (word: string): number | undefined => VALUES.get(word);

/** A number written in words. */
export interface NumberRead {
  value: number;
  /** Number of words read. */
  length: number;
}

/** Maximum letters of joined number words: the time to split a word grows with its cube. */
const MAX_LETTERS = 40;
/** Maximum words of a number: `two hundred and twenty five thousand`. */
const MAX_WORDS = 8;
/** Words inside a number. */
const JOINTS: ReadonlySet<string> = new Set(['and', 'a', 'og']);

/**
 * Reads a number in words, also joined ones: `tvåhundratusen`, `twenty five thousand`, `en halv miljon`. Returns null for another word.
 *
 * @param known the number words of the site's languages
 */
export function numberInWords(words: readonly string[], at: number, known: PhraseTable): NumberRead | null {
  const values: number[] = [];
  let length = 0;
  for (let next = at; next < at + MAX_WORDS; next++) {
    // `half a million`
    if (values.length > 0 && JOINTS.has(words[next] ?? '')) continue;
    const parts = partsOf(words[next] ?? '', known);
    if (parts && !values.concat(parts).every(follows)) break;
    if (!parts) break;
    values.push(...parts);
    length = next - at + 1;
  }
  return length > 0 ? { value: sumOf(values), length } : null;
}

/** Splits a word into the values of number words: `femtiotusen` → 50, 1000; null when it is none. */
function partsOf(word: string, known: PhraseTable): number[] | null {
  if (word.length > MAX_LETTERS) return null;
  for (let end = word.length; end > 0; end--) {
    const first = word.slice(0, end);
    const value = known.has(first) ? countOf(first) : undefined;
    if (value === undefined) continue;
    if (end === word.length) return [value];
    const rest = partsOf(word.slice(end), known);
    if (rest && [value, ...rest].every(follows)) return [value, ...rest];
  }
  return null;
}

/** Returns whether a value may follow the one before it: a unit follows tens (`twenty five`), and a power follows anything. */
function follows(value: number, index: number, values: readonly number[]): boolean {
  const before = values[index - 1];
  if (before === undefined || value >= 100 || before >= 100) return true;
  if (value === 0.5) return before === 1;
  // Finnish `kaksikymmentä`.
  if (value === 10) return before >= 2 && before < 10;
  return before >= 10 && before % 10 === 0 && value < 10;
}

/** Adds up the parts of a number: 2, 100, 1000 → 200000; 1, 0.5, 1000000 → 500000. */
function sumOf(values: readonly number[]): number {
  let total = 0;
  let current = 0;
  values.forEach((value, index) => {
    const before = values[index - 1] ?? 0;
    if (value >= 1_000) {
      total += (current || 1) * value;
      current = 0;
    } else if (value === 100) current = (current || 1) * value;
    else if (value === 0.5) current = value;
    else current = value === 10 && before >= 2 && before < 10 ? current - before + before * value : current + value;
  });
  return total + current;
}
