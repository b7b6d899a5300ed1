import { foldWord } from './foldedPhrases.ts';

/** The words of a text: as the visitor wrote them, and folded for comparison. */
export interface Tokens {
  texts: readonly string[];
  words: readonly string[];
}

/** A unit between digits and a dash: `10k-20k`, `15 000 kr-20 000 kr`. */
const UNIT = '(?:[\\p{L}€£]{1,4}|\\s(?:tkr|kr|km|mil|eur|hk|hp|hv|[k€£t]))?\\.?';
const RANGE_DASH = new RegExp(`(?<=\\d${UNIT})(?:[–—-]|\\s+[–—-]\\s+|\\s+[–—-](?=[£€]?\\d{3}))(?=[£€]?\\d)`, 'gu');
/** A slash of alternatives or of a rate after money: not that of a unit such as `km/h`. */
const MONEY_SLASH = /(?<=\d|kr|€|£|eur|gbp)\s*\/\s*(?=\p{L})/giu;
const WORD_SLASH = /(?<=[\p{L}\d]{2})\/(?=[\p{L}\d]{2})|\s\/\s/gu;
/** Words with a slash that are one word. */
const UNITS_WITH_SLASH =
  /(?<!\p{L})(?:km|kwh|l|g|m|p|y|w)\/(?:\d*\p{L}{1,4}|100)|(?:and|och|og|ja|a)\/(?:or|eller|tai|alebo)/giu;
/** An arrow between two amounts, before one, and a dash or an arrow behind a year: `2018->2020`, `-> 2018`, `2018-`. */
const ARROW = '(?:[-–—=]+>|→)';
const ARROW_BETWEEN = new RegExp(`(?<=\\d)\\s*${ARROW}\\s*(?=\\d)`, 'gu');
const ARROW_BEFORE = new RegExp(`(?<=^|\\s)${ARROW}\\s*(?=\\d)`, 'gu');
const OPEN_YEAR = new RegExp(
  `(?<=(?:^|\\s)(?:19[5-9]|20[0-3])\\d)(?:\\s*${ARROW}|[-–—])(?=\\s|$)(?!\\s*[£€]?\\d)`,
  'gu',
);
const PROTECTED_SLASH = '\u2044';

/** Splits a text into words; signs between amounts become words of their own. Splitting a split text again changes nothing. */
export function tokensOf(text: string): Tokens {
  const texts = separated(text).trim().split(/\s+/).filter(Boolean);
  return { texts, words: texts.map(foldWord) };
}

function separated(text: string): string {
  return (
    text
      .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
      .replace(/[()[\]{}"“”„«»;!?*]+/g, ' ')
      .replace(/[−‐‑‒]/g, '-')
      .replace(ARROW_BETWEEN, ' - ')
      .replace(OPEN_YEAR, ' + ')
      .replace(ARROW_BEFORE, ' ≤ ')
      // `2019 (19)`, the year and its registration: the brackets are spaces here.
      .replace(/(?<=(?:^|\s)20\d\d)\s{2,}\d\d(?=\s{2}|\s?$)/gu, ' ')
      // `100'` are thousands, and `'19` a year.
      .replace(/(?<=(?:^|[\s-])\d{2,3})['’](?=[\s-]|$)/gu, ' k')
      // `15 000,-` and `200.000:-`.
      .replace(/(?<=\d)\s?[,.:][-–—](?=\D|$)/g, ' kr ')
      // Cases that Finnish and Swedish append to digits: `2019:stä`, `bmw:er`.
      .replace(/(?<=[\p{L}\d]):(?=\p{Ll}{1,4}(?:\s|$))\p{Ll}+/gu, '')
      .replace(/:(?=\s|\p{L}|\d)/gu, ' ')
      // Finnish `15000 e`; `500e` and `208 e` are models.
      .replace(/(?<=\d[\d .]{3,})\s?e(?=[\s/]|$)/giu, ' €')
      .replace(/(?<=\d\s?)e(?=\/)/giu, '€')
      .replace(RANGE_DASH, ' - ')
      .replace(/(?<=\d\p{L}{0,3})\+/gu, ' + ')
      .replace(/,(?=\p{L})|(?<=\p{L}),(?=\d)/gu, ' ')
      .replace(/([<>≤≥]=?)/g, ' $1 ')
      .replace(/(?<=^|\s)[~≈](?=\s?[£€]?\d)/g, ' ~ ')
      .replace(MONEY_SLASH, ' / ')
      .replace(UNITS_WITH_SLASH, (unit) => unit.replace('/', PROTECTED_SLASH))
      .replace(WORD_SLASH, ' / ')
      .replaceAll(PROTECTED_SLASH, '/')
  );
}
