import { type LocalizedText, langOf, plainText } from '../../../contracts/search/valueTexts.ts';
import { otherIndexLanguage } from '../../../lib/indexLanguage.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Localized } from '../../../ui/Localized.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './HoursTable.styles.ts';
import { daysText, type HoursLine } from './week.ts';

interface HoursTableProps {
  lines: readonly HoursLine[];
  /** Index of the line with today's hours. */
  today?: number | null;
}

/** Renders the opening hours as a list of days and hours; today's line is marked. */
export function HoursTable({ lines, today = null }: HoursTableProps) {
  const { site, language } = usePage();
  return (
    <dl className={styles.hours}>
      {lines.map((line, position) => (
        <HoursRow
          key={line.daysAsRecorded}
          days={daysText(line, language.locale)}
          lang={line.days.length === 0 ? otherIndexLanguage(language, site) : undefined}
          hours={line.hours}
          isToday={position === today}
        />
      ))}
    </dl>
  );
}

interface HoursRowProps {
  /** The days. */
  days: string;
  /** Language of `days`, when it is not the page's. */
  lang?: string | undefined;
  /** Name of a special day. */
  occasion?: LocalizedText;
  /** Null: closed. */
  hours: LocalizedText | null;
  isToday: boolean;
}

/** Renders a line of an hours list. */
export function HoursRow({ days, lang, occasion, hours, isToday }: HoursRowProps) {
  const translate = useTranslate();
  return (
    <div aria-current={isToday ? 'date' : undefined}>
      <dt>
        <Localized text={lang ? { text: days, lang } : days} />
        {occasion && <span> </span>}
        {occasion && (
          <span className={styles.occasion} lang={langOf(occasion)}>
            {plainText(occasion)}
          </span>
        )}
        {isToday && <span className={visuallyHidden}>{` (${translate('today')})`}</span>}
      </dt>
      <dd>
        <Localized text={hours ?? translate('closedThen')} />
      </dd>
    </div>
  );
}
