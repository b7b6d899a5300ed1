import type { CSSProperties } from 'react';
import { classes } from '../../lib/classes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import { UnbrokenName } from '../../ui/UnbrokenName.tsx';
import { CarImage } from '../car/CarImage.tsx';
import type { CarCardView } from '../car/card.ts';
import { cardHref } from '../car/carHref.ts';
import { Facts } from '../car/Facts.tsx';
import { cardLoanText, showsWholeExample } from '../car/money/monthlyTerms.ts';
import { Price } from '../car/money/Price.tsx';
import { wholeUrl } from '../car/otherViews.ts';
import { PriceBadge } from '../car/PriceBadge.tsx';
import * as styles from './CarCard.styles.ts';
import { CompareBox, SaveHeart } from './CardControls.tsx';
import { CardLoan } from './CardLoan.tsx';
import { connectCard } from './connectCard.ts';

interface CarCardProps {
  car: CarCardView;
  sizes: string;
  loading?: 'first' | 'eager' | 'lazy';
  /** Level of the card's heading on its page. */
  heading?: 'h2' | 'h3';
}

/**
 * Renders a car in a list. The title's link covers the whole card, so that there is one link with the car's name. The price
 * block reserves the height of its lines, so that the prices of a row align. A fair price has no badge: most cars have one, and
 * their badges would hide those that mean something.
 */
export function CarCard({ car, sizes, loading = 'lazy', heading: Heading = 'h2' }: CarCardProps) {
  const shared = useSharedContext();
  const { site, language } = shared;
  const translate = useTranslate();
  const { terms, monthly } = car;
  // In such a country no card has a line for the monthly cost, so that the prices of a row align.
  const isWhole = showsWholeExample(site.country);
  const loan = terms && monthly ? cardLoanText({ terms, monthly, country: site.country }, translate) : null;
  return (
    <article
      className={styles.card}
      data-car={car.id}
      ref={(card) => {
        if (card) connectCard(card, car, shared);
      }}
    >
      <CarImage
        src={car.image}
        silhouette={car.silhouette}
        alt=""
        sizes={sizes}
        blur={car.blur}
        second={car.second && wholeUrl(car.second, car.image)}
        loading={loading}
        // React preloads no image of a picture: that is for the page, which a prerendered card does not know.
        isInPicture={loading !== 'lazy'}
      />
      {car.badge && <Badge className={styles.badge}>{translate(car.badge, { amount: car.saving ?? '' })}</Badge>}
      {!car.badge && car.band && car.band !== 'fair' && (
        <Badge className={classes(styles.badge, styles.band)}>
          <PriceBadge band={car.band} />
        </Badge>
      )}
      <div className={styles.body}>
        <Heading className={styles.title}>
          <a className={styles.link} href={cardHref(car, site, language)}>
            <UnbrokenName name={car.title} />
          </a>
        </Heading>
        <p className={styles.text}>{car.text}</p>
        <Facts facts={[...car.facts, car.energy ?? '', car.total ?? '']} />
        {car.range && (
          <p className={styles.range} style={{ '--share': car.range.share } as CSSProperties}>
            <span>{`${car.range.label}: ${car.range.text}`}</span>
            <span className={styles.rangeBar} />
          </p>
        )}
        <Price price={car.price} monthly={loan?.isWhole || (isWhole && !monthly) ? null : monthly} rate={loan?.rate} />
        <CardLoan loan={loan} isWhole={isWhole} />
        <div className={styles.foot}>
          <p className={styles.city}>{[car.distance, car.city].filter(Boolean).join(' · ')}</p>
          <CompareBox id={car.id} title={car.title} />
        </div>
      </div>
      <SaveHeart title={car.title} />
    </article>
  );
}
