import { usePage } from '../../page/PageContext.tsx';
import { CompareBox, SaveHeart } from '../carCard/CardControls.tsx';
import { connectCard } from '../carCard/connectCard.ts';
import { useRecordView } from '../recentlyViewed/useRecordView.ts';
import * as styles from './CarActions.styles.ts';
import type { CarPageView } from './detailData.ts';
import { cardOfPage } from './pageCard.ts';
import { ShareButton } from './ShareButton.tsx';

/** Renders actions of the car's page: save, compare, share. */
export function CarActions({ car }: { car: CarPageView }) {
  const page = usePage();
  const card = cardOfPage(car, page.path);
  useRecordView(card);
  return (
    <div
      className={styles.actions}
      data-car={card.id}
      ref={(actions) => {
        if (actions) connectCard(actions, card, page);
      }}
    >
      <SaveHeart title={card.title} isOnPage />
      <CompareBox id={card.id} title={card.title} isOnPage />
      <ShareButton />
    </div>
  );
}
