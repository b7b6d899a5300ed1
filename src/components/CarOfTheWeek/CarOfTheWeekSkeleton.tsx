import { CarCardSkeleton } from '../../features/cars/CarCardSkeleton.tsx';
import { item, track } from '../../ui/Carousel.styles.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { row } from '../../ui/SectionHeading.styles.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { heading } from './CarOfTheWeek.styles.ts';

const PLACES = [1, 2, 3, 4, 5];

/** As tall as the carousel that comes. */
export function CarOfTheWeekSkeleton() {
  return (
    <div className={section} aria-hidden="true">
      <div className={container}>
        <div className={row}>
          <Skeleton className={heading} />
        </div>
      </div>
      <div className={track}>
        {PLACES.map((place) => (
          <div key={place} className={item}>
            <CarCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
