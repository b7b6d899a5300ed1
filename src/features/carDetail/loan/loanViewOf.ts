import type { CarDetail } from '../../../contracts/car/car.ts';
import type { Wording } from '../../../contracts/page/loader.ts';
import { loanOf } from '../../car/money/carLoan.ts';
import { loanWords } from '../../car/money/offers.ts';
import type { LoanView } from './loanView.ts';
import { longestTerms } from './longestTerms.ts';

/** Returns the loan for the calculator; null when the car has none, or when the record does not have its terms. */
export function loanViewOf(car: CarDetail, wording: Wording): LoanView | null {
  const { car_loan_option: option } = car;
  const loan = loanOf(car);
  if (!option || !loan?.figures) return null;
  const { price, default_contract_duration, contract_durations, interest_rate, start_fee, invoice_fee, title } = option;
  const { deposit_step, payment_decimals } = option;
  const name = title && wording.valueText('offer_text', title);
  const terms = {
    option: {
      price,
      default_contract_duration,
      contract_durations,
      interest_rate,
      start_fee,
      invoice_fee,
      ...(deposit_step && { deposit_step }),
      ...(payment_decimals && { payment_decimals }),
    },
    payment: loan.payment,
  };
  return {
    ...terms,
    longestTerms: longestTerms(terms, wording),
    // In another language it says nothing new.
    ...(typeof name === 'string' && name !== '' && { title: name }),
    ...loanWords(option, loan, wording),
  };
}
