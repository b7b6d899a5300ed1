import { langOf, plainText } from '../../contracts/search/valueTexts.ts';
import { laterPart } from '../../delivery/laterPart.tsx';
import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { usePage } from '../../page/PageContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import { Disclosure } from '../car/money/Offers.tsx';
import { DealerImage } from '../dealers/DealerImage.tsx';
import { DealerLines } from '../dealers/DealerLines.tsx';
import { dealerHref } from '../dealers/dealerView.ts';
import { HoursTable } from '../dealers/hours/HoursTable.tsx';
import { OpeningNow } from '../dealers/hours/OpeningNow.tsx';
import { ContactLines } from '../leads/ContactLines.tsx';
import * as styles from './CarContact.styles.ts';
import type { CarPageView, SellerView } from './detailData.ts';
import { screenOnly } from './printSheet.styles.ts';

/** Most visitors of a car do not reach it. */
const CarContactForm = laterPart(
  'car-contact-form',
  async () => (await import('../leads/CarContactForm.tsx')).CarContactForm,
);

/** Renders the dealer and the sellers with their contact details (F062). Other pages link to these ids (F059). */
export function CarContact({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  const { site } = usePage();
  const takesLeads = useFeature('leads');
  const { dealer, sellers } = car;
  return (
    <section id="contact" data-instead-of-bar="" className={styles.contact} data-layout={site.carDetailLayout}>
      <Heading level={2} size="section">
        {translate('contact')}
      </Heading>
      <div className={styles.grid}>
        {dealer && <DealerBlock dealer={dealer} asOf={car.asOf} />}
        {sellers.length > 0 && (
          <div className={styles.sellersBlock}>
            <Heading level={3} size="card">
              {translate('sellers')}
            </Heading>
            <ul className={styles.sellers}>
              {sellers.map((seller) => (
                <Seller key={`${seller.name}${seller.email}`} seller={seller} carReference={car.reference} />
              ))}
            </ul>
          </div>
        )}
        <div className={styles.formPanel}>
          <Heading level={3} size="card">
            {translate('questionTitle')}
          </Heading>
          <p>{translate('questionText')}</p>
          <ContactLines
            phone={dealer?.sales.phone}
            email={dealer?.sales.email}
            subject={translate('questionSubject', { car: car.reference })}
          />
          {takesLeads && (
            <CarContactForm
              key={car.id}
              car={car.id}
              dealer={dealer}
              sellers={car.needsSeller ? sellers : undefined}
              move={car.around?.move}
              asOf={car.asOf}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function DealerBlock({ dealer, asOf }: { dealer: NonNullable<CarPageView['dealer']>; asOf: number }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { spans, week } = dealer.sales;
  return (
    <div className={styles.dealer}>
      <DealerImage dealer={dealer} sizes="(min-width: 64rem) 24rem, calc(100vw - 3rem)" />
      <div className={styles.dealerText}>
        <Heading level={3} size="card">
          {dealer.name}
        </Heading>
        {spans && (
          <div className={screenOnly}>
            <OpeningNow spans={spans} asOf={asOf} />
          </div>
        )}
        <DealerLines dealer={dealer} />
        {week.length > 0 && (
          <Disclosure summary={translate('openingHours')}>
            <HoursTable lines={week} />
          </Disclosure>
        )}
        <ButtonLink kind="secondary" className={screenOnly} href={dealerHref(dealer, site, language)}>
          {translate('toDealerPage')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Seller({ seller: { name, title, phone, email }, carReference }: { seller: SellerView; carReference: string }) {
  const translate = useTranslate();
  return (
    <li>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <strong>{name}</strong>
        {title && <span lang={langOf(title)}>{plainText(title)}</span>}
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
        {email && (
          <a href={mailHref(email, translate('questionSubject', { car: carReference }))}>
            <EmailText email={email} />
          </a>
        )}
      </div>
    </li>
  );
}

/** Returns initials: `Hanna Hallberg` → `HH`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('');
}
