import { BackLink } from '../../app/BackLink.tsx';
import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { classes } from '../../lib/classes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { CarActions } from './CarActions.tsx';
import { CarContact } from './CarContact.tsx';
import * as styles from './CarDetail.styles.ts';
import { CarFacts } from './CarFacts.tsx';
import { CarName } from './CarName.tsx';
import { CarPriceBar, CarPriceBox } from './CarPriceBox.tsx';
import type { CarPageView } from './detailData.ts';
import { Facts } from './Facts.tsx';
import { Gallery } from './Gallery.tsx';
import { listPath } from './listAddress.ts';

/** The page of a car (F056); `data-layout` chooses between the two layouts of F057. */
export function CarView({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  return (
    <article className={classes(container, styles.page)}>
      <BackLink className={styles.back} href={listPath(site, language)}>
        {translate('backToCars')}
      </BackLink>
      <div className={styles.layout} data-layout={site.carDetailLayout}>
        <div className={styles.galleryArea}>
          <Gallery name={car.title} pictures={car.pictures} media={car.media} />
        </div>
        <div className={styles.sideArea}>
          <header className={styles.titleArea}>
            {(car.badge || car.campaigns.length > 0) && (
              <p className={styles.badges}>
                {car.badge && <Badge>{translate('carOfTheWeekBadge')}</Badge>}
                {car.campaigns.map((name) => (
                  <Badge key={name}>{name}</Badge>
                ))}
              </p>
            )}
            <Heading level={1} size="section">
              <CarName name={car.title} />
            </Heading>
            {car.text && <p className={styles.model}>{car.text}</p>}
            <Facts facts={car.facts} />
            <CarActions car={car} />
          </header>
          <div className={styles.boxArea}>
            <CarPriceBox car={car} />
          </div>
        </div>
        <div className={styles.mainArea}>
          <CarFacts car={car} />
        </div>
      </div>
      <CarContact car={car} />
      <CarPriceBar car={car} />
    </article>
  );
}
