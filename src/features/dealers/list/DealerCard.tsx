import { phoneHref } from '../../../lib/contactHref.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { UnbrokenName } from '../../../ui/UnbrokenName.tsx';
import type { DealerCardView } from '../dealerCard.ts';
import { dealerHref, townText } from '../dealerView.ts';
import { distanceText } from '../distanceText.ts';
import { OpeningNow } from '../hours/OpeningNow.tsx';
import { SitePicture } from '../SitePicture.tsx';
import * as styles from './DealerList.styles.ts';

const SIZES = '(min-width: 64rem) 28rem, (min-width: 40rem) 46vw, calc(100vw - 3rem)';

interface DealerCardProps {
  dealer: DealerCardView;
  /** When the list was made; milliseconds since 1970. */
  asOf: number;
  priority: boolean;
  onMap: ((slug: string) => void) | null;
}

/**
 * A dealer: picture, name, street, zip, city, phone (F080), how far it is and whether it is open. The name's link covers
 * the card, but for the telephone and the way to the map.
 */
export function DealerCard({ dealer, asOf, priority, onMap }: DealerCardProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { slug, name, street, phone, place, far, opening } = dealer;
  return (
    <article className={styles.card}>
      <SitePicture dealer={dealer} sizes={SIZES} priority={priority} />
      <div className={styles.body}>
        <Heading level={2} size="card">
          <a className={styles.link} href={dealerHref(dealer, site, language)}>
            <UnbrokenName name={name} />
          </a>
        </Heading>
        <p>{street}</p>
        <p>{townText(dealer)}</p>
        {far !== undefined && (
          <p className={styles.far}>{translate('distanceAway', { distance: distanceText(far, site, language) })}</p>
        )}
        {opening && <OpeningNow spans={opening.spans} whose={opening.department} asOf={asOf} />}
        <div className={styles.ways}>
          {phone && <a href={phoneHref(phone)}>{phone}</a>}
          {onMap && place && (
            <button type="button" onClick={() => onMap(slug)}>
              <Icon name="pin" size={16} />
              {translate('findOnMap')}
              <span className={visuallyHidden}>: {name}</span>
            </button>
          )}
        </div>
      </div>
    </article>
  );
}
