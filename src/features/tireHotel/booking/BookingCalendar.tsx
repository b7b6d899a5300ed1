import { useState } from 'react';
import { stockholmDay } from '../../../../lib/stockholm.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { dayAfterKey, monthGrid, sixWeeksOfMonth, weekStartOf } from '../../../ui/form/calendarMonth.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { DayCell, DayGrid } from '../../flow/slots/DayGrid.tsx';
import * as calendarStyles from '../../flow/slots/slotCalendar.styles.ts';
import { longDay, monthOf } from '../../flow/slots/slotTexts.ts';
import { useGridFocus } from '../../flow/slots/useGridFocus.ts';
import * as styles from './booking.styles.ts';
import { clampFocus, firstMonth, monthAfter, monthRange, tabDay } from './calendarMonths.ts';

interface BookingCalendarProps {
  /** The days that can be booked, sorted: `2026-11-26`. */
  dates: readonly string[];
  /** The day on which the calendar opens; empty for none. */
  initial: string;
  /** Whether the calendar takes the focus when it opens. */
  takesFocus: boolean;
  onChoose: (day: string) => void;
}

/** Renders a month as 42 days, of which those that can be booked can be chosen (F111). */
export function BookingCalendar({ dates, initial, takesFocus, onChoose }: BookingCalendarProps) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { locale } = language;
  const start = weekStartOf(site);
  const today = stockholmDay(Date.now());
  const range = monthRange(today, dates);
  const [month, setMonth] = useState(() => firstMonth(initial, dates, today));
  const [focus, setFocus] = useState(initial);
  const tabbed = tabDay(month, focus, dates);
  const free = new Set(dates);
  const { focused, onKeyDown } = useGridFocus({
    day: tabbed,
    dayAfter: (date, key) => dayAfterKey(date, key, monthGrid(start)),
    onMove(date) {
      const target = clampFocus(date, today, range);
      setFocus(target);
      setMonth(target.slice(0, 7));
      return target;
    },
    takesFocus,
  });
  const turnBy = (by: 1 | -1) => {
    const target = monthAfter(month, by, range);
    return target === null ? null : () => setMonth(target);
  };
  return (
    <div className={classes(calendarStyles.calendar, styles.calendar)}>
      <DayGrid
        title={monthOf(`${month}-01`, locale)}
        label={translate('tireCalendar')}
        previous={{ label: translate('tirePreviousMonth'), onPress: turnBy(-1) }}
        next={{ label: translate('tireNextMonth'), onPress: turnBy(1) }}
        weeks={sixWeeksOfMonth(`${month}-01`, start)}
        onKeyDown={onKeyDown}
      >
        {(date) => (
          <DayCell
            key={date}
            ref={date === tabbed ? focused : undefined}
            date={date}
            label={translate(free.has(date) ? 'tireDayFree' : 'tireDayUnavailable', { day: longDay(date, locale) })}
            isFocusable={date === tabbed}
            isUnavailable={!free.has(date)}
            isToday={date === today}
            className={!date.startsWith(month) && styles.outside}
            onPress={() => free.has(date) && onChoose(date)}
          />
        )}
      </DayGrid>
    </div>
  );
}
