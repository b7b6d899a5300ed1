import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './booking.styles.ts';
import type { SelectedService } from './flow/flowState.ts';
import { formatKronor, priceOf } from './money/bookingPrices.ts';

interface PriceProps {
  service: Pick<SelectedService, 'price' | 'priceKnown' | 'priceDiscount' | 'unit'>;
  /** Of the car: discounted prices are red then (F099). */
  hasAgreement: boolean;
}

/** Renders what a service costs, or that its price is missing (F098). */
export function Price({ service, hasAgreement }: PriceProps) {
  const translate = useTranslate();
  const price = priceOf(service, hasAgreement);
  if (!price) return <span>{translate('bookingPriceMissing')}</span>;
  return <Amount amount={price.amount} before={price.before} />;
}

/** Renders an amount; a discounted one is red, behind the price without the agreement. */
export function Amount({ amount, before }: { amount: number; before: number | null }) {
  const translate = useTranslate();
  if (before === null) return <span>{formatKronor(amount)}</span>;
  return (
    <>
      <s className={styles.before}>
        <span className={visuallyHidden}>{translate('bookingPriceBefore', { price: formatKronor(before) })}</span>
        <span aria-hidden="true">{formatKronor(before)}</span>
      </s>
      <span> </span>
      <span className={styles.discounted}>{formatKronor(amount)}</span>
    </>
  );
}
