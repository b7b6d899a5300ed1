import { useRef } from 'react';
import { Prerendered } from '../../delivery/Prerendered.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { CarCardView } from '../car/card.ts';
import { CarCard } from './CarCard.tsx';
import { CarCardSkeleton } from './CarCardSkeleton.tsx';
import * as styles from './CarRow.styles.ts';
import { useCardsOnTerms } from './useCardsOnTerms.ts';

/** Width of a card's picture in a row. The card has 315 px, 330 px in the alternative detail layout (F057, F067). */
export const CARD_SIZES = { standard: '254px', alternative: '268px' } as const;

/** Renders cars in one row that scrolls horizontally and snaps; renders nothing without cars. */
export function CarRow({ title, cars: loaded }: { title: string; cars: readonly CarCardView[] }) {
  const list = useRef<HTMLUListElement>(null);
  const cars = useCardsOnTerms(loaded, list);
  const { site } = usePage();
  if (cars.length === 0) return null;
  return (
    <section className={section} aria-label={title}>
      <div className={container}>
        <Heading level={2} size="section">
          {title}
        </Heading>
      </div>
      <ul ref={list} className={styles.row} data-layout={site.carDetailLayout}>
        {cars.map((car) => (
          <Prerendered
            key={car.id}
            as="li"
            view={CarCard}
            viewProps={{ car, sizes: CARD_SIZES[site.carDetailLayout], heading: 'h3' }}
          />
        ))}
      </ul>
    </section>
  );
}

const SKELETON_KEYS = ['first', 'second', 'third', 'fourth'] as const;

/** Renders the placeholder of a loading row, with the same height. */
export function CarRowSkeleton() {
  const { site } = usePage();
  return (
    <div className={section}>
      <div className={container}>
        <Skeleton width="16rem" height="calc(var(--text-3xl) * var(--heading-line))" />
      </div>
      <ul className={styles.row} data-layout={site.carDetailLayout} aria-hidden="true">
        {SKELETON_KEYS.map((key) => (
          <li key={key}>
            <CarCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
