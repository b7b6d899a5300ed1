import { mapRouteHref } from '../../lib/contactHref.ts';
import { usePage } from '../../page/PageContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './DealerDetail.styles.ts';
import type { DealerPageView } from './dealerPage.ts';
import { addressText, mapsHref, townText } from './dealerView.ts';
import { DealerMap } from './map/DealerMap.tsx';

/**
 * Renders the location of the dealer: a map with its marker at zoom 12, around Stockholm when the position is unknown (S2 §9), and
 * its street address.
 */
export function DealerLocation({ dealer }: { dealer: DealerPageView }) {
  const translate = useTranslate();
  const { maps } = usePage();
  const { name, slug, street, place } = dealer;
  const openMaps = () => window.open(mapsHref(dealer), '_blank', 'noopener,noreferrer');
  return (
    <section className={styles.section}>
      <Heading level={2} size="section">
        {translate('findUs')}
      </Heading>
      <div className={styles.location}>
        {maps && (
          <div className={styles.map}>
            <DealerMap
              places={place ? [{ id: slug, name, ...place }] : []}
              name={translate('mapOfPlace', { name })}
              onSelect={openMaps}
              fallback={
                <a href={mapsHref(dealer)} target="_blank" rel="noopener noreferrer">
                  {addressText(dealer)}
                </a>
              }
            />
          </div>
        )}
        <address className={styles.address}>
          <p>
            <strong>{name}</strong>
            <br />
            <span>{street}</span>
            <br />
            <span>{townText(dealer)}</span>
          </p>
          <ButtonLink
            kind="secondary"
            className={styles.screenOnly}
            href={mapRouteHref([name, addressText(dealer)].join(', '))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>{translate('directions')}</span>
            <span className={visuallyHidden}>{` (${translate('opensInNewTab')})`}</span>
            <Icon name="external" size={18} />
          </ButtonLink>
        </address>
      </div>
    </section>
  );
}
