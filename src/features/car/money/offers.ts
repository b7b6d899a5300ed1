import type { CarDetail } from '../../../contracts/car/car.ts';
import type { RequestedTerms } from '../../../contracts/finance/loanQuery.ts';
import { fillIn } from '../../../contracts/page/fillIn.ts';
import type { Wording } from '../../../contracts/page/loader.ts';
import type { LocalizedText } from '../../../contracts/search/valueTexts.ts';
import { otherIndexLanguage } from '../../../lib/indexLanguage.ts';
import { formatPayment } from '../format.ts';
import { type CarLoan, loanOn, withoutFalseRates } from './carLoan.ts';
import { type LeasingOffer, leasingOffer } from './leasing.ts';
import type { LoanOption } from './loanChoices.ts';
import { loanCalculation, type OfferRow } from './loanRows.ts';
import { loanSummary } from './loanSummary.ts';

/** The loan of a car with its terms (U11). */
export interface LoanOffer {
  kind: 'car_loan_monthly_cost';
  /** Monthly amount in the site's currency. */
  amount: string;
  /** Deposit, term, rate and total in one line. */
  terms?: string;
  /** Calculation of the amount. */
  rows?: OfferRow[];
  /** The lender's description. */
  text?: LocalizedText;
  note?: LocalizedText;
}

/** A kind of monthly payment. */
export type OfferView = LoanOffer | LeasingOffer;

/** The lender's texts about a loan. */
export interface LoanWords {
  text?: LocalizedText;
  note?: string;
}

/**
 * Returns loan, private leasing and company leasing, in this order, as far as the car has them (F056, F073).
 *
 * @param terms those of the loan
 */
export function offersOf(car: CarDetail, wording: Wording, terms: RequestedTerms = {}): OfferView[] {
  return [
    loanOffer(car, wording, terms),
    leasingOffer('privateLeasing', car, wording),
    leasingOffer('companyLeasing', car, wording),
  ].filter((offer) => offer !== null);
}

function loanOffer(car: CarDetail, wording: Wording, terms: RequestedTerms): LoanOffer | null {
  const loan = loanOn(car, terms);
  if (!loan) return null;
  const offer: LoanOffer = { kind: 'car_loan_monthly_cost', amount: formatPayment(loan.payment, wording.site) };
  return { ...offer, ...(car.car_loan_option && loanDetails(car.car_loan_option, loan, wording)) };
}

/** Returns the terms of the monthly cost. Empty when the record does not have them. */
function loanDetails(option: LoanOption, loan: CarLoan, wording: Wording): Partial<LoanOffer> {
  if (!loan.figures) return {};
  const { terms } = loanSummary(loan.figures, wording);
  const { rows, disclaimer } = loanCalculation(loan.figures, wording);
  const { text, note } = loanWords(option, loan, wording);
  // The placeholders are filled with the loan's own figures, after false rates are removed.
  return { terms, rows, ...(text && { text }), ...(note && { note: fillIn(note, disclaimer) }) };
}

/** Returns the lender's texts without the sentences that state a false rate; the note has the placeholders of `loanCalculation`. */
export function loanWords(option: LoanOption, loan: CarLoan, wording: Wording): LoanWords {
  const text = option.description && withoutFalseRates(option.description, loan);
  const note = option.disclaimer && disclaimerOf(withoutFalseRates(option.disclaimer, loan), wording);
  return { ...(text && { text: wording.valueText('offer_text', text) }), ...(note && { note }) };
}

/** Returns the record's disclaimer; on a page of another language the translated standard disclaimer. */
function disclaimerOf(text: string, { site, language, translate }: Wording): string {
  return otherIndexLanguage(language, site) ? translate('loanExample') : text;
}
