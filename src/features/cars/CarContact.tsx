import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { DealerLines } from '../dealers/DealerLines.tsx';
import { dealerHref } from '../dealers/dealerView.ts';
import { SitePicture } from '../dealers/SitePicture.tsx';
import * as styles from './CarDetail.styles.ts';
import type { CarPageView, SellerView } from './detailData.ts';

/** Who sells the car and how to reach them (F062). The ids are promised to other pages' links (F059). */
export function CarContact({ car: { dealer, sellers } }: { car: CarPageView }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  return (
    <section id="contact" className={styles.contact}>
      <Heading level={2} size="section">
        {translate('contact')}
      </Heading>
      <div className={styles.contactGrid}>
        {dealer && (
          <div className={styles.dealer}>
            <SitePicture dealer={dealer} sizes="(min-width: 48rem) 24rem, calc(100vw - 3rem)" />
            <Heading level={3} size="block">
              {dealer.name}
            </Heading>
            <DealerLines dealer={dealer} />
            <ButtonLink kind="secondary" href={dealerHref(dealer, site, language)}>
              {translate('toDealerPage')}
            </ButtonLink>
          </div>
        )}
        <div id="contact-form" className={styles.dealer}>
          <span id="contact-quote" />
          <span id="contact-testdrive" />
          {sellers.length > 0 && (
            <>
              <Heading level={3} size="block">
                {translate('sellers')}
              </Heading>
              <ul className={styles.sellers}>
                {sellers.map((seller) => (
                  <Seller key={`${seller.name}${seller.email}`} seller={seller} />
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function Seller({ seller: { name, title, phone, email } }: { seller: SellerView }) {
  return (
    <li>
      <strong>{name}</strong>
      {title && <span>{title}</span>}
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {email && <a href={mailHref(email)}>{email}</a>}
    </li>
  );
}
