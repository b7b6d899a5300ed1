import { useState } from 'react';
import { addDays } from '../../../../lib/days.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { clampDay, firstOfWeek, weekStartOf } from '../../../ui/form/calendarMonth.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { DayCell, DayGrid } from './DayGrid.tsx';
import { longDay, monthsOf } from './slotTexts.ts';
import { useGridFocus } from './useGridFocus.ts';
import type { TimeSlots } from './useTimeSlots.ts';
import { dayAfterKey, timesIn, WEEKS_PER_LOAD } from './weeks.ts';

/** Farthest page of four weeks, about a year ahead. */
const MAX_PAGES = 13;
const DAYS_A_PAGE = WEEKS_PER_LOAD * 7;
const DAY_MS = 86_400_000;

interface WeeksGridProps {
  /** Whose times they are: a workshop, a dealer. */
  name: string;
  days: TimeSlots['days'];
  today: string;
  weeks: readonly (readonly string[])[];
  /** First day of the four weeks. */
  from: string;
  onFrom: (from: string) => void;
  /** The day whose times are shown; null for none. */
  day: string | null;
  onDay: (day: string) => void;
}

/** Renders four weeks as a grid of days, with buttons to those before and after. */
export function WeeksGrid({ name, days, today, weeks, from, onFrom, day, onDay }: WeeksGridProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { locale } = language;
  const start = weekStartOf(site);
  const first = firstOfWeek(today, start);
  const last = addDays(first, DAYS_A_PAGE * MAX_PAGES - 1);
  const all = weeks.flat();
  const [focus, setFocus] = useState(day);
  // Tab arrives at the first free day.
  const firstFree = all.find((date) => timesIn(days.get(date)) > 0);
  const focusable = [focus, firstFree, today].find((date) => date && all.includes(date)) ?? all[0] ?? from;
  const { focused, onKeyDown } = useGridFocus({
    day: focusable,
    dayAfter: (date, key) => dayAfterKey(date, key, start),
    onMove(date) {
      const target = clampDay(date, today, last);
      setFocus(target);
      const page = Math.floor((Date.parse(target) - Date.parse(first)) / DAY_MS / DAYS_A_PAGE);
      const next = addDays(first, page * DAYS_A_PAGE);
      if (next !== from) onFrom(next);
      return target;
    },
  });
  const turnBy = (pages: number) => {
    const next = addDays(from, pages * DAYS_A_PAGE);
    return next < first || next > last ? null : () => onFrom(next);
  };
  return (
    <DayGrid
      title={monthsOf(all[0] ?? from, all.at(-1) ?? from, locale)}
      label={translate('bookingTimesOf', { name })}
      previous={{ label: translate('bookingEarlier'), onPress: turnBy(-1) }}
      next={{ label: translate('bookingLater'), onPress: turnBy(1) }}
      weeks={weeks}
      onKeyDown={onKeyDown}
    >
      {(date) => {
        const count = timesIn(days.get(date));
        const label = translate(count > 0 ? 'bookingDayTimes' : 'bookingDayFull', {
          day: longDay(date, locale),
          count,
        });
        return (
          <DayCell
            key={date}
            ref={date === focusable ? focused : undefined}
            date={date}
            label={label}
            isFocusable={date === focusable}
            isUnavailable={count === 0}
            isToday={date === today}
            isChosen={date === day}
            onPress={() => {
              setFocus(date);
              if (count > 0) onDay(date);
            }}
          />
        );
      }}
    </DayGrid>
  );
}
