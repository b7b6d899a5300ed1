import { usePage } from '../../app/PageContext.tsx';
import { phoneHref } from '../../lib/contactHref.ts';
import { Heading } from '../../ui/Heading.tsx';
import * as styles from './DealerList.styles.ts';
import { type DealerContact, dealerHref } from './dealerView.ts';
import { SitePicture } from './SitePicture.tsx';

const SIZES = '(min-width: 64rem) 28rem, (min-width: 40rem) 46vw, calc(100vw - 3rem)';

/** A dealer: picture, name, street, zip, city, phone (F080). The name's link covers the card, but for the telephone. */
export function DealerCard({ dealer, priority }: { dealer: DealerContact; priority: boolean }) {
  const { site, language } = usePage();
  const { name, street, zip, city, phone } = dealer;
  return (
    <article className={styles.card}>
      <SitePicture dealer={dealer} sizes={SIZES} priority={priority} />
      <div className={styles.body}>
        <Heading level={2} size="card">
          <a className={styles.link} href={dealerHref(dealer, site, language)}>
            {name}
          </a>
        </Heading>
        <p>{street}</p>
        <p>{[zip, city].filter(Boolean).join(' ')}</p>
        {phone && (
          <a className={styles.phone} href={phoneHref(phone)}>
            {phone}
          </a>
        )}
      </div>
    </article>
  );
}
