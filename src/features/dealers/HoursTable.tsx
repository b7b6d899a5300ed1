import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import * as styles from './HoursTable.styles.ts';
import { foreignTo } from './indexLanguage.ts';
import { daysText, type HoursLine } from './week.ts';

interface HoursTableProps {
  lines: readonly HoursLine[];
  /** Position of the line that today's hours stand in. */
  today?: number | null;
}

/** Days and hours, a line each; today's is marked. */
export function HoursTable({ lines, today = null }: HoursTableProps) {
  const { language } = usePage();
  return (
    <dl className={styles.hours}>
      {lines.map((line, position) => (
        <HoursRow
          key={line.words}
          what={daysText(line, language.locale)}
          hours={line.hours}
          isToday={position === today}
        />
      ))}
    </dl>
  );
}

interface HoursRowProps {
  /** The days. */
  what: string;
  /** What day it is, in the words of the index. */
  occasion?: string;
  /** Null: closed. */
  hours: string | null;
  isToday: boolean;
}

/** A line of a list of hours. */
export function HoursRow({ what, occasion, hours, isToday }: HoursRowProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  return (
    <div aria-current={isToday ? 'date' : undefined}>
      <dt>
        {what}
        {occasion && ' '}
        {occasion && (
          <span className={styles.occasion} lang={foreignTo(language, site)}>
            {occasion}
          </span>
        )}
        {isToday && <span className={visuallyHidden}> ({translate('today')})</span>}
      </dt>
      <dd>{hours ?? translate('closedThen')}</dd>
    </div>
  );
}
