import type { ComponentProps } from '../../content/views.ts';
import { CarCardSkeleton } from '../../features/carCard/CarCardSkeleton.tsx';
import { track } from '../../ui/carousel/Carousel.styles.ts';
import { section } from '../../ui/layout.styles.ts';
import { buttons, card } from './CarOfTheWeek.styles.ts';
import { CarOfTheWeekHead } from './CarOfTheWeekHead.tsx';

const SLOTS = [1, 2, 3, 4, 5];

/** Renders the section while its cars load, with its final height. */
export function CarOfTheWeekSkeleton({ fields }: Pick<ComponentProps, 'fields'>) {
  return (
    <section className={section}>
      <CarOfTheWeekHead fields={fields}>
        <span className={buttons} />
      </CarOfTheWeekHead>
      <div className={track} aria-hidden="true">
        {SLOTS.map((slot) => (
          <div key={slot} className={card}>
            <CarCardSkeleton />
          </div>
        ))}
      </div>
    </section>
  );
}
