import type { ComponentProps } from '../../content/views.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import type { CarMapData, PlaceOfCars } from '../../features/carMap/carMapData.ts';
import { MapOfCars } from '../../features/carMap/MapOfCars.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Localized } from '../../ui/Localized.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CarMap.styles.ts';

/**
 * Renders the cars of a list by the place where they are: on a map, and as a list with the same links, which is the whole of it without scripts, before
 * consent to the map's provider, and when the map fails.
 */
export function CarMap({ data }: ComponentProps<CarMapData>) {
  const translate = useTranslate();
  const { total, choices, places, listHref, near, failed } = data;
  return (
    <section className={container}>
      <div className={styles.head}>
        <Heading level={1} size="section">
          {translate('carMapTitle')}
        </Heading>
        <p>
          {failed
            ? translate('carListError')
            : `${total}. ${translate(places.length > 0 ? 'carMapIntro' : 'carMapNone')}`}
        </p>
        {choices.length > 0 && (
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={plainText(choice)}>
                <Localized text={choice} />
              </li>
            ))}
          </ul>
        )}
        <ButtonLink kind="secondary" className={styles.back} href={listHref}>
          {translate('carMapBack')}
        </ButtonLink>
      </div>
      {places.length > 0 && (
        <div className={styles.layout}>
          <ul className={styles.places}>
            {places.map((place) => (
              <Place key={place.id} place={place} />
            ))}
          </ul>
          <div className={styles.map}>
            <MapOfCars places={places} near={near} />
          </div>
        </div>
      )}
    </section>
  );
}

/** Renders a place with its number of cars, which leads to the list of them. */
function Place({ place: { name, address, distance, cars, href } }: { place: PlaceOfCars }) {
  const translate = useTranslate();
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {address && <p>{address}</p>}
        {distance && <p>{translate('distanceAway', { distance })}</p>}
      </div>
      <ButtonLink kind="secondary" className={styles.count} href={href} aria-label={`${cars}, ${name}`}>
        {cars}
      </ButtonLink>
    </li>
  );
}
