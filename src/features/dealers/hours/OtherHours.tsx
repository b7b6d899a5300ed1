import { langOf, plainText } from '../../../contracts/valueTexts.ts';
import { dateFormat } from '../../../lib/formats.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from '../Department.styles.ts';
import type { HolidayView, OtherDay } from '../dealerPage.ts';
import * as rows from './HoursTable.styles.ts';
import { HoursRow, HoursTable } from './HoursTable.tsx';
import type { ComingDays } from './otherDays.ts';

interface OtherHoursProps {
  coming: ComingDays;
  today: string;
  /** Position of the holiday's line that today's hours stand in. */
  todayLine: number | null;
  /** Whose hours they are, under a heading that says the rest. */
  whose?: string;
}

/** Days and holidays with hours of their own: what is near at once, what is further on behind a summary (F081). */
export function OtherHours({ coming, today, todayLine, whose }: OtherHoursProps) {
  const translate = useTranslate();
  const { soon, later, holiday, holidayIsSoon } = coming;
  const far = holiday && !holidayIsSoon ? holiday : null;
  return (
    <>
      {(soon.length > 0 || holidayIsSoon) && (
        <div className={styles.other}>
          <p className={styles.label}>{whose ?? translate('deviatingHours')}</p>
          <Days days={soon} today={today} />
          {holiday && holidayIsSoon && <Holiday holiday={holiday} today={today} todayLine={todayLine} />}
        </div>
      )}
      {(later.length > 0 || far) && (
        <details className={styles.fold}>
          <summary>{translate(whose || soon.length > 0 || holidayIsSoon ? 'laterHours' : 'deviatingHours')}</summary>
          <Days days={later} today={today} />
          {far && <Holiday holiday={far} today={today} todayLine={todayLine} />}
        </details>
      )}
    </>
  );
}

function Days({ days, today }: { days: readonly OtherDay[]; today: string }) {
  const { language } = usePage();
  if (days.length === 0) return null;
  return (
    <dl className={rows.hours}>
      {days.map(({ date, title, hours }) => (
        <HoursRow
          key={`${date} ${plainText(title)}`}
          what={dayText(date, today, language.locale)}
          occasion={title}
          hours={hours}
          isToday={date === today}
        />
      ))}
    </dl>
  );
}

interface HolidayProps {
  holiday: HolidayView;
  today: string;
  todayLine: number | null;
}

function Holiday({ holiday: { title, start, end, week }, today, todayLine }: HolidayProps) {
  const translate = useTranslate();
  const { language } = usePage();
  const ends = [...new Set([start, end])].map((date) => dayText(date, today, language.locale));
  return (
    <div className={styles.holiday}>
      <p>
        <strong lang={langOf(title)}>{plainText(title) || translate('holidayPeriod')}</strong> {ends.join(' – ')}
      </p>
      <HoursTable lines={week} today={todayLine} />
    </div>
  );
}

/** `torsdag 24 december`, with its year when that is another than today's; the same in every time zone. */
function dayText(date: string, today: string, locale: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const written = (parts: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...parts, timeZone: 'UTC' }).format(Date.parse(date));
  // Put together here: whether a comma stands between them differs from version to version of a language's data.
  return `${written({ weekday: 'long' })} ${written({ day: 'numeric', month: 'long', year })}`;
}
