import { useState } from 'react';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { formatMoney } from '../../car/format.ts';
import { storeTradeIn, type TradeIn, useTradeIn } from '../../car/tradeInStore.ts';
import type { CarPageView } from '../detailData.ts';
import { TradeInEstimate } from './TradeInEstimate.tsx';
import { TradeInForm } from './TradeInForm.tsx';
import { afterTradeIn } from './tradeInFigures.ts';

/** Renders the form for the visitor's own car, or its estimate. */
export function TradeInPanel({ car }: { car: CarPageView }) {
  const tradeIn = useTradeInHere();
  /** Whether the visitor has changed from one to the other: what is new takes the focus. */
  const [isChanged, setChanged] = useState(false);
  const change = (next: TradeIn | null) => {
    setChanged(true);
    storeTradeIn(next);
  };
  return tradeIn ? (
    <TradeInEstimate car={car} tradeIn={tradeIn} takesFocus={isChanged} onForget={() => change(null)} />
  ) : (
    <TradeInForm
      takesFocus={isChanged}
      onValuation={(valuation, call) => change({ ...valuation, ...call, isDeducted: false, termsBefore: '' })}
    />
  );
}

/** Renders the summary of the disclosure: the estimate, or what is left to pay, once they are known. */
export function TradeInSummary({ car: { payable } }: { car: CarPageView }) {
  const translate = useTranslate();
  const { site } = usePage();
  const tradeIn = useTradeInHere();
  if (!tradeIn) return <span>{translate('tradeInSummary')}</span>;
  if (tradeIn.isDeducted && payable) {
    const { left } = afterTradeIn(payable, tradeIn.low);
    return <span>{translate('tradeInDeducted', { amount: formatMoney(left, site) })}</span>;
  }
  const [low, high] = [formatMoney(tradeIn.low, site), formatMoney(tradeIn.high, site)];
  return <span>{translate('tradeInKnown', { low, high })}</span>;
}

/** Returns the estimate when it is in the currency of the site. */
function useTradeInHere(): TradeIn | null {
  const { site } = usePage();
  const stored = useTradeIn();
  return stored?.currency === site.currency ? stored : null;
}
