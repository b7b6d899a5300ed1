import { useState } from 'react';
import { storeTradeIn, type TradeIn } from '../../car/tradeInStore.ts';
import type { CarPageView } from '../detailData.ts';
import { TradeInEstimate } from './TradeInEstimate.tsx';
import { TradeInForm } from './TradeInForm.tsx';

export interface TradeInPanelProps {
  car: CarPageView;
  tradeIn: TradeIn | null;
}

/** Renders the form for the visitor's own car, or its estimate. */
export function TradeInPanel({ car, tradeIn }: TradeInPanelProps) {
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
