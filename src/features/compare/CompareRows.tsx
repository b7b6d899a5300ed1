import type { ReactNode } from 'react';
import type { LocalizedText } from '../../contracts/valueTexts.ts';
import { classes } from '../../lib/classes.ts';
import { Localized } from '../../ui/Localized.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CompareView.styles.ts';
import { type CompareRow, type CompareSection, HAS } from './compareTable.ts';

export interface RowMarks {
  isMarked: (values: CompareRow['values']) => boolean;
  onlyDifferences: boolean;
}

interface CompareRowsProps extends RowMarks {
  section: CompareSection;
  /** Switched off: printed all the same for those who have no scripts to switch it on. */
  off?: boolean;
  className?: string;
}

/** A section of the table under its heading; nothing when no row of it is to be shown. */
export function CompareRows({ section, off = false, className, isMarked, onlyDifferences }: CompareRowsProps) {
  const rows = section.rows.filter(({ values }) => !onlyDifferences || isMarked(values));
  const [first] = rows;
  if (!first) return null;
  return (
    <tbody className={classes(styles.section, className)} data-off={off || undefined}>
      <tr>
        <th className={styles.heading} scope="rowgroup" colSpan={first.values.length + 1}>
          {section.title}
        </th>
      </tr>
      {rows.map(({ key, label, values }) => (
        <Row key={key} label={label} differs={isMarked(values)}>
          {values.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the car
            <td key={at}>
              <Value value={value} />
            </td>
          ))}
        </Row>
      ))}
    </tbody>
  );
}

/** A row with its label. What differs is marked, for the ear too. */
export function Row({ label, differs, children }: { label: LocalizedText; differs: boolean; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <tr className={styles.row} data-differs={differs || undefined}>
      <th scope="row">
        <Localized text={label} />
        {differs && <span className={visuallyHidden}> ({translate('compareDiffers')})</span>}
      </th>
      {children}
    </tr>
  );
}

/** A value, a tick, or a dash with what it means. */
export function Value({ value }: { value: LocalizedText | null | undefined }) {
  const translate = useTranslate();
  if (value && value !== HAS) return <Localized text={value} />;
  return (
    <>
      <span aria-hidden="true">{value ? HAS : '–'}</span>
      <span className={visuallyHidden}>
        {translate(value ? 'compareHas' : value === null ? 'compareHasNot' : 'compareUnknown')}
      </span>
    </>
  );
}
