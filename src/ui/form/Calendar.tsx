import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, addMonths } from '../../../lib/days.ts';
import { isPlainKey } from '../../lib/browser/plainKey.ts';
import { dateFormat } from '../../lib/formats.ts';
import { Icon } from '../icon/Icon.tsx';
import { useSharedContext, useTranslate } from '../sharedContext.ts';
import * as styles from './Calendar.styles.ts';
import {
  clampDay,
  dayAfterKey,
  firstOfWeek,
  monthGrid,
  type WeekStart,
  weekStartOf,
  weeksOfMonth,
} from './calendarMonth.ts';

export interface DayRange {
  /** First and last day to choose, as `2026-11-23`. */
  min: string;
  max: string;
  /** Whether a day inside the range cannot be chosen. */
  isClosed?: ((date: string) => boolean) | undefined;
}

interface CalendarProps extends DayRange {
  /** The chosen day; empty for none. */
  chosen: string;
  onChoose: (date: string) => void;
}

/** Renders a month whose days can be chosen by mouse, touch and keys. It takes the focus. */
export function Calendar({ chosen, min, max, isClosed, onChoose }: CalendarProps) {
  const translate = useTranslate();
  const { site, language } = useSharedContext();
  const { locale } = language;
  const start = weekStartOf(site);
  const [day, setDay] = useState(() => clampDay(chosen || today(), min, max));
  const focused = useRef<HTMLButtonElement>(null);
  const isMoved = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (isMoved.current) focused.current?.focus();
    isMoved.current = false;
  }, [day]);

  const weeks = weeksOfMonth(day, start);
  const isOff = (date: string) => date < min || date > max || isClosed?.(date) === true;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = isPlainKey(event) ? dayAfterKey(day, event.key, monthGrid(start)) : null;
    if (next === null) return;
    event.preventDefault();
    const target = clampDay(next, min, max);
    isMoved.current = target !== day;
    setDay(target);
  };
  const showMonth = (count: number) => setDay(clampDay(addMonths(`${day.slice(0, 7)}-01`, count), min, max));
  const month = day.slice(0, 7);
  return (
    <>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.step}
          aria-label={translate('formPreviousMonth')}
          disabled={month <= min.slice(0, 7)}
          onClick={() => showMonth(-1)}
        >
          <Icon name="chevronLeft" />
        </button>
        <strong aria-live="polite">{textOf(day, locale, { month: 'long', year: 'numeric' })}</strong>
        <button
          type="button"
          className={styles.step}
          aria-label={translate('formNextMonth')}
          disabled={month >= max.slice(0, 7)}
          onClick={() => showMonth(1)}
        >
          <Icon name="chevronRight" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a calendar's keys */}
      <table role="grid" className={styles.grid} aria-label={translate('formOpenCalendar')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekFrom(start).map((date) => (
              <th key={date} scope="col" abbr={textOf(date, locale, { weekday: 'long' })}>
                {textOf(date, locale, { weekday: 'short' }).replace('.', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, at) => (
                <td key={date ?? at}>
                  {date && (
                    <button
                      ref={date === day ? focused : undefined}
                      type="button"
                      className={styles.day}
                      tabIndex={date === day ? 0 : -1}
                      aria-pressed={date === chosen}
                      aria-disabled={isOff(date) || undefined}
                      data-closed={isClosed?.(date) || undefined}
                      aria-label={labelOf(date)}
                      onClick={() => !isOff(date) && onChoose(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );

  function labelOf(date: string): string {
    const text = textOf(date, locale, LONG_DAY);
    return isClosed?.(date) ? translate('formClosedDay', { day: text }) : text;
  }
}

export const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const today = (): string => new Date().toISOString().slice(0, 10);

/** Returns the days of any week. */
const weekFrom = (start: WeekStart) =>
  Array.from({ length: 7 }, (_, at) => addDays(firstOfWeek('2026-11-04', start), at));

/** Formats a day independently of the visitor's time zone. */
export const textOf = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(date));
