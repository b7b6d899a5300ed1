import { useId, useState } from 'react';
import { Prerendered } from '../../delivery/Prerendered.tsx';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { CarouselButtons } from '../../ui/carousel/Carousel.tsx';
import { useCarousel } from '../../ui/carousel/useCarousel.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { CarCardView } from '../car/card.ts';
import { CarCard } from './CarCard.tsx';
import { row } from './CarRow.styles.ts';
import { CARD_SIZES } from './CarRow.tsx';
import * as styles from './SimilarRow.styles.ts';
import { useCardsOnTerms } from './useCardsOnTerms.ts';
import { useDragRow } from './useDragRow.ts';

/**
 * Renders cars in one row that scrolls, is dragged or moved by buttons. It expands to a grid by a drag of 30 % of its range or
 * by its button (F067). Renders nothing without cars.
 */
export function SimilarRow({ title, cars: loaded }: { title: string; cars: readonly CarCardView[] }) {
  const translate = useTranslate();
  const { site } = usePage();
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const { list, canGo, go } = useCarousel<HTMLUListElement>();
  const cars = useCardsOnTerms(loaded, list);
  const { dragging, handlers } = useDragRow(list, () => setExpanded(true));
  if (cars.length === 0) return null;
  const overflows = expanded || canGo.back || canGo.forward;
  return (
    <section className={section} aria-label={title} data-expanded={expanded || undefined}>
      <div className={classes(container, styles.head)}>
        <Heading level={2} size="section">
          {title}
        </Heading>
        {cars.length > 1 && (
          <div className={styles.controls} data-idle={!overflows || undefined}>
            <Button kind="ghost" aria-expanded={expanded} aria-controls={id} onClick={() => setExpanded(!expanded)}>
              {expanded ? translate('showLess') : translate('showAllValues', { count: cars.length })}
            </Button>
            {!expanded && <CarouselButtons canGo={canGo} go={go} />}
          </div>
        )}
      </div>
      <ul
        ref={list}
        id={id}
        className={expanded ? classes(container, styles.grid) : classes(row, styles.draggable)}
        data-layout={site.carDetailLayout}
        data-dragging={dragging || undefined}
        {...(!expanded && handlers)}
      >
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
