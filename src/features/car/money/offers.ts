import type { CarDetail } from '../../../contracts/car.ts';
import { fillIn } from '../../../contracts/fillIn.ts';
import type { Wording } from '../../../contracts/loader.ts';
import type { LocalizedText } from '../../../contracts/valueTexts.ts';
import { otherIndexLanguage, recordText } from '../../../lib/indexLanguage.ts';
import { formatMoney } from '../format.ts';
import { distanceOf } from '../measures.ts';
import { type CarLoan, loanOf, withoutFalseRates } from './carLoan.ts';
import type { LoanOption } from './loanChoices.ts';
import { loanTexts, type OfferRow } from './loanRows.ts';
import type { OfferKind } from './offerKinds.ts';

/** A kind of monthly payment with its terms (U11). */
export interface OfferView {
  /** Dictionary key of its label. */
  kind: OfferKind;
  /** Monthly amount in the site's currency. */
  amount: string;
  /** Deposit, term, rate and total in one line. */
  terms?: string;
  /** Calculation of the amount. */
  rows?: OfferRow[];
  /** Alternative terms, the cheapest first, when there are several. */
  choices?: { terms: string; amount: string }[];
  /** The record's description of the offer. */
  text?: LocalizedText;
  note?: LocalizedText;
}

/** The lender's texts about a loan. */
export interface LoanWords {
  text?: LocalizedText;
  note?: string;
}

type OfferWording = Wording;
type LeasingOption = NonNullable<CarDetail['car_leasing_options']>[number];

/** Returns loan, private leasing and company leasing, in this order, as far as the car has them (F056, F073). */
export function offersOf(car: CarDetail, wording: OfferWording): OfferView[] {
  return [
    loanOffer(car, wording),
    leasingOffer('privateLeasing', 'Private', car.car_privateleasing_monthly_cost, car, wording),
    leasingOffer('companyLeasing', 'Company', car.car_companyleasing_monthly_cost, car, wording),
  ].filter((offer) => offer !== null);
}

function loanOffer(car: CarDetail, wording: OfferWording): OfferView | null {
  const loan = loanOf(car);
  if (!loan) return null;
  const offer: OfferView = { kind: 'car_loan_monthly_cost', amount: formatMoney(loan.payment, wording.site) };
  return { ...offer, ...(car.car_loan_option && loanDetails(car.car_loan_option, loan, wording)) };
}

/** Returns the terms of the monthly cost: the least deposit over the standard term. Empty when the record does not have them. */
function loanDetails(option: LoanOption, loan: CarLoan, wording: OfferWording): Partial<OfferView> {
  if (!loan.figures) return {};
  const { terms, rows, disclaimer } = loanTexts(loan.figures, wording);
  const { text, note } = loanWords(option, loan, wording);
  // The placeholders are filled with the loan's own figures, after false rates are removed.
  return { terms, rows, ...(text && { text }), ...(note && { note: fillIn(note, disclaimer) }) };
}

/** Returns the lender's texts without the sentences that state a false rate; the note has the placeholders of `loanTexts`. */
export function loanWords(option: LoanOption, loan: CarLoan, wording: Wording): LoanWords {
  const text = option.description && withoutFalseRates(option.description, loan);
  const note = option.disclaimer && disclaimerOf(withoutFalseRates(option.disclaimer, loan), wording);
  return { ...(text && { text: wording.valueText('offer_text', text) }), ...(note && { note }) };
}

/** Returns the record's disclaimer; on a page of another language the translated standard disclaimer. */
function disclaimerOf(text: string, { site, language, translate }: OfferWording): string {
  return otherIndexLanguage(language, site) ? translate('loanExample') : text;
}

function leasingOffer(
  kind: Exclude<OfferKind, 'car_loan_monthly_cost'>,
  type: LeasingOption['leasing_type'],
  standard: number | null | undefined,
  car: CarDetail,
  wording: OfferWording,
): OfferView | null {
  const options = (car.car_leasing_options ?? [])
    .filter((option) => option.leasing_type === type && option.monthly_cost)
    .sort((one, other) => (one.monthly_cost ?? 0) - (other.monthly_cost ?? 0));
  const [option] = options;
  const cost = option?.monthly_cost ?? standard;
  if (!cost) return null;
  const money = (value: number) => formatMoney(value, wording.site);
  const choices = options.flatMap((one) => {
    const terms = leasingTerms(one, wording);
    return terms && one.monthly_cost ? [{ terms, amount: money(one.monthly_cost) }] : [];
  });
  const isForeign = otherIndexLanguage(wording.language, wording.site);
  const localText = isForeign ? '' : option?.description;
  const terms = option && [localText || sentence(leasingTerms(option, wording)), sumOf(option, money, wording)];
  return {
    kind,
    amount: money(cost),
    ...(isForeign && option?.description && { text: recordText(option.description, wording) }),
    ...(terms && { terms: terms.filter(Boolean).join(' ') }),
    ...(choices.length > 1 && { choices }),
    ...(option?.asterisk && { note: wording.valueText('offer_text', option.asterisk) }),
  };
}

/** Appends a full stop. */
const sentence = (text: string): string => text && `${text}.`;

/** Returns the sum of all monthly costs; the record's own text states any initial payment. */
function sumOf(
  { duration, monthly_cost: cost }: LeasingOption,
  money: (value: number) => string,
  wording: OfferWording,
): string {
  return duration && cost ? wording.translate('leasingTotal', { total: money(duration * cost) }) : '';
}

/** Returns `36 months, 1 500 mil a year`; empty when the record does not have both. */
function leasingTerms({ duration, mileage }: LeasingOption, wording: OfferWording): string {
  if (!duration || !mileage) return '';
  return wording.translate('leasingTerms', { months: duration, distance: distanceOf(mileage, wording).join(' ') });
}
