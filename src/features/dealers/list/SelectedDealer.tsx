import { usePage } from '../../../page/PageContext.tsx';
import { buttons } from '../../../ui/button.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { DealerCardView } from '../dealerCard.ts';
import { addressText, dealerHref } from '../dealerView.ts';
import { OpeningNow } from '../hours/OpeningNow.tsx';
import * as styles from '../map/MapCard.styles.ts';
import { MapCard } from '../map/MapCard.tsx';

interface SelectedDealerProps {
  dealer: DealerCardView;
  asOf: number;
  /** Shows the dealer's card in the list. */
  onShowInList: () => void;
  /** Returns to the marker on the map. */
  onClose: () => void;
}

/** Renders the dealer of the selected marker. */
export function SelectedDealer({ dealer, asOf, onShowInList, onClose }: SelectedDealerProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  return (
    <MapCard name={dealer.name} href={dealerHref(dealer, site, language)} onClose={onClose}>
      <p>{addressText(dealer)}</p>
      {dealer.opening && <OpeningNow spans={dealer.opening.spans} department={dealer.opening.department} asOf={asOf} />}
      <button type="button" className={`${buttons.ghost} ${styles.back}`} onClick={onShowInList}>
        {translate('showInList')}
      </button>
    </MapCard>
  );
}
