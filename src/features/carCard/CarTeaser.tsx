import { useRef } from 'react';
import { BlockHeading } from '../../content/BlockHeading.tsx';
import { isEmptyField } from '../../content/fields.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import { Prerendered } from '../../delivery/Prerendered.tsx';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import type { CarCardView } from '../car/card.ts';
import { CarCard } from './CarCard.tsx';
import * as styles from './CarTeaser.styles.ts';
import { useCardsOnTerms } from './useCardsOnTerms.ts';

const SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) calc(46vw - 4rem), calc(100vw - 7rem)';

/** Renders the cars of a teaser below its heading (F105). Renders nothing without cars. */
export function CarTeaser({ fields, cars: loaded }: { fields: Fields; cars: readonly CarCardView[] }) {
  const list = useRef<HTMLUListElement>(null);
  const cars = useCardsOnTerms(loaded, list);
  if (cars.length === 0) return null;
  const heading = isEmptyField(fields.Title) ? 'h2' : 'h3';
  return (
    <section className={classes(container, section)}>
      <BlockHeading fields={fields} link={fields.Link} />
      <ul ref={list} className={styles.grid}>
        {cars.map((car) => (
          <Prerendered key={car.id} as="li" view={CarCard} viewProps={{ car, sizes: SIZES, heading }} />
        ))}
      </ul>
    </section>
  );
}
