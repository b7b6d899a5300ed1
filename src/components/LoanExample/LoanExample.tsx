import { isEmptyField } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { parseLoanQuery, withLoanQuery } from '../../contracts/finance/loanQuery.ts';
import { CarImage } from '../../features/car/CarImage.tsx';
import { LoanCalculator } from '../../features/carDetail/loan/LoanCalculator.tsx';
import { classes } from '../../lib/classes.ts';
import { usePageLocation } from '../../page/pageLocation.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { LoanExampleData } from './LoanExample.data.ts';
import * as styles from './LoanExample.styles.ts';

const SIZES = '(min-width: 64rem) 40rem, 100vw';

/** Renders a car with the calculator of its loan: the same figures as on its page, on the terms that the visitor chooses. Without a car it renders nothing, or only the heading of the page. */
export function LoanExample({ fields, params, data }: ComponentProps<LoanExampleData | undefined>) {
  const example = data?.example;
  const isPage = params.TitleTag === 'h1';
  if (!example && !isPage) return null;
  return (
    <section className={classes(container, section)}>
      <SectionHeading
        title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
        text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
        link={fields.Link}
        kind={isPage ? 'page' : 'section'}
      />
      {example && <Example {...example} level={isPage ? 2 : 3} />}
    </section>
  );
}

function Example({ id, car, loan, level }: NonNullable<LoanExampleData['example']> & { level: 2 | 3 }) {
  const translate = useTranslate();
  const { search } = usePageLocation();
  // The car's page calculates on the same terms.
  const href = `${car.href}${withLoanQuery('', parseLoanQuery(new URLSearchParams(search)))}`;
  return (
    <div className={styles.example}>
      <div className={styles.plate}>
        <div className={styles.car}>
          <Heading level={level} size="block">
            <a href={href}>{car.name}</a>
          </Heading>
          <p>{[car.version, car.facts].filter(Boolean).join(' · ')}</p>
          <p className={styles.price}>
            <strong>{car.amount}</strong>
            {car.note && <small>{car.note}</small>}
          </p>
        </div>
        <CarImage src={car.image} alt={car.alt} sizes={SIZES} loading={level === 2 ? 'first' : 'lazy'} />
      </div>
      <div className={styles.panel}>
        <LoanCalculator key={id} car={id} loan={loan} />
        <ButtonLink href={href}>{translate('toLoanCar')}</ButtonLink>
      </div>
    </div>
  );
}
