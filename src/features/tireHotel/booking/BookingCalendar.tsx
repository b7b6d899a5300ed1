import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { stockholmDay } from '../../../../lib/stockholm.ts';
import { isPlainKey } from '../../../lib/browser/plainKey.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { dayAfterKey, monthGrid, sixWeeksOfMonth, weekStartOf } from '../../../ui/form/calendarMonth.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { DayCell, DayGrid } from '../../flow/slots/DayGrid.tsx';
import * as calendarStyles from '../../flow/slots/slotCalendar.styles.ts';
import { longDay, monthOf } from '../../flow/slots/slotTexts.ts';
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
  const focused = useRef<HTMLButtonElement>(null);
  const isMoved = useRef(takesFocus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (isMoved.current) focused.current?.focus();
    isMoved.current = false;
  }, [focus, month]);
  const weeks = sixWeeksOfMonth(`${month}-01`, start);
  const tabbed = tabDay(month, focus, dates);
  const free = new Set(dates);

  function onKeyDown(event: KeyboardEvent): void {
    const next = isPlainKey(event) ? dayAfterKey(tabbed, event.key, monthGrid(start)) : null;
    if (next === null) return;
    event.preventDefault();
    const target = clampFocus(next, today, range);
    isMoved.current = target !== tabbed;
    setFocus(target);
    setMonth(target.slice(0, 7));
  }
  const previous = monthAfter(month, -1, range);
  const following = monthAfter(month, 1, range);
  const turnTo = (target: string | null) => (target === null ? null : () => setMonth(target));
  return (
    <div className={classes(calendarStyles.calendar, styles.calendar)}>
      <DayGrid
        title={monthOf(`${month}-01`, locale)}
        label={translate('tireCalendar')}
        previous={{ label: translate('tirePreviousMonth'), onPress: turnTo(previous) }}
        next={{ label: translate('tireNextMonth'), onPress: turnTo(following) }}
        weeks={weeks}
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
