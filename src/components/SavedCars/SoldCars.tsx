import { CarImage } from '../../features/car/CarImage.tsx';
import type { CarCardView } from '../../features/car/card.ts';
import { carHref } from '../../features/car/carHref.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './SavedCars.styles.ts';

interface SoldCarsProps {
  cars: readonly CarCardView[];
  onRemove: (car: CarCardView) => void;
}

/** Renders saved cars that have been sold since, with their former names. Their pages show similar cars. */
export function SoldCars({ cars, onRemove }: SoldCarsProps) {
  const { site, language } = usePage();
  const translate = useTranslate();
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="saved-gone">
      <Heading level={2} size="card" id="saved-gone">
        {translate('savedGone')}
      </Heading>
      <ul className={styles.soldList}>
        {cars.map((car) => (
          <li key={car.id} className={styles.sold}>
            <span className={styles.image}>
              <CarImage src={car.image} alt="" sizes="5rem" />
            </span>
            <p className={styles.name}>
              <a href={carHref(car, site, language)}>{car.title}</a>
              <small>{car.text}</small>
            </p>
            <Button kind="ghost" onClick={() => onRemove(car)}>
              <span>{translate('savedRemove')}</span>
              <span className={visuallyHidden}>{` ${car.title}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
