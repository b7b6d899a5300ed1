import type { CSSProperties } from 'react';
import { BlockHeading } from '../../content/BlockHeading.tsx';
import { isEmptyField } from '../../content/fields.ts';
import type { ComponentProps } from '../../content/views.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import { imageNumberOf } from '../../features/car/carPortrait.ts';
import * as lines from '../../features/car/sideMeasures.styles.ts';
import type { SideMeasure } from '../../features/car/sideMeasures.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { UnbrokenName } from '../../ui/UnbrokenName.tsx';
import * as styles from './CarLineup.styles.ts';
import { type CarLineupData, type LineupCar, layoutOf } from './lineup.ts';

export { CarLineupSkeleton } from './CarLineupSkeleton.tsx';

interface LineupProps {
  fields: Fields;
  cars: readonly LineupCar[];
}

/**
 * Renders some cars of the stock large: as numbered plates, from the number `FirstNumber`, or from the side to one scale with their
 * lengths. Renders nothing without cars.
 */
export function CarLineup({ fields, params, data }: ComponentProps<CarLineupData | undefined>) {
  const cars = data?.cars ?? [];
  if (cars.length === 0) return null;
  return layoutOf(params) === 'scale' ? (
    <Scale fields={fields} cars={cars} />
  ) : (
    <Plates fields={fields} cars={cars} first={imageNumberOf(params.FirstNumber)} />
  );
}

function Plates({ fields, cars, first }: LineupProps & { first: number }) {
  return (
    <section className={classes(container, section)}>
      <div className={styles.plates} style={{ '--first': first } as CSSProperties}>
        <BlockHeading fields={fields} link={fields.Link} />
        <ol className={styles.list} start={first}>
          {cars.map((car) => (
            <li key={car.id} className={styles.plate}>
              <div className={styles.framed}>
                <Picture car={car} sizes="(min-width: 64rem) 46vw, 100vw" />
              </div>
              <Caption car={car} level={isEmptyField(fields.Title) ? 2 : 3} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Scale({ fields, cars }: LineupProps) {
  const widest = Math.max(...cars.map(({ width = 0 }) => width));
  const columns = cars.map(({ width = 0 }) => `minmax(0, ${width}fr)`).join(' ');
  return (
    <section className={styles.paper}>
      <div className={container}>
        <BlockHeading fields={fields} link={fields.Link} />
        <ul className={styles.profiles} style={{ '--columns': columns } as CSSProperties}>
          {cars.map((car) => (
            <li key={car.id} style={{ '--share': (car.width ?? 0) / widest } as CSSProperties}>
              <div className={lines.measured}>
                <div className={styles.profile}>
                  <Picture car={car} sizes={`(min-width: 64rem) ${Math.ceil(92 / cars.length)}vw, 100vw`} />
                </div>
                {car.measures?.map((measure) => (
                  <Line key={measure.name} {...measure} />
                ))}
              </div>
              <Caption car={car} level={isEmptyField(fields.Title) ? 2 : 3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Renders a dimension line below a picture. */
function Line({ name, label, text, ends }: SideMeasure) {
  return (
    <p className={lines.measure} data-measure={name} style={ends as CSSProperties}>
      <span className={lines.line} aria-hidden="true" />
      <span className={lines.measureText}>
        <span>{label}</span>
        <strong>{text}</strong>
      </span>
    </p>
  );
}

function Picture({ car, sizes }: { car: LineupCar; sizes: string }) {
  return <ResponsiveImage src={car.image} alt={car.alt} width={1920} height={1200} sizes={sizes} cutOut />;
}

function Caption({ car, level }: { car: LineupCar; level: 2 | 3 }) {
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.caption}>
      <div className={styles.texts}>
        <Name className={styles.name}>
          <a href={car.href}>
            <UnbrokenName name={car.name} />
          </a>
        </Name>
        {car.version && <p className={styles.version}>{car.version}</p>}
        <p className={styles.facts}>{car.facts}</p>
        {car.height && <p className={styles.facts}>{car.height}</p>}
      </div>
      <p className={styles.price}>
        <strong>{car.amount}</strong>
        {car.note && <span>{` ${car.note}`}</span>}
      </p>
    </div>
  );
}
