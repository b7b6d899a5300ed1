import { BlockHeading } from '../../content/BlockHeading.tsx';
import { isEmptyField, itemsValue } from '../../content/fields.ts';
import type { ItemValue } from '../../content/fieldValues.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './KeyFigures.styles.ts';

const COLUMNS: ReadonlySet<string> = new Set(['2', '3', '4']);

/** Renders key figures in two, three or four columns. Renders nothing without figures. */
export function KeyFigures({ fields, params }: ComponentProps) {
  const figures = itemsValue(fields.Figures).filter(({ fields: { Value } }) => !isEmptyField(Value));
  if (figures.length === 0) return null;
  return (
    <section className={classes(container, section, styles.container)}>
      <BlockHeading fields={fields} />
      <dl className={styles.figures} data-columns={COLUMNS.has(params.Columns ?? '') ? params.Columns : '3'}>
        {figures.map((figure, position) => (
          <Figure key={figure.id || position} figure={figure} />
        ))}
      </dl>
    </section>
  );
}

/** Renders a key figure. The label is the term and comes first for screen readers; the figure is displayed first. */
function Figure({ figure: { fields } }: { figure: ItemValue }) {
  return (
    <div className={styles.figure}>
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
