import { familyOf, type LoanFigures } from '../../car/money/loanFigures.ts';
import type { LoanWording } from '../../car/money/loanSummary.ts';
import { PRODUCT_NAMES } from '../quotes/productNames.ts';
import type { LoanView } from './loanView.ts';

/** Returns the name of a loan: the product on its terms where a lender quotes it, else the record's name. Empty when its label says so already. */
export function loanName(
  { title }: Pick<LoanView, 'title'>,
  figures: LoanFigures,
  isQuoted: boolean,
  translate: LoanWording['translate'],
): string {
  const name = isQuoted ? translate(PRODUCT_NAMES[familyOf(figures)]) : (title ?? '');
  return translate('car_loan_monthly_cost').toLowerCase().includes(name.toLowerCase()) ? '' : name;
}
