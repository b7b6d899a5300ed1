import { useTranslate } from '../../app/PageContext.tsx';
import { phoneHref } from '../../lib/contactHref.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './CarDetail.styles.ts';
import type { CarPageView } from './detailData.ts';
import { Price } from './Price.tsx';

/** Price, monthly costs and the way to the dealer: beside the car on wide windows. */
export function CarPriceBox({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  const { dealer, offers } = car;
  return (
    <div className={styles.priceBox}>
      <Price price={car.price} large />
      {offers.length > 0 && (
        <ul className={styles.offers} aria-label={translate('monthlyCosts')}>
          {offers.map((offer) => (
            <li key={offer.kind}>
              <span>{translate(offer.kind)}</span>
              <strong>{translate('perMonth', { amount: offer.amount })}</strong>
              {offer.terms && <small>{offer.terms}</small>}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href="#contact">
        {dealer ? translate('toDealerContact', { name: dealer.name }) : translate('contactUs')}
      </ButtonLink>
      {dealer?.phone && (
        <ButtonLink kind="secondary" href={phoneHref(dealer.phone)}>
          <Icon name="phone" size={18} />
          {dealer.phone}
        </ButtonLink>
      )}
    </div>
  );
}

/** The same in one line at the bottom of a phone's window, while the car is on it. */
export function CarPriceBar({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  return (
    <div className={styles.bar}>
      <Price price={car.price} monthly={car.monthly} />
      <ButtonLink href="#contact">{translate('contactUs')}</ButtonLink>
    </div>
  );
}
