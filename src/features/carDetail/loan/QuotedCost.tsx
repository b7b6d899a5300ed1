import type { Quotation } from '../../../contracts/finance/finance.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Term } from '../../car/Term.tsx';
import { quotedCost } from '../quotes/quotedCost.ts';
import { LoanWarning } from './LoanWarning.tsx';
import * as styles from './loan.styles.ts';

/**
 * Renders the lender's quote as the car's monthly cost, where it is on other terms than the example or contradicts it. When the lender quotes
 * nothing, there is no monthly cost.
 */
export function QuotedCost({ quote }: { quote: Quotation | 'refused' }) {
  return (
    <div className={styles.calculator} data-quoted-cost="">
      {quote !== 'refused' && <Cost quote={quote} />}
      <ToQuotes />
      {quote !== 'refused' && <LoanWarning />}
    </div>
  );
}

function Cost({ quote }: { quote: Quotation }) {
  const translate = useTranslate();
  const { site } = usePage();
  const { sum, terms } = quotedCost(quote, { site, translate });
  return (
    <>
      <p className={styles.result}>
        <span>
          <Term label="car_loan_monthly_cost" />
          <small>{quote.Name}</small>
        </span>
        <strong data-sum={sum}>{sum}</strong>
      </p>
      <p className={styles.terms}>{terms}</p>
    </>
  );
}

/** Renders the link to the quotes. */
export function ToQuotes() {
  const translate = useTranslate();
  return (
    <p className={styles.quoted} data-to-quotes="">
      <small>{translate('toQuotesText')}</small>
      <a href="#finance">{translate('toQuotes')}</a>
    </p>
  );
}
