import { type ComponentType, useEffect, useRef, useState } from 'react';
import { usePage } from '../../../page/PageContext.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { formatMoney } from '../../car/format.ts';
import { type TradeIn as StoredTradeIn, useTradeIn } from '../../car/tradeInStore.ts';
import type { CarPageView } from '../detailData.ts';
import type { TradeInPanelProps } from './TradeInPanel.tsx';
import * as styles from './tradeIn.styles.ts';
import { afterTradeIn } from './tradeInFigures.ts';

type State = { Panel: ComponentType<TradeInPanelProps> } | 'failed' | null;

/**
 * Renders a disclosure for trading in the visitor's own car, with a panel that is loaded when it is opened. Without scripts it is
 * absent: the link to the form for selling a car is there.
 */
export function TradeIn({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  const { site } = usePage();
  const stored = useTradeIn();
  const tradeIn = stored?.currency === site.currency ? stored : null;
  const element = useRef<HTMLDetailsElement>(null);
  const [state, setState] = useState<State>(null);
  const load = () => {
    if (!element.current?.open) return;
    import('./TradeInPanel.tsx').then(
      ({ TradeInPanel }) => setState({ Panel: TradeInPanel }),
      () => setState('failed'),
    );
  };
  // The visitor may have opened it before hydration.
  useEffect(load, []);
  return (
    <details ref={element} className={styles.disclosure} onToggle={load} data-trade-in="">
      <summary>
        {useSummary(car, tradeIn)}
        <Icon name="chevronDown" size={14} />
      </summary>
      {state === 'failed' && <p role="alert">{translate('tradeInFailed')}</p>}
      {state && state !== 'failed' && <state.Panel car={car} tradeIn={tradeIn} />}
    </details>
  );
}

/** Returns the summary of the disclosure: the estimate, or what is left to pay, once they are known. */
function useSummary({ payable }: CarPageView, tradeIn: StoredTradeIn | null): string {
  const translate = useTranslate();
  const { site } = usePage();
  if (!tradeIn) return translate('tradeInSummary');
  if (tradeIn.isDeducted && payable) {
    const { left } = afterTradeIn(payable, tradeIn.low);
    return translate('tradeInDeducted', { amount: formatMoney(left, site) });
  }
  return translate('tradeInKnown', { low: formatMoney(tradeIn.low, site), high: formatMoney(tradeIn.high, site) });
}
