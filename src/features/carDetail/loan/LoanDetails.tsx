import { langOf, plainText } from '../../../contracts/search/valueTexts.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { LoanFigures } from '../../car/money/loanFigures.ts';
import { OfferRows } from '../../car/money/Offers.tsx';
import { loanTexts } from './loanTexts.ts';
import type { LoanView } from './loanView.ts';

interface LoanDetailsProps {
  loan: LoanView;
  figures: LoanFigures;
}

/** Renders how a loan is calculated: the lender's text, the rows, and the disclaimer with the loan's own figures (F072). */
export function LoanDetails({ loan, figures }: LoanDetailsProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { text, rows, example } = loanTexts(loan, figures, { site, language, translate });
  return (
    <>
      {text && <p lang={langOf(text)}>{plainText(text)}</p>}
      <OfferRows rows={rows} />
      {example && <p>{example}</p>}
    </>
  );
}
