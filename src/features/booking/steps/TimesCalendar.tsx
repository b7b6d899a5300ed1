import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { TimeSlotDay } from '../../../contracts/booking/timeSlots.ts';
import { addDays } from '../../../contracts/days.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { FlowSlot } from '../flow/flowState.ts';
import { longDay, monthOf, timeOf, weekdayText } from '../texts.ts';
import { slotAt, stockholmDay } from '../time/stockholm.ts';
import { dayAfterKey, FULL_DAY_TIME, isWeekend, sundayOf, WEEKS_PER_LOAD, weeksFrom } from '../time/weeks.ts';
import * as styles from './calendar.styles.ts';
import type { TimeSlots } from './useTimeSlots.ts';

/** Farthest page of four weeks, about a year ahead. */
const MAX_PAGES = 13;

interface TimesCalendarProps {
  name: string;
  slots: TimeSlots;
  /** First day of the four weeks: a Sunday. */
  from: string;
  onFrom: (from: string) => void;
  chosen: FlowSlot | null;
  onChoose: (slot: FlowSlot) => void;
}

const DAYS_A_PAGE = WEEKS_PER_LOAD * 7;
const isFree = (day: TimeSlotDay | undefined) =>
  day !== undefined && (day.allDaySlotAvailable || day.availableSlots.length > 0);

/** Renders four weeks as a grid of days, from Sunday, and the free times of the chosen day (F094). */
export function TimesCalendar({ name, slots, from, onFrom, chosen, onChoose }: TimesCalendarProps) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const today = stockholmDay(Date.now());
  const first = sundayOf(today);
  const weeks = weeksFrom(from);
  const [day, setDay] = useState<string | null>(chosen?.timeSlot.slice(0, 10) ?? null);
  const [focus, setFocus] = useState(day ?? today);
  const focused = useRef<HTMLButtonElement>(null);
  const isMoved = useRef(false);
  const all = weeks.flat();
  const focusable = all.includes(focus) ? focus : (all.find((date) => isFree(slots.days.get(date))) ?? all[0] ?? from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (isMoved.current) focused.current?.focus();
    isMoved.current = false;
  }, [focus, from]);

  const last = addDays(first, DAYS_A_PAGE * MAX_PAGES - 1);
  function move(date: string): void {
    const target = date < today ? today : date > last ? last : date;
    isMoved.current = true;
    setFocus(target);
    const page = Math.floor((Date.parse(target) - Date.parse(first)) / 86_400_000 / DAYS_A_PAGE);
    const start = addDays(first, page * DAYS_A_PAGE);
    if (start !== from) onFrom(start);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const next = dayAfterKey(focusable, event.key);
    if (next === null) return;
    event.preventDefault();
    move(next);
  }
  const months = [...new Set([all[0], all.at(-1)].map((date) => monthOf(date ?? from, locale)))].join(' – ');
  const chosenDay = day === null ? undefined : slots.days.get(day);
  const isLoading = slots.status === 'loading';
  const hasNone = !isLoading && !all.some((date) => isFree(slots.days.get(date)));
  return (
    <div className={styles.calendar} aria-busy={isLoading}>
      <div className={styles.head}>
        <Button
          kind="secondary"
          aria-label={translate('bookingEarlier')}
          disabled={from <= first}
          onClick={() => onFrom(addDays(from, -DAYS_A_PAGE))}
        >
          <Icon name="chevronLeft" size={18} />
        </Button>
        <strong aria-live="polite">{months}</strong>
        <Button
          kind="secondary"
          aria-label={translate('bookingLater')}
          disabled={addDays(from, DAYS_A_PAGE) > last}
          onClick={() => onFrom(addDays(from, DAYS_A_PAGE))}
        >
          <Icon name="chevronRight" size={18} />
        </Button>
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a calendar's keys
        role="grid"
        aria-label={translate('bookingTimesOf', { name })}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {(weeks[0] ?? []).map((date) => (
              <th
                key={date}
                scope="col"
                abbr={weekdayText(date, locale, 'long')}
                data-weekend={isWeekend(date) || undefined}
              >
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
                  ref={date === focusable ? focused : undefined}
                  date={date}
                  found={slots.days.get(date)}
                  isFocusable={date === focusable}
                  isChosen={date === day}
                  isToday={date === today}
                  onPress={(isFull) => {
                    setFocus(date);
                    if (!isFull) setDay(date);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={classes(!hasNone && !isLoading && visuallyHidden, styles.note)}>
        {isLoading ? translate('bookingLoading') : hasNone && translate('bookingNoTimes')}
      </p>
      {day !== null && !isLoading && (
        <section className={styles.times} aria-label={translate('bookingTimesOn', { day: longDay(day, locale) })}>
          <h4>{longDay(day, locale)}</h4>
          {isFree(chosenDay) ? (
            <ul>
              {chosenDay?.allDaySlotAvailable && (
                <li>
                  <TimeButton
                    slot={{ timeSlot: slotAt(chosenDay.date, FULL_DAY_TIME), isFullDay: true }}
                    chosen={chosen}
                    onChoose={onChoose}
                  >
                    {translate('bookingFullDay')}
                    <small>{translate('bookingFullDayText', { time: FULL_DAY_TIME })}</small>
                  </TimeButton>
                </li>
              )}
              {chosenDay?.availableSlots.map((timeSlot) => (
                <li key={timeSlot}>
                  <TimeButton slot={{ timeSlot, isFullDay: false }} chosen={chosen} onChoose={onChoose}>
                    {timeOf({ timeSlot })}
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

interface DayCellProps {
  ref: Ref<HTMLButtonElement> | undefined;
  date: string;
  found: TimeSlotDay | undefined;
  isFocusable: boolean;
  isChosen: boolean;
  isToday: boolean;
  onPress: (isFull: boolean) => void;
}

function DayCell({ ref, date, found, isFocusable, isChosen, isToday, onPress }: DayCellProps) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const count = (found?.availableSlots.length ?? 0) + (found?.allDaySlotAvailable ? 1 : 0);
  const day = longDay(date, locale);
  return (
    <td data-weekend={isWeekend(date) || undefined}>
      <button
        ref={ref}
        type="button"
        tabIndex={isFocusable ? 0 : -1}
        className={styles.day}
        aria-label={count > 0 ? translate('bookingDayTimes', { day, count }) : translate('bookingDayFull', { day })}
        aria-pressed={isChosen}
        aria-disabled={count === 0 || undefined}
        data-date={date}
        data-today={isToday || undefined}
        onClick={() => onPress(count === 0)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}

interface TimeButtonProps {
  slot: FlowSlot;
  chosen: FlowSlot | null;
  onChoose: (slot: FlowSlot) => void;
  children: ReactNode;
}

function TimeButton({ slot, chosen, onChoose, children }: TimeButtonProps) {
  const isChosen = chosen?.timeSlot === slot.timeSlot && chosen.isFullDay === slot.isFullDay;
  return (
    <button
      type="button"
      className={styles.time}
      aria-pressed={isChosen}
      data-slot={slot.timeSlot}
      onClick={() => onChoose(slot)}
    >
      {children}
    </button>
  );
}
