import { usePage } from '../../page/PageContext.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { useRecordView } from '../recentlyViewed/useRecordView.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import * as styles from './CarActions.styles.ts';
import type { CarPageView } from './detailData.ts';
import { cardOfPage } from './pageCard.ts';
import { ShareButton } from './ShareButton.tsx';

/** Renders actions of the car's page: save, compare, share. */
export function CarActions({ car }: { car: CarPageView }) {
  const { path } = usePage();
  const card = cardOfPage(car, path);
  useRecordView(card);
  return (
    <div className={styles.actions}>
      <SaveButton car={card} />
      <CompareToggle car={card} />
      <ShareButton />
    </div>
  );
}
