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

interface CarTeaserProps {
  fields: Fields;
  cars: readonly CarCardView[];
  /** `page`: its heading is the page's only main one, and is there without cars too. */
  kind?: 'section' | 'page';
}

/** Renders the cars of a teaser below its heading (F105). Without cars it renders nothing, or only the heading of the page. */
export function CarTeaser({ fields, cars: loaded, kind = 'section' }: CarTeaserProps) {
  const list = useRef<HTMLUListElement>(null);
  const cars = useCardsOnTerms(loaded, list);
  if (cars.length === 0 && kind === 'section') return null;
  const heading = isEmptyField(fields.Title) || kind === 'page' ? 'h2' : 'h3';
  return (
    <section className={classes(container, section)}>
      <BlockHeading fields={fields} link={fields.Link} kind={kind} />
      <ul ref={list} className={styles.grid}>
        {cars.map((car) => (
          <Prerendered key={car.id} as="li" view={CarCard} viewProps={{ car, sizes: SIZES, heading }} />
        ))}
      </ul>
    </section>
  );
}
