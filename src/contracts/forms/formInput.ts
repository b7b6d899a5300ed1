import { wellFormed } from '../../../lib/urlText.ts';

/**
 * Normalisation of what people type into forms (U15). A text that cannot be normalised is returned as it is, so that the rule
 * of its field refuses it and the visitor sees what was typed. Line breaks are never removed from a single line.
 */

/** Characters that are not visible: direction marks, soft hyphens, byte order marks. Joiners stay, because letters need them. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
const SPACES = /[\t\p{Zs}]+/gu;
/** Everything that separates the parts of a number or a plate, except line breaks. */
const SEPARATORS = /[\t\p{Zs}\p{Pd}().·/]/gu;
const LINE_BREAK = /\r\n?|[\u2028\u2029\u0085]/g;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** Returns a single line with visible characters and single spaces. */
export function normalizeLine(text: string): string {
  return wellFormed(text).normalize('NFC').replace(INVISIBLE, '').replace(SPACES, ' ').replace(/^ | $/g, '');
}

/** Returns a text of several lines, separated by `\n`. */
export function normalizeText(text: string): string {
  const lines = wellFormed(text).normalize('NFC').replace(LINE_BREAK, '\n');
  return lines.replace(INVISIBLE, '').replace(CONTROLS, '').trim();
}

/** Returns a single line with plain characters in place of full-width ones. */
const plainLine = (text: string): string => normalizeLine(text.normalize('NFKC'));

/** Digits of the shortest number, and of two of them together. */
const NUMBER_DIGITS = 6;
const TWO_NUMBERS_DIGITS = 15;
const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Whether a line has two numbers: on both sides of a slash, or a second one that begins with a zero or a plus. */
function hasTwoNumbers(line: string): boolean {
  const ends = [...line.matchAll(/\/|[\s,;](?=\(?[0+])/g)].map(({ index }) => [
    line.slice(0, index),
    line.slice(index),
  ]);
  return ends.some(
    ([before = '', after = '']) =>
      digitsIn(before) > NUMBER_DIGITS &&
      digitsIn(after) >= NUMBER_DIGITS &&
      (after.startsWith('/') || digitsIn(line) >= TWO_NUMBERS_DIGITS),
  );
}

/** Whether a text is a phone number with something else: an extension, another number, words. */
export function hasMoreThanNumber(text: string): boolean {
  const line = plainLine(text).replace(/^tel:\s?/i, '');
  if (digitsIn(line) < NUMBER_DIGITS) return false;
  return hasTwoNumbers(line) || /[^\d+]/.test(line.replace(SEPARATORS, ''));
}

/**
 * Returns digits, after a `+` in international form: `+46 (0)70-123 45 67` → `+46701234567`, `0046…` → `+46…`. Two numbers stay as they
 * are: together they would be another one.
 */
export function normalizePhone(text: string): string {
  const line = plainLine(text).replace(/^tel:\s?/i, '');
  if (hasTwoNumbers(line)) return line;
  const international = /^(?:\+|00)/.test(line.replace(SEPARATORS, ''));
  const digits = (international ? line.replace(/\(0\)/, '') : line).replace(SEPARATORS, '');
  return digits.replace(/^00/, '+');
}

/** Returns an e-mail address whose domain is in lower case, without what a copied link has around it. */
export function normalizeEmail(text: string): string {
  const line = plainLine(text)
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1');
  const at = line.lastIndexOf('@');
  return `${line.slice(0, at + 1)}${line.slice(at + 1).toLowerCase()}`;
}

/** Returns a number plate in upper case without separators: `abc 12-3` → `ABC123`. */
export function normalizePlate(text: string): string {
  return plainLine(text).toUpperCase().replace(SEPARATORS, '');
}

/** A unit of distance at the end of a number, and a word for thousands before it. */
const DISTANCE = /(?:mil|miles?|mi|kms?|kilomet\p{L}+)\.?$/iu;
const THOUSANDS = /(?<=\d)(?:t|k|tusen|tusind|tuhatta|tis\.?|tis[ií]c|thousand)\.?$/iu;

/** Returns the number of a text such as `12 500`, `12.500 km`, `12 tkm` or `1 250,5 mil`; NaN for any other text. */
export function normalizeNumber(text: string): number {
  const grouped = plainLine(text)
    .replace(DISTANCE, '')
    .replace(/[\t\p{Zs}'’]/gu, '');
  const compact = grouped.replace(THOUSANDS, '');
  const amount = numberOf(compact);
  return compact === grouped ? amount : amount * 1_000;
}

function numberOf(compact: string): number {
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(compact) ? compact.replace(/[.,]/g, '') : compact.replace(',', '.');
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Kilometres of each unit of distance. */
export const KILOMETRES = { mil: 10, km: 1, miles: 1.609344 } as const;
export type DistanceUnit = keyof typeof KILOMETRES;

/**
 * Returns the number of a text in `unit`. Who names another unit is understood: `1 250 mil` is 12500 in a field for kilometres.
 */
export function normalizeDistance(text: string, unit: DistanceUnit): number {
  const amount = normalizeNumber(text);
  const typed = typedUnit(plainLine(text), unit);
  return typed === unit ? amount : Math.round((amount * KILOMETRES[typed]) / KILOMETRES[unit]);
}

/** Where distances are in miles, `mil` is one of their abbreviations. */
function typedUnit(line: string, unit: DistanceUnit): DistanceUnit {
  if (/(?:kms?|kilomet\p{L}+)\.?$/iu.test(line)) return 'km';
  if (/mil\.?$/i.test(line)) return unit === 'miles' ? 'miles' : 'mil';
  return /(?:miles?|mi)\.?$/i.test(line) ? 'miles' : unit;
}

const YEAR_FIRST = /^(\d{4})(?:(?: ?[-./] ?| )(\d{1,2})(?: ?[-./] ?| )|(\d{2}))(\d{1,2})\.?$/;
const DAY_FIRST = /^(\d{1,2})(?: ?[-./] ?| )(\d{1,2})(?: ?[-./] ?| )(\d{4})\.?$/;

/** Returns a date as `2026-12-01` from `2026-12-01`, `20261201`, `1.12.2026` or `1/12/2026`; any other text as it is. */
export function normalizeDate(text: string): string {
  const line = plainLine(text).replace(/\p{Pd}/gu, '-');
  const yearFirst = YEAR_FIRST.exec(line);
  const dayFirst = DAY_FIRST.exec(line);
  if (yearFirst) return isoDate(yearFirst[1], yearFirst[2] ?? yearFirst[3], yearFirst[4]);
  return dayFirst ? isoDate(dayFirst[3], dayFirst[2], dayFirst[1]) : line;
}

const isoDate = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Whether a text such as `2026-02-29` is a day of the calendar. */
export function isCalendarDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
