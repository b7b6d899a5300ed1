import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addDays } from '../../../../lib/days.ts';
import type { TimeSlotDay } from '../../../contracts/booking/timeSlots.ts';
import { isPlainKey } from '../../../lib/browser/plainKey.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { clampDay, firstOfWeek, weekStartOf } from '../../../ui/form/calendarMonth.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Problem } from '../Problem.tsx';
import { DayCell, DayGrid } from './DayGrid.tsx';
import * as styles from './slotCalendar.styles.ts';
import { longDay, monthsOf, timeText } from './slotTexts.ts';
import type { TimeSlots } from './useTimeSlots.ts';
import { dayAfterKey, WEEKS_PER_LOAD, weeksFrom } from './weeks.ts';

/** Farthest page of four weeks, about a year ahead. */
const MAX_PAGES = 13;

interface SlotCalendarProps {
  /** Whose times they are: a workshop, a dealer. */
  name: string;
  slots: TimeSlots;
  /** The day at the place of the slots, whatever the clock of the browser (Q45): `2026-11-23`. */
  today: string;
  /** First day of the four weeks. */
  from: string;
  onFrom: (from: string) => void;
  /** The chosen slot; null for none. */
  chosen: string | null;
  /** The day whose times are shown first; that of the chosen slot unless given. */
  initialDay?: string | undefined;
  onChoose: (timeSlot: string) => void;
  /** Renders the choice of a full day, before the times of a day that offers one. */
  fullDay?: (date: string) => ReactNode;
}

const DAYS_A_PAGE = WEEKS_PER_LOAD * 7;
const DAY_MS = 86_400_000;
const timesIn = (day: TimeSlotDay | undefined) =>
  (day?.availableSlots.length ?? 0) + (day?.allDaySlotAvailable ? 1 : 0);
const isFree = (day: TimeSlotDay | undefined) => timesIn(day) > 0;

const unless = (isAtEnd: boolean, turn: () => void) => (isAtEnd ? null : turn);

/** Renders four weeks as a grid of days, and the free times of the chosen day (F094). */
export function SlotCalendar(props: SlotCalendarProps) {
  const { name, slots, today, from, onFrom, chosen, initialDay = chosen?.slice(0, 10), onChoose, fullDay } = props;
  const translate = useTranslate();
  const { site, language } = usePage();
  const { locale } = language;
  const start = weekStartOf(site);
  const first = firstOfWeek(today, start);
  const weeks = weeksFrom(from, start);
  const [day, setDay] = useState<string | null>(initialDay ?? null);
  const [focus, setFocus] = useState(day);
  const focused = useRef<HTMLButtonElement>(null);
  const isMoved = useRef(false);
  const times = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  const all = weeks.flat();
  const isShown = (date?: string | null): date is string => typeof date === 'string' && all.includes(date);
  // Tab arrives at the first free day.
  const firstFree = all.find((date) => isFree(slots.days.get(date)));
  const focusable = [focus, firstFree, today].find(isShown) ?? all[0] ?? from;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (isMoved.current) focused.current?.focus();
    isMoved.current = false;
  }, [focus, from]);

  // The times come below the grid, where nobody looks: the first of them scrolls into view, and the pressed day stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the times follow the day
  useEffect(() => {
    if (isPressed.current) times.current?.querySelector('li')?.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  }, [day]);

  const last = addDays(first, DAYS_A_PAGE * MAX_PAGES - 1);
  function move(date: string): void {
    const target = clampDay(date, today, last);
    isMoved.current = target !== focusable;
    setFocus(target);
    const page = Math.floor((Date.parse(target) - Date.parse(first)) / DAY_MS / DAYS_A_PAGE);
    const start = addDays(first, page * DAYS_A_PAGE);
    if (start !== from) onFrom(start);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const next = isPlainKey(event) ? dayAfterKey(focusable, event.key, start) : null;
    if (next === null) return;
    event.preventDefault();
    move(next);
  }
  const dayText = (date: string, count: number) =>
    translate(count > 0 ? 'bookingDayTimes' : 'bookingDayFull', { day: longDay(date, locale), count });
  const months = monthsOf(all[0] ?? from, all.at(-1) ?? from, locale);
  const chosenDay = day === null ? undefined : slots.days.get(day);
  const isLoading = slots.status === 'loading';
  const hasNone = slots.status === 'loaded' && !all.some((date) => isFree(slots.days.get(date)));
  return (
    <div className={styles.calendar} aria-busy={isLoading}>
      <DayGrid
        title={months}
        label={translate('bookingTimesOf', { name })}
        previous={{
          label: translate('bookingEarlier'),
          onPress: unless(from <= first, () => onFrom(addDays(from, -DAYS_A_PAGE))),
        }}
        next={{
          label: translate('bookingLater'),
          onPress: unless(addDays(from, DAYS_A_PAGE) > last, () => onFrom(addDays(from, DAYS_A_PAGE))),
        }}
        weeks={weeks}
        onKeyDown={onKeyDown}
      >
        {(date) => {
          const count = timesIn(slots.days.get(date));
          return (
            <DayCell
              key={date}
              ref={date === focusable ? focused : undefined}
              date={date}
              label={dayText(date, count)}
              isFocusable={date === focusable}
              isUnavailable={count === 0}
              isToday={date === today}
              isChosen={date === day}
              onPress={() => {
                setFocus(date);
                if (count === 0) return;
                isPressed.current = true;
                setDay(date);
              }}
            />
          );
        }}
      </DayGrid>
      {slots.status === 'failed' && (
        <Problem message={translate('slotsFailed')}>
          <Button kind="secondary" onClick={slots.reload} data-retry="">
            {translate('slotsRetry')}
          </Button>
        </Problem>
      )}
      <p role="status" className={classes(!hasNone && !isLoading && visuallyHidden, styles.note)}>
        {isLoading ? translate('bookingLoading') : hasNone && translate('bookingNoTimes')}
      </p>
      {isShown(day) && slots.status === 'loaded' && (
        <section
          ref={times}
          className={styles.times}
          aria-label={translate('bookingTimesOn', { day: longDay(day, locale) })}
        >
          <h4>{longDay(day, locale)}</h4>
          {isFree(chosenDay) ? (
            <ul>
              {chosenDay?.allDaySlotAvailable && fullDay && <li>{fullDay(chosenDay.date)}</li>}
              {chosenDay?.availableSlots.map((timeSlot) => (
                <li key={timeSlot}>
                  <TimeButton timeSlot={timeSlot} isChosen={timeSlot === chosen} onChoose={onChoose}>
                    {timeText(timeSlot, locale)}
                  </TimeButton>
                </li>
              ))}
            </ul>
          ) : (
            <p>{translate('bookingNoTimes')}</p>
          )}
        </section>
      )}
    </div>
  );
}

interface TimeButtonProps {
  timeSlot: string;
  isChosen: boolean;
  onChoose: (timeSlot: string) => void;
  children: ReactNode;
}

/** Renders the button of a slot. */
export function TimeButton({ timeSlot, isChosen, onChoose, children }: TimeButtonProps) {
  return (
    <button
      type="button"
      className={styles.time}
      aria-pressed={isChosen}
      data-slot={timeSlot}
      onClick={() => onChoose(timeSlot)}
    >
      {children}
    </button>
  );
}
