import { type FoldedPhrases, type PhraseTable, phraseAt, phraseTable } from './foldedPhrases.ts';
import { readNumber } from './number.ts';
import { numberInWords } from './numberWords.ts';
import { DISTANCES, MONEY_WORDS, THOUSAND_MONEY } from './phrases.ts';

/** What an amount measures; undefined when the text does not specify it. `other`: something without a filter. */
export type AmountKind = 'money' | 'month' | 'distance' | 'power' | 'year' | 'age' | 'other';

export interface Amount {
  value: number;
  kind?: AmountKind;
  /** Kilometres or horsepower for each unit. */
  unit: number;
  /** The text has a word for thousands or millions. */
  scaled: boolean;
  /** The digits were written together, two of them: maybe a year. */
  digits: number;
  /** Index of the word after the amount. */
  next: number;
}

const MONEY = phraseTable(MONEY_WORDS);
const THOUSAND_OF_MONEY = phraseTable(THOUSAND_MONEY);
const NUMBER = /^([£€$]?)(\d+(?:[.,'’]\d+)*)[.,]?(.*)$/u;
/** Horsepower for each kilowatt. */
const KILOWATT = 1.36;
/** Months up to which an amount is a duration: `36 mån`. */
const MAX_MONTHS = 96;
/** Amounts of money below this are never written with a currency's code. */
const MIN_MONEY = 100;
/** Years up to which an amount is an age. */
const MAX_AGE = 60;

/** Reads a number with its unit: `200 000 kr`, `£20k`, `300 tkr`, `5 000 mil`, `150 kW`; null when there is no number. */
export function readAmount(words: readonly string[], at: number, phrases: FoldedPhrases): Amount | null {
  const sign = phraseAt(words, at, MONEY);
  const start = at + sign;
  const match = NUMBER.exec(words[start] ?? '');
  if (!match) return readNumberWord(words, at, phrases);
  const [, currency = '', digits = '', suffix = ''] = match;
  const value = readNumber(digits);
  if (value === null) return null;
  const amount: Amount = { value, unit: 1, scaled: false, digits: digits.length, next: start + 1 };
  if (currency !== '' || sign > 0) amount.kind = 'money';
  if (suffix !== '') return readSuffix(amount, suffix, words, phrases);
  return readUnits(readGroups(amount, digits, words, phrases), words, phrases);
}

/** Reads a number in words before its unit, or of at least a thousand: `två år gammal`, `three owners`, `twenty thousand`. */
function readNumberWord(words: readonly string[], at: number, phrases: FoldedPhrases): Amount | null {
  const number = numberInWords(words, at, phrases.numbers);
  if (!number) return null;
  const { value, length } = number;
  const digits = String(value).length;
  const amount = readUnits({ value, unit: 1, scaled: value >= 1_000, digits, next: at + length }, words, phrases);
  if (amount.kind === 'age' || amount.scaled) return amount;
  // `en ägare` and `a half litre` name things that the index has as text.
  return (amount.kind === 'other' && value > 1) || (amount.kind !== undefined && value >= 10) ? amount : null;
}

/** Reads digit groups: `200` `000` → 200000, when the first has at most three digits and the others exactly three. */
function readGroups(amount: Amount, digits: string, words: readonly string[], phrases: FoldedPhrases): Amount {
  if (!/^\d{1,3}$/.test(digits)) return amount;
  let joined = digits;
  let { next } = amount;
  for (let group = GROUP.exec(words[next] ?? ''); group; group = GROUP.exec(words[next] ?? '')) {
    const [, three = '', decimals = '', suffix = ''] = group;
    const unit = suffix === '' ? null : unitIn([suffix], 0, phrases);
    if (suffix !== '' && !unit) break;
    joined += three;
    next += 1;
    const value = Number(joined);
    if (unit) return withUnit({ ...amount, value, digits: joined.length, next }, unit);
    if (decimals !== '') return { ...amount, value, digits: joined.length, next };
  }
  return { ...amount, value: Number(joined), digits: joined.length, next };
}

const GROUP = /^(\d{3})([.,]\d{1,2})?(\D.*)?$/;

/** Reads the text joined to the digits, which must be a unit: `4x4` and `1.6tdi` are no amounts. */
function readSuffix(amount: Amount, suffix: string, words: readonly string[], phrases: FoldedPhrases): Amount | null {
  const joined = suffix.replace(/^-/, '');
  // Slovak also abbreviates horsepower as `k`, but not joined to the digits.
  const isThousand = phraseAt([joined], 0, phrases.thousand) > 0;
  // `2020-modell`
  const isYear = /^(?:19|20)\d\d$/.test(String(amount.value)) && phraseAt([joined], 0, phrases.year) > 0;
  if (isYear) return { ...amount, kind: 'year' };
  const unit = isThousand ? { length: 1, scale: 1_000 } : unitIn([joined], 0, phrases);
  return unit && readUnits(withUnit(amount, unit), words, phrases);
}

function readUnits(amount: Amount, words: readonly string[], phrases: FoldedPhrases): Amount {
  let read = amount;
  for (;;) {
    const unit = nextUnit(words, read, phrases);
    if (!unit || (unit.scale !== 1 && read.scaled)) return read;
    const next = read.next + unit.length;
    if (isAgeOfAnother(read, unit, words, next) || isPreposition(read, unit, words)) return read;
    const isOther = isDuration(read, unit) || isSeconds(read, words[read.next]);
    read = { ...withUnit(read, isOther ? { ...unit, kind: 'other' } : unit), next };
  }
}

/** Returns the unit after an amount, or that of its rate. */
function nextUnit(words: readonly string[], { next, kind, digits }: Amount, phrases: FoldedPhrases): Unit | null {
  const year = kind === undefined && (digits === 2 || digits === 4) ? phraseAt(words, next, phrases.year) : 0;
  // `2019 årsmodell`, `18-20 års modell`; `5 år` is an age.
  if (year > phraseAt(words, next, phrases.ages)) return { length: year, scale: 1, kind: 'year' };
  const unit = unitIn(words, next, phrases);
  if (unit || kind === 'distance') return unit;
  const per = phraseAt(words, next, phrases.per);
  const rate = per > 0 ? rateUnit(words, next + per, phrases) : null;
  return rate && { ...rate, length: per + rate.length };
}

/** Returns the unit of a rate: per month, or one without a filter (`kr per år`, `kr/mil`). */
function rateUnit(words: readonly string[], at: number, phrases: FoldedPhrases): Unit | null {
  const unit = unitIn(words, at, phrases);
  if (unit?.kind === 'month') return { ...unit, isRate: true };
  const length =
    unit?.kind === 'distance' ? unit.length : phraseAt(words, at, phrases.ages) || phraseAt(words, at, phrases.year);
  return length > 0 ? { length, scale: 1, kind: 'other' } : null;
}

/** Returns whether a number of months is a duration and no monthly cost. */
function isDuration({ kind, value, scaled }: Amount, unit: Unit): boolean {
  return unit.kind === 'month' && kind !== 'money' && !unit.isRate && !scaled && value <= MAX_MONTHS;
}

/** Returns whether `sek` means seconds and no Swedish money. */
const isSeconds = ({ value, kind }: Amount, word: string | undefined): boolean =>
  word === 'sek' && kind === undefined && value < MIN_MONEY;

/** Returns whether a word of age does not belong to this number: `2019 år`, `200 000 kr år`. */
function isAgeOfAnother({ kind, value, scaled }: Amount, unit: Unit, words: readonly string[], next: number): boolean {
  if (unit.kind !== 'age') return false;
  return kind !== undefined || scaled || value > MAX_AGE || /^\d/.test(words[next] ?? '');
}

/** Returns whether one letter behind a large number is a word and no unit: Slovak `do 30 000 s navigáciou`. */
const isPreposition = ({ value, next }: Amount, { kind, length }: Unit, words: readonly string[]): boolean =>
  kind === 'other' && length === 1 && /^\p{L}$/u.test(words[next] ?? '') && value >= 1_000;

interface Unit {
  length: number;
  scale: number;
  kind?: AmountKind;
  unit?: number;
  isRate?: boolean;
}

function withUnit(amount: Amount, unit: Unit | null): Amount {
  if (!unit) return amount;
  const { scale, kind = amount.kind, unit: size = amount.unit } = unit;
  // Money per month is a monthly cost, and nothing turns an amount without a filter into one with a filter.
  const isFinal = amount.kind === 'month' || amount.kind === 'other';
  const resultKind = isFinal && kind !== 'other' ? amount.kind : kind;
  const scaled = amount.scaled || scale !== 1;
  return { ...amount, value: amount.value * scale, unit: size, scaled, ...(resultKind && { kind: resultKind }) };
}

/** A unit per another: `km/l`, `g/km`, `l/100km`. */
const RATE = /^\p{L}{1,4}\/(?:\d+\p{L}{0,4}|\p{L}{1,4})$/u;

/** Kinds of units in the order in which a word is read as one. */
function unitIn(words: readonly string[], at: number, phrases: FoldedPhrases): Unit | null {
  const word = words[at] ?? '';
  const lengthOf = (table: PhraseTable) => phraseAt(words, at, table);
  const month = lengthOf(phrases.month);
  if (month > 0) return { length: month, scale: 1, kind: 'month', isRate: month > 1 || /^p|\//.test(word) };
  const money = lengthOf(MONEY);
  if (money > 0) return { length: money, scale: 1, kind: 'money' };
  const thousandOfMoney = lengthOf(THOUSAND_OF_MONEY);
  if (thousandOfMoney > 0) return { length: thousandOfMoney, scale: 1_000, kind: 'money' };
  if (RATE.test(word)) return { length: 1, scale: 1, kind: 'other' };
  const kilometres = Object.hasOwn(DISTANCES, word) ? DISTANCES[word] : undefined;
  if (kilometres !== undefined) return distanceUnit(words, at, kilometres, phrases);
  if (word === 'kw') return { length: 1, scale: 1, kind: 'power', unit: KILOWATT };
  const power = lengthOf(phrases.power);
  if (power > 0) return { length: power, scale: 1, kind: 'power' };
  const thousand = lengthOf(phrases.thousand);
  if (thousand > 0) return { length: thousand, scale: 1_000 };
  const million = lengthOf(phrases.million);
  if (million > 0) return { length: million, scale: 1_000_000 };
  const age = lengthOf(phrases.ages);
  if (age > 0) return { length: age, scale: 1, kind: 'age' };
  // `12 månaders`
  const other = lengthOf(phrases.units) || phraseAt([word.replace(/s$/, '')], 0, phrases.units);
  return other > 0 ? { length: other, scale: 1, kind: 'other' } : null;
}

/** Returns a unit of distance; with another unit behind it, it is none of a mileage: `miles per gallon`. */
function distanceUnit(words: readonly string[], at: number, kilometres: number, phrases: FoldedPhrases): Unit {
  const other = phraseAt(words, at, phrases.units);
  // `300 mile range`
  const isReach = phraseAt(words, at + 1, phrases.reach) > 0;
  if (other > 1 && !isReach) return { length: other, scale: 1, kind: 'other' };
  return { length: 1, scale: 1, kind: 'distance', unit: kilometres };
}
