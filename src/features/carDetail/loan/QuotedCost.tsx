import type { Quotation } from '../../../contracts/finance/finance.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { formatExactMoney } from '../../car/format.ts';
import { Term } from '../../car/Term.tsx';
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
  const money = (amount: number) => formatExactMoney(amount, site);
  const details = quote.Blocks.flatMap(({ Details }) => Details);
  const detail = (key: string) => details.find(({ Key }) => Key === key)?.DisplayValue || '–';
  const sum = translate('perMonth', { amount: money(quote.RegularPayment) });
  return (
    <>
      <p className={styles.result}>
        <span>
          <Term label="car_loan_monthly_cost" />
          <small>{quote.Name}</small>
        </span>
        <strong data-sum={sum}>{sum}</strong>
      </p>
      <p className={styles.terms}>
        {translate('ownLoanSummary', {
          deposit: money(quote.CashDeposit),
          months: quote.Term,
          rate: detail('RateOfInterest'),
          effective: detail('APR'),
          total: detail('TotalAmountPayable'),
        })}
      </p>
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
