import { phoneHref } from '../../lib/contactHref.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import { rows } from '../car/money/Offers.styles.ts';
import { Disclosure, Offers } from '../car/money/Offers.tsx';
import { Price } from '../car/money/Price.tsx';
import { PriceBadge } from '../car/PriceBadge.tsx';
import { TermInfo } from '../car/Term.tsx';
import { OpeningNow } from '../dealers/hours/OpeningNow.tsx';
import * as styles from './CarDetail.styles.ts';
import type { CarPageView } from './detailData.ts';
import { attachBar } from './leavingBar.ts';
import { LoanCalculator } from './loan/LoanCalculator.tsx';
import { CHART } from './pastPrices.ts';
import type { PriceIndicatorView } from './priceIndicator.ts';

/** Letters of a dealer's name for which the main button has one line. */
const LONGEST_NAME = 24;

/** Renders price, monthly costs and contact actions; next to the car on wide windows, where the main button is seen without scrolling. */
export function CarPriceBox({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  const { dealer, offers, price } = car;
  const { note } = price;
  const takesLeads = useFeature('leads');
  const contactHref = useContactHref();
  const phone = dealer?.sales.phone;
  return (
    <div className={styles.priceBox} data-instead-of-bar="">
      <div className={styles.priceLines}>
        <Price price={price} large info={note && <TermInfo label={note} />} />
        {car.indicator && <Indicator indicator={car.indicator} />}
        <PastPrices car={car} />
      </div>
      {car.around && <Around around={car.around} />}
      <ButtonLink className={styles.contact} href={contactHref}>
        {dealer && dealer.name.length <= LONGEST_NAME
          ? translate('toDealerContact', { name: dealer.name })
          : translate('contactUs')}
      </ButtonLink>
      {(phone || takesLeads) && (
        <div className={styles.otherActions}>
          {takesLeads && (
            <ButtonLink kind="secondary" href="#contact-testdrive">
              {translate('testDriveTitle')}
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink kind="secondary" href={phoneHref(phone)}>
              <Icon name="phone" size={18} />
              <span>{phone}</span>
            </ButtonLink>
          )}
        </div>
      )}
      {dealer?.sales.spans && (
        <div className={styles.opening}>
          <OpeningNow spans={dealer.sales.spans} department={dealer.sales.name} asOf={car.asOf} />
        </div>
      )}
      {car.loan && <LoanCalculator key={car.id} car={car.id} loan={car.loan} isQuoted={car.isQuoted} />}
      {offers.length > 0 && <Offers offers={offers} />}
    </div>
  );
}

/** Renders how the price compares, with the link to the page of the method. */
function Indicator({ indicator }: { indicator: PriceIndicatorView }) {
  const { band, comparable, method } = indicator;
  return (
    <p className={styles.indicator}>
      <PriceBadge band={band} />
      <span>{comparable}</span>
      <a href={method.href}>{method.text}</a>
    </p>
  );
}

/** Renders how far the car is from the visitor's place, and the offer to move it. */
function Around({ around: { text, move } }: { around: NonNullable<CarPageView['around']> }) {
  const translate = useTranslate();
  const takesLeads = useFeature('leads');
  return (
    <div className={styles.around}>
      <p>{text}</p>
      {move && <p>{translate('moveOffer', { dealer: move.name, terms: move.terms })}</p>}
      {move && takesLeads && <a href="#contact-move">{translate('moveAsk')}</a>}
    </div>
  );
}

/** Returns the link to the contact form; without forms that to the dealer's telephone number and address. */
const useContactHref = () => (useFeature('leads') ? '#contact-form' : '#contact');

/** Renders past prices: the lowest one of the last 30 days next to a campaign price, and the price history as a line and a list. */
function PastPrices({ car: { price, priceHistory, priceSteps } }: { car: CarPageView }) {
  const translate = useTranslate();
  return (
    <>
      {price.lowest && (
        <p className={styles.lowest}>
          <span>{translate('lowestPrice', { amount: price.lowest })}</span>
          <TermInfo label="campaignPrice" />
        </p>
      )}
      {priceHistory && (
        <Disclosure summary={translate('priceHistory')}>
          <svg
            className={styles.steps}
            viewBox={`0 0 ${CHART.width} ${CHART.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={priceSteps} />
          </svg>
          <dl className={rows}>
            {priceHistory.map(([day, price]) => (
              <div key={day}>
                <dt>{day}</dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </>
  );
}

/**
 * Renders price, call and contact button in one line at the bottom of a phone's window, while the article is in view and neither its
 * price box nor its contact section is. It has no room for the terms of a monthly cost nor for the lowest price beside a struck one, so it
 * states neither. Copies for later leave it out by `data-now`.
 */
export function CarPriceBar({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  const { struck: _struck, lowest: _lowest, ...price } = car.price;
  const contactHref = useContactHref();
  const phone = car.dealer?.sales.phone;
  return (
    <div ref={attachBar} className={styles.bar} data-above-bars="" data-now="">
      <Price price={price} />
      {phone && (
        <ButtonLink kind="secondary" href={phoneHref(phone)} aria-label={translate('callNumber', { phone })}>
          <Icon name="phone" />
        </ButtonLink>
      )}
      <ButtonLink href={contactHref}>
        <Icon name="message" />
        <span>{translate('contactUs')}</span>
      </ButtonLink>
    </div>
  );
}
