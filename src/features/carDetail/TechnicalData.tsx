import { classes } from '../../lib/classes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Localized } from '../../ui/Localized.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { DetailRow, RowGroup } from '../car/detailRows.ts';
import { Term } from '../car/Term.tsx';
import * as styles from './CarFacts.styles.ts';
import { Fold } from './Fold.tsx';
import { foldsRows, TECHNICAL_ROWS } from './folding.ts';
import { screenOnly } from './printSheet.styles.ts';

/** Renders all technical data by group, collapsed to the first five rows (F060). */
export function TechnicalData({ groups }: { groups: readonly RowGroup[] }) {
  const translate = useTranslate();
  let offset = 0;
  const groupsWithOffset = groups.map((group) => {
    const first = offset;
    offset += group.rows.length;
    return { ...group, first };
  });
  return (
    <section className={classes(styles.section, screenOnly)}>
      <Heading level={2} size="block">
        {translate('technicalData')}
      </Heading>
      <Fold to="rows" isFoldable={foldsRows(groups.flatMap(({ rows }) => rows))} name={translate('technicalData')}>
        {groupsWithOffset.map(({ title, rows, first }) => (
          <div key={title} className={styles.group} data-beyond={first >= TECHNICAL_ROWS || undefined}>
            <Heading level={3} size="small">
              {translate(title)}
            </Heading>
            <Rows rows={rows} className={styles.rows} first={first} />
          </div>
        ))}
      </Fold>
    </section>
  );
}

/** Renders labels and values; `first` is the index of the first row among all rows that collapse together. */
export function Rows({ rows, className, first }: { rows: readonly DetailRow[]; className: string; first?: number }) {
  return (
    <dl className={className}>
      {rows.map(([label, value], index) => (
        <div key={label} data-beyond={(first !== undefined && first + index >= TECHNICAL_ROWS) || undefined}>
          <dt>
            <Term label={label} />
          </dt>
          <dd>
            <Localized text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
