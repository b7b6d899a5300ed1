import type { Elements } from '../../../lib/browser/elements.ts';
import { classes } from '../../../lib/classes.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './Price.styles.ts';
import type { PriceView } from './price.ts';

interface PriceProps {
  price: PriceView;
  /** Monthly cost in the second line; null when it is stated elsewhere, and there is no second line. */
  monthly?: string | null | undefined;
  /** Effective rate of the loan, beside the monthly cost. */
  rate?: string | undefined;
  /** The price of a car's page, which `npm run reconcile` reads by `data-price`. */
  large?: boolean;
  /** Explanation of the VAT note, placed after it. */
  info?: Elements;
}

/**
 * Renders the price by the rules of F058, always in two lines: the amount with the struck-through price, and below it the
 * monthly cost. The VAT note is beside the amount that it is about: below a price without monthly cost.
 */
export function Price({ price, monthly, rate, large, info }: PriceProps) {
  const translate = useTranslate();
  const { amount, struck, lowest, from, note } = price;
  return (
    <p className={classes(styles.price, large && styles.large)}>
      <span className={styles.line}>
        {from && <span className={styles.from}>{translate('priceFrom')}</span>}
        <strong className={classes(styles.amount, struck && styles.campaign)} data-price={large ? '' : undefined}>
          {struck && <span className={visuallyHidden}>{`${translate('campaignPrice')} `}</span>}
          <span>{amount ?? translate('priceOnRequest')}</span>
        </strong>
        {struck && (
          <s className={styles.struck}>
            <span className={visuallyHidden}>{`${translate('retailPrice')} `}</span>
            <span>{struck}</span>
          </s>
        )}
        {note && monthly !== undefined && <span className={styles.from}>{translate(note)}</span>}
        {lowest && !large && <span className={styles.lowest}>{translate('cardLowestPrice', { amount: lowest })}</span>}
      </span>
      {monthly !== null && (
        <span className={styles.below}>
          {monthly && <span className={visuallyHidden}>{`${translate('car_loan_monthly_cost')} `}</span>}
          {monthly && <span>{translate('perMonth', { amount: monthly })}</span>}
          {monthly && rate && <span className={styles.rate}>{rate}</span>}
          {note && monthly === undefined && <span>{translate(note)}</span>}
          {note && info}
        </span>
      )}
    </p>
  );
}
