import { type LocalizedText, plainText } from '../../contracts/search/valueTexts.ts';
import type { Elements } from '../../lib/browser/elements.ts';
import { classes } from '../../lib/classes.ts';
import { Info } from '../../ui/Info.tsx';
import { Localized } from '../../ui/Localized.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CompareView.styles.ts';
import { type CompareRow, type CompareSection, HAS } from './compareTable.ts';

export interface RowFilter {
  isDifferent: (values: CompareRow['values']) => boolean;
  onlyDifferences: boolean;
}

interface CompareRowsProps extends RowFilter {
  section: CompareSection;
  /** Hidden by its switch; still printed where scripts are disabled. */
  isHidden?: boolean;
  className?: string;
}

/** Renders a section of the table with its heading; renders nothing when none of its rows is visible. */
export function CompareRows({ section, isHidden = false, className, isDifferent, onlyDifferences }: CompareRowsProps) {
  const rows = section.rows.filter(({ values }) => !onlyDifferences || isDifferent(values));
  const [first] = rows;
  if (!first) return null;
  return (
    <tbody className={classes(styles.section, className)} data-off={isHidden || undefined}>
      <tr>
        <th className={styles.heading} scope="rowgroup" colSpan={first.values.length + 1}>
          {section.title}
        </th>
      </tr>
      {rows.map(({ key, label, info, values }) => (
        <Row
          key={key}
          label={label}
          info={info && <Info name={plainText(label)} text={info} />}
          differs={isDifferent(values)}
        >
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the car
            <td key={index}>
              <Value value={value} />
            </td>
          ))}
        </Row>
      ))}
    </tbody>
  );
}

interface RowProps {
  label: LocalizedText;
  /** Explanations of the label (U4). */
  info?: Elements;
  differs: boolean;
  children: Elements;
}

/** Renders a row with its label. Differences are marked, also for screen readers. */
export function Row({ label, info, differs, children }: RowProps) {
  const translate = useTranslate();
  return (
    <tr className={styles.row} data-differs={differs || undefined}>
      <th scope="row">
        <Localized text={label} />
        {info}
        {differs && <span className={visuallyHidden}>{` (${translate('compareDiffers')})`}</span>}
      </th>
      {children}
    </tr>
  );
}

/** Renders a value, a check mark, or a dash; the marks have a text for screen readers. */
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
