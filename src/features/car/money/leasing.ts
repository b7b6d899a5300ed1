import { withoutSeparators } from '../../../../lib/wholeNumber.ts';
import type { CarDetail } from '../../../contracts/car/car.ts';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import type { Wording } from '../../../contracts/page/loader.ts';
import type { LocalizedText } from '../../../contracts/search/valueTexts.ts';
import { otherIndexLanguage, recordText } from '../../../lib/indexLanguage.ts';
import { formatMoney } from '../format.ts';
import { distanceOf, measureText } from '../measures.ts';

type LeasingOption = NonNullable<CarDetail['car_leasing_options']>[number];

/** Duration, distance and sums of an option. */
interface LeasingTerms {
  terms: string;
  /** The record's description, which `terms` have, and the terms without it. */
  described?: { text: string; terms: string };
}

/** What the record says of an option. */
interface LeasingTexts {
  /** The record's name of the option, where it says more than the label. */
  title?: string;
  /** The record's description, where its language is not the page's. */
  text?: LocalizedText;
  /** The record's footnote, which the amount refers to. */
  note?: LocalizedText;
}

/** One duration and yearly distance of a leasing offer. */
export interface LeasingChoice extends LeasingTexts {
  months: number;
  /** Distance a year with its unit: `1 500 mil`. */
  distance: string;
  amount: string;
  terms: string;
}

/** Private or company leasing of a car (F073). Its texts are those of the cheapest option. */
export interface LeasingOffer extends LeasingTexts, Partial<LeasingTerms> {
  kind: 'privateLeasing' | 'companyLeasing';
  /** Monthly amount of the cheapest option. */
  amount: string;
  /** The cheapest first; absent for fewer than two. */
  choices?: LeasingChoice[];
  /** Further lines below the offer: what the amount is without, and the benefit value. */
  extra?: LeasingExtra[];
}

/** A label that explains itself (`Term`), and its value when it has one. */
export interface LeasingExtra {
  label: DictionaryKey;
  value?: LocalizedText;
}

/** Returns the car's private or company leasing; null when it has none. Amounts for companies are without VAT. */
export function leasingOffer(kind: LeasingOffer['kind'], car: CarDetail, wording: Wording): LeasingOffer | null {
  const isCompany = kind === 'companyLeasing';
  const options = (car.car_leasing_options ?? [])
    .filter((option) => option.leasing_type === (isCompany ? 'Company' : 'Private') && (option.monthly_cost ?? 0) > 0)
    .map((option) => ({ ...option, duration: positive(option.duration), mileage: positive(option.mileage) }))
    .sort((one, other) => (one.monthly_cost ?? 0) - (other.monthly_cost ?? 0));
  const [option] = options;
  const cost =
    option?.monthly_cost ?? car[isCompany ? 'car_companyleasing_monthly_cost' : 'car_privateleasing_monthly_cost'];
  if (!cost || cost < 0) return null;
  const choices = choicesOf(options, kind, wording);
  const terms = option && termsOf(option, wording);
  const extra = isCompany ? companyExtra(car, wording) : [];
  return {
    kind,
    amount: formatMoney(cost, wording.site),
    ...(terms?.terms && terms),
    ...(option && textsOf(option, kind, wording)),
    ...(choices.length > 1 && { choices }),
    ...(extra.length > 0 && { extra }),
  };
}

/** Returns a number above zero; null for any other. */
const positive = (value: number | null | undefined): number | null => (value && value > 0 ? value : null);

/** Returns the cheapest option of each duration and distance. */
function choicesOf(options: readonly LeasingOption[], kind: LeasingOffer['kind'], wording: Wording): LeasingChoice[] {
  const choices = new Map<string, LeasingChoice>();
  for (const option of options) {
    const { duration, mileage, monthly_cost: cost } = option;
    const key = `${duration} ${mileage}`;
    if (!duration || !mileage || !cost || choices.has(key)) continue;
    choices.set(key, {
      months: duration,
      distance: distanceOf(mileage, wording).join('\u00a0'),
      amount: formatMoney(cost, wording.site),
      terms: termsOf(option, wording).terms,
      ...textsOf(option, kind, wording),
    });
  }
  return [...choices.values()];
}

function textsOf(option: LeasingOption, kind: LeasingOffer['kind'], wording: Wording): LeasingTexts {
  return {
    ...titleIn(option, kind, wording),
    ...foreignText(option, wording),
    ...(option.asterisk && { note: wording.valueText('offer_text', option.asterisk) }),
  };
}

function titleIn({ title }: LeasingOption, kind: LeasingOffer['kind'], { translate, valueText }: Wording) {
  const text = title && valueText('offer_text', title);
  // A label in another language says nothing new.
  const isNew = typeof text === 'string' && !translate(kind).toLowerCase().includes(text.toLowerCase());
  return isNew ? { title: text } : {};
}

/** Returns the description where `terms` do not have it, because its language is not the page's. */
function foreignText({ description }: LeasingOption, wording: Wording): { text?: LocalizedText } {
  return description && otherIndexLanguage(wording.language, wording.site)
    ? { text: recordText(description, wording) }
    : {};
}

function companyExtra(car: CarDetail, wording: Wording): LeasingExtra[] {
  const benefit = measureText('car_beneficial_value', car, wording);
  return [{ label: 'withoutVat' }, ...(benefit ? [{ label: 'car_beneficial_value' as const, value: benefit }] : [])];
}

/** Returns duration, distance and what the record says, and the sum of all payments with the one at the start. */
function termsOf(option: LeasingOption, wording: Wording): LeasingTerms {
  const { description, duration, mileage, monthly_cost: cost } = option;
  const initial = positive(option.initial_payment) ?? 0;
  const { translate } = wording;
  const own = otherIndexLanguage(wording.language, wording.site) ? '' : (description ?? '');
  const distance = mileage && distanceOf(mileage, wording).join(' ');
  const terms = duration && distance ? `${translate('leasingTerms', { months: duration, distance })}.` : '';
  const money = (amount: number) => formatMoney(amount, wording.site);
  const total = duration && cost ? money(duration * cost + initial) : '';
  const first = initial ? translate('leasingInitial', { amount: money(initial) }) : '';
  const isStated = [duration, mileage].every((value) => value && hasNumber(own, value));
  const sum = total && translate(initial ? 'leasingTotalWithInitial' : 'leasingTotal', { total });
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(' ');
  return {
    terms: join([isStated ? '' : terms, own, first, sum]),
    ...(own && { described: { text: own, terms: join([terms, first, sum]) } }),
  };
}

/** Whether a text has a number, grouped in any way. */
function hasNumber(text: string, value: number): boolean {
  return withoutSeparators(text).split(/\D+/).includes(String(value));
}
