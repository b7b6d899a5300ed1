import { memo } from 'react';
import type { ComponentRendering } from '../../contracts/content/layout.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { classes } from '../../lib/classes.ts';
import { BackLink } from '../../page/BackLink.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { Placeholder } from '../../sections/Placeholder.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Localized } from '../../ui/Localized.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { UnbrokenName } from '../../ui/UnbrokenName.tsx';
import { Facts } from '../car/Facts.tsx';
import { Price } from '../car/money/Price.tsx';
import { listPath } from '../carSearch/listPath.ts';
import { CarActions } from './CarActions.tsx';
import { CarContact } from './CarContact.tsx';
import * as styles from './CarDetail.styles.ts';
import { CarFacts } from './CarFacts.tsx';
import { CarPriceBar, CarPriceBox } from './CarPriceBox.tsx';
import type { CarPageView } from './detailData.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { PrintFooter } from './PrintFooter.tsx';
import { printSheet } from './printSheet.styles.ts';
import { TradeInBox } from './tradeIn/TradeInBox.tsx';

/** Its sections may hydrate later: a new URL must not render them before. */
const PlacedSections = memo(Placeholder);

/** Images next to the main one in the alternative layout. */
const MOSAIC_SIDE_IMAGES = 2;

/**
 * Renders the page of a car (F056) in the two layouts of F057. The standard layout has gallery and facts on the left, name and
 * price on the right. The alternative layout begins with name and price in full width, then images in full width, then the four
 * key facts in large.
 */
export function CarView({ car, rendering }: { car: CarPageView; rendering: ComponentRendering }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const isAlternative = site.carDetailLayout === 'alternative';
  const hasMosaic = isAlternative && car.images.length > MOSAIC_SIDE_IMAGES;
  return (
    <article className={classes(container, styles.page, printSheet)}>
      <BackLink className={styles.back} href={listPath(site, language)}>
        {translate('backToCars')}
      </BackLink>
      <div className={styles.layout} data-layout={site.carDetailLayout} data-mosaic={hasMosaic || undefined}>
        <div className={styles.galleryArea}>
          <Gallery
            name={car.title}
            images={car.images}
            silhouette={car.silhouette}
            media={car.media}
            sideCount={hasMosaic ? MOSAIC_SIDE_IMAGES : 0}
          />
        </div>
        <div className={styles.sideArea} data-above-bars="">
          <header className={styles.titleArea}>
            <div className={styles.names}>
              {(car.badge || car.campaigns.length > 0) && (
                <p className={styles.badges}>
                  {car.badge && <Badge>{translate('carOfTheWeekBadge')}</Badge>}
                  {car.campaigns.map((name) => (
                    <Badge key={plainText(name)}>
                      <Localized text={name} />
                    </Badge>
                  ))}
                </p>
              )}
              <Heading level={1} size={isAlternative ? 'page' : 'section'} className={styles.name}>
                <UnbrokenName name={car.title} />
              </Heading>
              {car.text && <p className={styles.model}>{car.text}</p>}
              <Facts facts={car.facts} />
              <CarActions car={car} />
            </div>
            {isAlternative && (
              <div className={styles.headPrice}>
                <Price price={car.price} large />
              </div>
            )}
          </header>
          <div className={styles.boxArea}>
            <div className={styles.stickyBox}>
              <CarPriceBox car={car} />
            </div>
          </div>
        </div>
        <div className={styles.mainArea}>
          {isAlternative && <KeyFacts car={car} />}
          <CarFacts car={car} />
          <PlacedSections name="car-condition" rendering={rendering} />
          <TradeInBox car={car} />
        </div>
      </div>
      <div className={styles.finance}>
        <PlacedSections name="car-finance" rendering={rendering} />
      </div>
      <CarContact car={car} />
      <CarPriceBar car={car} />
      <PrintFooter />
    </article>
  );
}
