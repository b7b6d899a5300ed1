import { fillIn } from '../../../contracts/page/fillIn.ts';
import type { SiteView } from '../../../contracts/page/page.ts';
import type { LocalizedText } from '../../../contracts/search/valueTexts.ts';
import { chosenLoan } from '../../car/money/chosenLoan.ts';
import type { LoanFigures } from '../../car/money/loanFigures.ts';
import { familyOf } from '../../car/money/loanFigures.ts';
import { loanCalculation, type OfferRow } from '../../car/money/loanRows.ts';
import type { LoanWording } from '../../car/money/loanSummary.ts';
import type { LoanView } from './loanView.ts';

interface LoanTexts {
  /** The lender's description, where it describes the product of these terms. */
  text?: LocalizedText;
  rows: OfferRow[];
  /** The disclaimer with the loan's own figures. */
  example?: string;
}

/** Returns how a loan is calculated on chosen terms: the lender's text, the rows, and the disclaimer (F072). */
export function loanTexts(
  loan: LoanView,
  figures: LoanFigures,
  wording: LoanWording & { site: Pick<SiteView, 'country'> },
): LoanTexts {
  const { text, note } = loan;
  const { rows, disclaimer } = loanCalculation(figures, wording);
  // British notes are representative examples, which own terms are not.
  const isBritish = wording.site.country === 'GB';
  // PCP over some terms is hire purchase over others: the record describes the product of the standard terms.
  const standard = chosenLoan(loan, {});
  const isDescribed = !isBritish || !standard || familyOf(standard) === familyOf(figures);
  const example = note && figures.own && isBritish ? wording.translate('loanExample') : note;
  return {
    ...(text && isDescribed && { text }),
    rows,
    ...(example && { example: fillIn(example, disclaimer) }),
  };
}
