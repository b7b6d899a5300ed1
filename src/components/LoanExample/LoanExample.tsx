import { isEmptyField } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { CarImage } from '../../features/car/CarImage.tsx';
import { LoanCalculator } from '../../features/carDetail/loan/LoanCalculator.tsx';
import { classes } from '../../lib/classes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import type { LoanExampleData } from './LoanExample.data.ts';
import * as styles from './LoanExample.styles.ts';

const SIZES = '(min-width: 64rem) 40rem, 100vw';

/** Renders a car with the calculator of its loan: the same figures as on its page, on the terms that the visitor chooses. Renders nothing without a car. */
export function LoanExample({ fields, data }: ComponentProps<LoanExampleData | undefined>) {
  const example = data?.example;
  if (!example) return null;
  const { id, car, loan } = example;
  return (
    <section className={classes(container, section)}>
      <SectionHeading
        title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
        text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
        link={fields.Link}
      />
      <div className={styles.example}>
        <div className={styles.picture}>
          <CarImage src={car.image} alt={car.alt} sizes={SIZES} />
        </div>
        <div className={styles.panel}>
          <div className={styles.car}>
            <Heading level={3} size="card">
              <a href={car.href}>{car.name}</a>
            </Heading>
            <p>{[car.version, car.facts].filter(Boolean).join(' · ')}</p>
            <p className={styles.price}>
              <strong>{car.amount}</strong>
              {car.note && <small>{car.note}</small>}
            </p>
          </div>
          <LoanCalculator key={id} car={id} loan={loan} />
        </div>
      </div>
    </section>
  );
}
