import type { CSSProperties } from 'react';
import { BlockHeading } from '../../content/BlockHeading.tsx';
import { isEmptyField, itemsValue } from '../../content/fields.ts';
import { fieldText } from '../../content/fieldText.ts';
import type { ItemValue } from '../../content/fieldValues.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './KeyFigures.styles.ts';

const COLUMNS: ReadonlySet<string> = new Set(['2', '3', '4']);

/** Renders key figures in two, three or four columns, or as bars on one scale. Renders nothing without figures. */
export function KeyFigures({ fields, params }: ComponentProps) {
  const figures = itemsValue(fields.Figures).filter(({ fields: { Value } }) => !isEmptyField(Value));
  if (figures.length === 0) return null;
  const columns = COLUMNS.has(params.Columns ?? '') ? params.Columns : '3';
  const shares = params.Layout === 'Bars' ? sharesOf(figures) : null;
  return (
    <section className={classes(container, section, styles.container)}>
      <BlockHeading fields={fields} />
      <dl className={shares ? styles.bars : styles.figures} data-columns={shares ? undefined : columns}>
        {figures.map((figure, position) => (
          <Figure key={figure.id || position} figure={figure} share={shares?.[position]} />
        ))}
      </dl>
    </section>
  );
}

/** Returns the lengths of the bars as shares of the longest; null when a figure is not a number from 0 on, or all are 0. */
function sharesOf(figures: readonly ItemValue[]): readonly number[] | null {
  const numbers = figures.map(({ fields }) => Number(fieldText(fields, 'Value').replace(/\s/g, '').replace(',', '.')));
  const most = Math.max(...numbers);
  return numbers.every((number) => number >= 0) && most > 0 ? numbers.map((number) => number / most) : null;
}

/** Renders a key figure, with a bar when it has a share. The label is the term and comes first for screen readers; the figure is displayed first. */
function Figure({ figure: { fields }, share }: { figure: ItemValue; share?: number | undefined }) {
  return (
    <div
      className={share === undefined ? styles.figure : styles.row}
      style={share === undefined ? undefined : ({ '--share': share } as CSSProperties)}
    >
      <dt className={styles.label}>
        <Text field={fields.Label} />
      </dt>
      <dd className={styles.value}>
        <Text field={fields.Value} />
        {!isEmptyField(fields.Unit) && (
          <small className={styles.unit}>
            {' '}
            <Text field={fields.Unit} />
          </small>
        )}
      </dd>
    </div>
  );
}
