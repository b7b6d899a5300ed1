import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { TimeSlotDay } from '../../../contracts/booking/timeSlots.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { weekStartOf } from '../../../ui/form/calendarMonth.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Problem } from '../Problem.tsx';
import * as styles from './slotCalendar.styles.ts';
import { longDay, timeText } from './slotTexts.ts';
import type { TimeSlots } from './useTimeSlots.ts';
import { WeeksGrid } from './WeeksGrid.tsx';
import { timesIn, weeksFrom } from './weeks.ts';

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
  fullDay?: ((date: string) => ReactNode) | undefined;
}

/** Renders four weeks as a grid of days, and the free times of the chosen day (F094). */
export function SlotCalendar(props: SlotCalendarProps) {
  const { name, slots, today, from, onFrom, chosen, initialDay = chosen?.slice(0, 10), onChoose, fullDay } = props;
  const translate = useTranslate();
  const weeks = weeksFrom(from, weekStartOf(usePage().site));
  const all = weeks.flat();
  const [chosenDay, setDay] = useState<string | null>(initialDay ?? null);
  const day = slots.status === 'loaded' ? dayWithTimes(chosenDay, all, slots.days) : chosenDay;
  const { times, isPressed } = useScrollToTimes(day);
  const isLoading = slots.status === 'loading';
  const hasNone = slots.status === 'loaded' && !all.some((date) => timesIn(slots.days.get(date)) > 0);
  return (
    <div className={styles.calendar} aria-busy={isLoading}>
      <WeeksGrid
        name={name}
        days={slots.days}
        today={today}
        weeks={weeks}
        from={from}
        onFrom={onFrom}
        day={day}
        onDay={(date) => {
          isPressed.current = true;
          setDay(date);
        }}
      />
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
      {day !== null && all.includes(day) && slots.status === 'loaded' && (
        <FreeTimes
          ref={times}
          date={day}
          day={slots.days.get(day)}
          chosen={chosen}
          onChoose={onChoose}
          fullDay={fullDay}
        />
      )}
    </div>
  );
}

/** Returns a day; when it is in view and others have taken its last time meanwhile, the next one with times. */
function dayWithTimes(day: string | null, all: readonly string[], days: TimeSlots['days']): string | null {
  if (day === null || !all.includes(day) || timesIn(days.get(day)) > 0) return day;
  return all.find((date) => date > day && timesIn(days.get(date)) > 0) ?? day;
}

/**
 * Scrolls the first of the times into view after a press of a day, which stays in view: they come below the grid, where nobody looks.
 * Returns the ref of the times, and a ref to set when a day is pressed.
 */
function useScrollToTimes(day: string | null) {
  const times = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the times follow the day
  useEffect(() => {
    if (isPressed.current) times.current?.querySelector('li')?.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  }, [day]);
  return { times, isPressed };
}

interface FreeTimesProps extends Pick<SlotCalendarProps, 'chosen' | 'onChoose' | 'fullDay'> {
  ref: Ref<HTMLElement>;
  date: string;
  day: TimeSlotDay | undefined;
}

/** Renders the free times of a day. */
function FreeTimes({ ref, date, day, chosen, onChoose, fullDay }: FreeTimesProps) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const name = longDay(date, locale);
  return (
    <section ref={ref} className={styles.times} aria-label={translate('bookingTimesOn', { day: name })}>
      <h4>{name}</h4>
      {timesIn(day) > 0 ? (
        <ul>
          {day?.allDaySlotAvailable && fullDay && <li>{fullDay(date)}</li>}
          {day?.availableSlots.map((timeSlot) => (
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
