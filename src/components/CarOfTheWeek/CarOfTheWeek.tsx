import type { ComponentProps } from '../../content/views.ts';
import { Prerendered } from '../../delivery/Prerendered.tsx';
import type { CarCardView } from '../../features/car/card.ts';
import { CarCard } from '../../features/carCard/CarCard.tsx';
import { useCardsOnTerms } from '../../features/carCard/useCardsOnTerms.ts';
import { classes } from '../../lib/classes.ts';
import { item } from '../../ui/carousel/Carousel.styles.ts';
import { CarouselButtons, CarouselTrack } from '../../ui/carousel/Carousel.tsx';
import { useCarousel } from '../../ui/carousel/useCarousel.ts';
import { section } from '../../ui/layout.styles.ts';
import type { CarOfTheWeekData } from './CarOfTheWeek.data.ts';
import { recommended } from './CarOfTheWeek.styles.ts';
import { CarOfTheWeekHead } from './CarOfTheWeekHead.tsx';

export { CarOfTheWeekSkeleton } from './CarOfTheWeekSkeleton.tsx';

const NO_CARS: readonly CarCardView[] = [];
const SIZES = '(min-width: 24rem) 20rem, 82vw';

/** Renders a carousel of the cars that sellers have selected (F069). Renders nothing when there are none. */
export function CarOfTheWeek({ fields, data }: ComponentProps<CarOfTheWeekData | undefined>) {
  const { list, canGo, go } = useCarousel<HTMLUListElement>();
  const cars = useCardsOnTerms(data?.cars ?? NO_CARS, list);
  if (cars.length === 0) return null;
  return (
    <section className={section}>
      <CarOfTheWeekHead fields={fields}>
        <CarouselButtons canGo={canGo} go={go} />
      </CarOfTheWeekHead>
      <CarouselTrack list={list}>
        {cars.map((car) => (
          <Prerendered
            key={car.id}
            as="li"
            className={classes(item, recommended)}
            view={CarCard}
            viewProps={{ car, sizes: SIZES, heading: 'h3' }}
          />
        ))}
      </CarouselTrack>
    </section>
  );
}
