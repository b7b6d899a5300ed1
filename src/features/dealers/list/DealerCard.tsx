import { phoneHref } from '../../../lib/contactHref.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { UnbrokenName } from '../../../ui/UnbrokenName.tsx';
import { distanceText } from '../../car/distanceText.ts';
import { DealerImage } from '../DealerImage.tsx';
import type { DealerCardView } from '../dealerCard.ts';
import { dealerHref, townText } from '../dealerView.ts';
import { OpeningNow } from '../hours/OpeningNow.tsx';
import * as styles from './DealerList.styles.ts';

const SIZES = '(min-width: 40rem) 9rem, 22vw';

interface DealerCardProps {
  dealer: DealerCardView;
  /** Time of the render; milliseconds since 1970. */
  asOf: number;
  priority: boolean;
  onShowOnMap: ((slug: string) => void) | null;
}

/**
 * Renders the row of a dealer: image, name, street, zip, city, phone (F080), distance and opening state. The name's link covers
 * the row except the telephone and the button that shows the map.
 */
export function DealerCard({ dealer, asOf, priority, onShowOnMap }: DealerCardProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { slug, name, street, phone, place, distanceKm, opening } = dealer;
  return (
    <article className={styles.card}>
      <DealerImage dealer={dealer} sizes={SIZES} priority={priority} />
      <div className={styles.body}>
        <Heading level={2} size="card">
          <a className={styles.link} href={dealerHref(dealer, site, language)}>
            <UnbrokenName name={name} />
          </a>
        </Heading>
        <p>
          <span>{`${street}, `}</span>
          <span className={styles.town}>{townText(dealer)}</span>
        </p>
        {distanceKm !== undefined && (
          <p className={styles.distance}>
            {translate('distanceAway', { distance: distanceText(distanceKm, site, language) })}
          </p>
        )}
        {opening && <OpeningNow spans={opening.spans} department={opening.department} asOf={asOf} />}
        <div className={styles.actions}>
          {phone && <a href={phoneHref(phone)}>{phone}</a>}
          {onShowOnMap && place && (
            <button type="button" onClick={() => onShowOnMap(slug)}>
              <Icon name="pin" size={16} />
              <span>{translate('findOnMap')}</span>
              <span className={visuallyHidden}>{`: ${name}`}</span>
            </button>
          )}
        </div>
      </div>
    </article>
  );
}
