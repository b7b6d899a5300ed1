import { fillIn } from '../../../contracts/page/fillIn.ts';
import { langOf, plainText } from '../../../contracts/search/valueTexts.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { chosenLoan } from '../../car/money/chosenLoan.ts';
import type { LoanFigures } from '../../car/money/loanFigures.ts';
import { familyOf } from '../../car/money/loanFigures.ts';
import { loanCalculation } from '../../car/money/loanRows.ts';
import { OfferRows } from '../../car/money/Offers.tsx';
import type { LoanView } from './loanView.ts';

interface LoanDetailsProps {
  loan: LoanView;
  figures: LoanFigures;
}

/** Renders how a loan is calculated: the lender's text, the rows, and the disclaimer with the loan's own figures (F072). */
export function LoanDetails({ loan, figures }: LoanDetailsProps) {
  const { text, note } = loan;
  const translate = useTranslate();
  const { site, language } = usePage();
  const { rows, disclaimer } = loanCalculation(figures, { site, language, translate });
  // British notes are representative examples, which own terms are not.
  const isBritish = site.country === 'GB';
  // PCP over some terms is hire purchase over others: the record describes the product of the standard terms.
  const standard = chosenLoan(loan, {});
  const isDescribed = !isBritish || !standard || familyOf(standard) === familyOf(figures);
  const example = note && figures.own && isBritish ? translate('loanExample') : note;
  return (
    <>
      {text && isDescribed && <p lang={langOf(text)}>{plainText(text)}</p>}
      <OfferRows rows={rows} />
      {example && <p>{fillIn(example, disclaimer)}</p>}
    </>
  );
}
