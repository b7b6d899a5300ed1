import { type LocalizedText, langOf, plainText } from '../../../contracts/valueTexts.ts';
import { otherIndexLanguage } from '../../../lib/indexLanguage.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Localized } from '../../../ui/Localized.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './HoursTable.styles.ts';
import { daysText, type HoursLine } from './week.ts';

interface HoursTableProps {
  lines: readonly HoursLine[];
  /** Position of the line that today's hours stand in. */
  today?: number | null;
}

/** Days and hours, a line each; today's is marked. */
export function HoursTable({ lines, today = null }: HoursTableProps) {
  const { site, language } = usePage();
  return (
    <dl className={styles.hours}>
      {lines.map((line, position) => (
        <HoursRow
          key={line.words}
          what={daysText(line, language.locale)}
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
  what: string;
  /** Language of `what`, when it is not the page's. */
  lang?: string | undefined;
  /** What day it is. */
  occasion?: LocalizedText;
  /** Null: closed. */
  hours: LocalizedText | null;
  isToday: boolean;
}

/** A line of a list of hours. */
export function HoursRow({ what, lang, occasion, hours, isToday }: HoursRowProps) {
  const translate = useTranslate();
  return (
    <div aria-current={isToday ? 'date' : undefined}>
      <dt>
        <Localized text={lang ? { text: what, lang } : what} />
        {occasion && ' '}
        {occasion && (
          <span className={styles.occasion} lang={langOf(occasion)}>
            {plainText(occasion)}
          </span>
        )}
        {isToday && <span className={visuallyHidden}> ({translate('today')})</span>}
      </dt>
      <dd>
        <Localized text={hours ?? translate('closedThen')} />
      </dd>
    </div>
  );
}
