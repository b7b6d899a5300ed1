import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './Price.styles.ts';
import type { PriceView } from './price.ts';

interface PriceProps {
  price: PriceView;
  monthly?: string | undefined;
  large?: boolean;
  /** Explanation of the VAT note, placed after it. */
  info?: ReactNode;
}

/**
 * Renders the price by the rules of F058, always in two lines: the amount with the struck-through price, and below it VAT note
 * and monthly cost.
 */
export function Price({ price, monthly, large, info }: PriceProps) {
  const translate = useTranslate();
  const { amount, struck, from, note } = price;
  return (
    <p className={classes(styles.price, large && styles.large)}>
      <span className={styles.line}>
        {from && <span className={styles.from}>{translate('priceFrom')}</span>}
        <strong className={classes(styles.amount, struck && styles.campaign)}>
          {struck && <span className={visuallyHidden}>{translate('campaignPrice')} </span>}
          {amount ?? translate('priceOnRequest')}
        </strong>
        {struck && (
          <s className={styles.struck}>
            <span className={visuallyHidden}>{translate('retailPrice')} </span>
            {struck}
          </s>
        )}
      </span>
      <span className={styles.below}>
        {note && translate(note)}
        {note && monthly && ' · '}
        {monthly && (
          <>
            <span className={visuallyHidden}>{translate('car_loan_monthly_cost')} </span>
            {translate('perMonth', { amount: monthly })}
          </>
        )}
        {note && info}
      </span>
    </p>
  );
}
