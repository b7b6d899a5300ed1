import { langOf, plainText } from '../../../contracts/search/valueTexts.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from '../Department.styles.ts';
import type { HolidayView, OtherDay } from '../dealerPage.ts';
import { dayText } from './dayText.ts';
import * as rows from './HoursTable.styles.ts';
import { HoursRow, HoursTable } from './HoursTable.tsx';
import type { UpcomingDays } from './otherDays.ts';

interface OtherHoursProps {
  upcoming: UpcomingDays;
  today: string;
  /** Index of the holiday's line with today's hours. */
  todayLine: number | null;
  /** Replaces the default title. */
  title?: string;
}

/** Renders days and holidays with special hours: near ones are visible, later ones are in a disclosure (F081). */
export function OtherHours({ upcoming, today, todayLine, title }: OtherHoursProps) {
  const translate = useTranslate();
  const { soon, later, holiday, holidayIsSoon } = upcoming;
  const laterHoliday = holiday && !holidayIsSoon ? holiday : null;
  return (
    <>
      {(soon.length > 0 || holidayIsSoon) && (
        <div className={styles.other}>
          <p className={styles.label}>{title ?? translate('deviatingHours')}</p>
          <Days days={soon} today={today} />
          {holiday && holidayIsSoon && <Holiday holiday={holiday} today={today} todayLine={todayLine} />}
        </div>
      )}
      {(later.length > 0 || laterHoliday) && (
        <details className={styles.disclosure}>
          <summary>{translate(title || soon.length > 0 || holidayIsSoon ? 'laterHours' : 'deviatingHours')}</summary>
          <Days days={later} today={today} />
          {laterHoliday && <Holiday holiday={laterHoliday} today={today} todayLine={todayLine} />}
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
          days={dayText(date, today, language.locale)}
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
  const bounds = [...new Set([start, end])].map((date) => dayText(date, today, language.locale));
  return (
    <div className={styles.holiday}>
      <p>
        <strong lang={langOf(title)}>{plainText(title) || translate('holidayPeriod')}</strong>
        <span>{` ${bounds.join(' – ')}`}</span>
      </p>
      <HoursTable lines={week} today={todayLine} />
    </div>
  );
}
