import { type FoldedPhrases, phraseAt, phrasesIn } from './foldedPhrases.ts';
import { DISTANCES, MONEY_WORDS, THOUSAND_MONEY } from './phrases.ts';

/** What an amount measures; undefined when the text does not specify it. */
export type AmountKind = 'money' | 'month' | 'distance' | 'power' | 'year';

export interface Amount {
  value: number;
  kind?: AmountKind;
  /** Kilometres or horsepower for each unit. */
  unit: number;
  /** The text has a word for thousands or millions. */
  scaled: boolean;
  /** Index of the word after the amount. */
  next: number;
}

const MONEY = phrasesIn(MONEY_WORDS);
const THOUSAND_OF_MONEY = phrasesIn(THOUSAND_MONEY);
const NUMBER = /^([£€$]?)(\d+(?:[.,'’]\d+)*)(.*)$/u;
const GROUPED = /^\d{1,3}(?:[.,'’]\d{3})+$/;
/** Horsepower for each kilowatt. */
const KILOWATT = 1.36;

/** Reads a number with its unit: `200 000 kr`, `£20k`, `300 tkr`, `5 000 mil`, `150 kW`; null when there is no number. */
export function readAmount(words: readonly string[], at: number, phrases: FoldedPhrases): Amount | null {
  const sign = phraseAt(words, at, MONEY);
  const start = at + sign;
  const match = NUMBER.exec(words[start] ?? '');
  if (!match) return null;
  const [, currency = '', digits = '', suffix = ''] = match;
  const amount: Amount = { value: numberOf(digits), unit: 1, scaled: false, next: start + 1 };
  if (currency !== '' || sign > 0) amount.kind = 'money';
  if (suffix !== '') return readSuffix(amount, suffix, words, phrases);
  return readUnits(readGroups(amount, digits, words, phrases), words, phrases);
}

function numberOf(digits: string): number {
  return Number(GROUPED.test(digits) ? digits.replace(/\D/g, '') : digits.replace(/[’']/g, '').replace(',', '.'));
}

/** Reads digit groups: `200` `000` → 200000, when the first has at most three digits and the others exactly three. */
function readGroups(amount: Amount, digits: string, words: readonly string[], phrases: FoldedPhrases): Amount {
  if (!/^\d{1,3}$/.test(digits)) return amount;
  let joined = digits;
  let { next } = amount;
  for (let group = GROUP.exec(words[next] ?? ''); group; group = GROUP.exec(words[next] ?? '')) {
    const [, three = '', suffix = ''] = group;
    if (suffix !== '' && !unitIn([suffix], 0, phrases)) break;
    joined += three;
    next += 1;
    if (suffix !== '') return withUnit({ ...amount, value: Number(joined), next }, unitIn([suffix], 0, phrases));
  }
  return { ...amount, value: Number(joined), next };
}

const GROUP = /^(\d{3})(\D.*)?$/;

/** Reads the text joined to the digits, which must be a unit: `4x4` and `1.6tdi` are no amounts. */
function readSuffix(amount: Amount, suffix: string, words: readonly string[], phrases: FoldedPhrases): Amount | null {
  // Slovak also abbreviates horsepower as `k`, but not joined to the digits.
  const isThousand = phraseAt([suffix], 0, phrases.thousand) > 0;
  const unit = isThousand ? { length: 1, scale: 1_000 } : unitIn([suffix], 0, phrases);
  return unit && readUnits(withUnit(amount, unit), words, phrases);
}

function readUnits(amount: Amount, words: readonly string[], phrases: FoldedPhrases): Amount {
  let read = amount;
  for (;;) {
    const slash = words[read.next] === '/' ? 1 : 0;
    const unit = unitIn(words, read.next + slash, phrases);
    if (!unit || (unit.scale !== 1 && read.scaled)) return read;
    read = { ...withUnit(read, unit), next: read.next + slash + unit.length };
  }
}

interface Unit {
  length: number;
  scale: number;
  kind?: AmountKind;
  unit?: number;
}

function withUnit(amount: Amount, unit: Unit | null): Amount {
  if (!unit) return amount;
  const { scale, kind = amount.kind, unit: size = amount.unit } = unit;
  // Money per month is a monthly cost.
  const resultKind = amount.kind === 'month' ? amount.kind : kind;
  const scaled = amount.scaled || scale !== 1;
  return { ...amount, value: amount.value * scale, unit: size, scaled, ...(resultKind && { kind: resultKind }) };
}

function unitIn(words: readonly string[], at: number, phrases: FoldedPhrases): Unit | null {
  const word = words[at] ?? '';
  const lengthOf = (kind: keyof FoldedPhrases) => phraseAt(words, at, phrases[kind]);
  const month = lengthOf('month');
  if (month > 0) return { length: month, scale: 1, kind: 'month' };
  const money = phraseAt(words, at, MONEY);
  if (money > 0) return { length: money, scale: 1, kind: 'money' };
  const thousandOfMoney = phraseAt(words, at, THOUSAND_OF_MONEY);
  if (thousandOfMoney > 0) return { length: thousandOfMoney, scale: 1_000, kind: 'money' };
  const kilometres = DISTANCES[word];
  if (kilometres !== undefined) return { length: 1, scale: 1, kind: 'distance', unit: kilometres };
  if (word === 'kw') return { length: 1, scale: 1, kind: 'power', unit: KILOWATT };
  const power = lengthOf('power');
  if (power > 0) return { length: power, scale: 1, kind: 'power' };
  const thousand = lengthOf('thousand');
  if (thousand > 0) return { length: thousand, scale: 1_000 };
  const million = lengthOf('million');
  return million > 0 ? { length: million, scale: 1_000_000 } : null;
}
