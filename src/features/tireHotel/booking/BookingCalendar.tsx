import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { stockholmDay } from '../../../contracts/stockholm.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { dayAfterKey, sixWeeksOfMonth } from '../../../ui/form/calendarMonth.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as calendarStyles from '../../dealers/slots/slotCalendar.styles.ts';
import { longDay, monthOf, weekdayText } from '../../dealers/slots/slotTexts.ts';
import { isWeekend } from '../../dealers/slots/weeks.ts';
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

/** Renders a month as 42 days from Monday, of which those that can be booked can be chosen (F111). */
export function BookingCalendar({ dates, initial, takesFocus, onChoose }: BookingCalendarProps) {
  const translate = useTranslate();
  const { locale } = usePage().language;
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
  const weeks = sixWeeksOfMonth(`${month}-01`);
  const tabbed = tabDay(month, focus, dates);
  const free = new Set(dates);

  function onKeyDown(event: KeyboardEvent): void {
    const next = dayAfterKey(tabbed, event.key);
    if (next === null) return;
    event.preventDefault();
    const target = clampFocus(next, today, range);
    isMoved.current = true;
    setFocus(target);
    setMonth(target.slice(0, 7));
  }
  const previous = monthAfter(month, -1, range);
  const following = monthAfter(month, 1, range);
  return (
    <div className={classes(calendarStyles.calendar, styles.calendar)}>
      <div className={calendarStyles.head}>
        <Button
          kind="secondary"
          aria-label={translate('tirePreviousMonth')}
          disabled={previous === null}
          onClick={() => previous && setMonth(previous)}
        >
          <Icon name="chevronLeft" size={18} />
        </Button>
        <strong aria-live="polite">{monthOf(`${month}-01`, locale)}</strong>
        <Button
          kind="secondary"
          aria-label={translate('tireNextMonth')}
          disabled={following === null}
          onClick={() => following && setMonth(following)}
        >
          <Icon name="chevronRight" size={18} />
        </Button>
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a calendar's keys
        role="grid"
        aria-label={translate('tireCalendar')}
        className={calendarStyles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {(weeks[0] ?? []).map((date) => (
              <th key={date} scope="col" abbr={weekdayText(date, locale, 'long')}>
                {weekdayText(date, locale, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <DayCell
                  key={date}
                  ref={date === tabbed ? focused : undefined}
                  date={date}
                  isFree={free.has(date)}
                  isTabbed={date === tabbed}
                  isOutside={!date.startsWith(month)}
                  isToday={date === today}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps {
  ref: Ref<HTMLButtonElement> | undefined;
  date: string;
  isFree: boolean;
  isTabbed: boolean;
  isOutside: boolean;
  isToday: boolean;
  onChoose: (day: string) => void;
}

function DayCell({ ref, date, isFree, isTabbed, isOutside, isToday, onChoose }: DayCellProps) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const day = longDay(date, locale);
  return (
    <td data-weekend={isWeekend(date) || undefined}>
      <button
        ref={ref}
        type="button"
        tabIndex={isTabbed ? 0 : -1}
        className={classes(calendarStyles.day, isOutside && styles.outside)}
        aria-label={translate(isFree ? 'tireDayFree' : 'tireDayUnavailable', { day })}
        aria-disabled={!isFree || undefined}
        data-date={date}
        data-today={isToday || undefined}
        onClick={() => isFree && onChoose(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
