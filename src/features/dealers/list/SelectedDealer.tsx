import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePage } from '../../../page/PageContext.tsx';
import { buttons } from '../../../ui/button.styles.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { DealerCardView } from '../dealerCard.ts';
import { addressText, dealerHref } from '../dealerView.ts';
import { OpeningNow } from '../hours/OpeningNow.tsx';
import * as styles from './SelectedDealer.styles.ts';

interface SelectedDealerProps {
  dealer: DealerCardView;
  asOf: number;
  /** Shows the dealer's card in the list. */
  onShowInList: () => void;
  /** Returns to the marker on the map. */
  onClose: () => void;
}

/** Renders the dealer of the selected marker. It takes the focus and returns it to the marker. */
export function SelectedDealer({ dealer, asOf, onShowInList, onClose }: SelectedDealerProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const link = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dealer is another choice
  useEffect(() => link.current?.focus(), [dealer.slug]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any control inside
    <div className={styles.card} onKeyDown={onKeyDown}>
      <a ref={link} className={styles.name} href={dealerHref(dealer, site, language)}>
        {dealer.name}
      </a>
      <p>{addressText(dealer)}</p>
      {dealer.opening && <OpeningNow spans={dealer.opening.spans} department={dealer.opening.department} asOf={asOf} />}
      <button type="button" className={`${buttons.ghost} ${styles.back}`} onClick={onShowInList}>
        {translate('showInList')}
      </button>
      <button type="button" className={styles.close} onClick={onClose} aria-label={translate('close')}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
