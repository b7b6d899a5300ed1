import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isStored } from '../../../delivery/isStored.ts';
import { loadOrReload } from '../../../lib/browser/goneScripts.ts';
import { sessionText } from '../../../lib/browser/storedText.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { TRADE_IN_KEY } from '../../car/tradeInKey.ts';
import type { CarPageView } from '../detailData.ts';
import * as styles from './tradeIn.styles.ts';

type Part = ComponentType<{ car: CarPageView }>;

/**
 * Renders a disclosure for trading in the visitor's own car. Its panel is loaded when it is opened, or when the visitor has an
 * estimate already. Without scripts it is absent: the link to the form for selling a car is there.
 */
export function TradeIn({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  const element = useRef<HTMLDetailsElement>(null);
  const [parts, setParts] = useState<{ Summary: Part; Panel: Part } | 'failed' | null>(null);
  const load = () => {
    if (!element.current?.open && !isStored(sessionText(TRADE_IN_KEY))) return;
    loadOrReload(() => import('./TradeInPanel.tsx')).then(
      ({ TradeInSummary, TradeInPanel }) => setParts({ Summary: TradeInSummary, Panel: TradeInPanel }),
      () => setParts('failed'),
    );
  };
  // The visitor may have opened it before hydration.
  useEffect(load, []);
  const loaded = parts === 'failed' ? null : parts;
  return (
    <details ref={element} className={styles.disclosure} onToggle={load} data-trade-in="">
      <summary>
        {loaded ? <loaded.Summary car={car} /> : <span>{translate('tradeInSummary')}</span>}
        <Icon name="chevronDown" size={14} />
      </summary>
      {parts === 'failed' && <p role="alert">{translate('tradeInFailed')}</p>}
      {loaded && <loaded.Panel car={car} />}
    </details>
  );
}
