import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as styles from './slotCalendar.styles.ts';
import { weekdayText } from './slotTexts.ts';
import { isWeekend } from './weeks.ts';

/** A button beside the title; null: there is nothing further. */
interface Turn {
  label: string;
  onPress: (() => void) | null;
}

interface DayGridProps {
  /** The months that are shown. */
  title: string;
  /** Name of the grid. */
  label: string;
  previous: Turn;
  next: Turn;
  /** Days of each week: `2026-11-26`. */
  weeks: readonly (readonly string[])[];
  onKeyDown: (event: KeyboardEvent) => void;
  /** Renders the cell of a day. */
  children: (date: string) => ReactNode;
}

/** Renders weeks of days as a grid that is used by keys, with buttons to those before and after. */
export function DayGrid({ title, label, previous, next, weeks, onKeyDown, children }: DayGridProps) {
  const { locale } = usePage().language;
  return (
    <>
      <div className={styles.head}>
        <TurnButton {...previous} icon="chevronLeft" />
        <strong aria-live="polite">{title}</strong>
        <TurnButton {...next} icon="chevronRight" />
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a calendar's keys
        role="grid"
        aria-label={label}
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
            <tr key={week[0]}>{week.map(children)}</tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface DayCellProps {
  ref: Ref<HTMLButtonElement> | undefined;
  /** `2026-11-26`. */
  date: string;
  /** The day, and what it offers. */
  label: string;
  /** Whether Tab moves the focus to it; keys move it to the others. */
  isFocusable: boolean;
  isUnavailable: boolean;
  isToday: boolean;
  /** Absent where choosing a day closes the grid. */
  isChosen?: boolean;
  className?: string | false;
  onPress: () => void;
}

/** Renders a day of a grid. One that is unavailable can have the focus, so that its label is read. */
export function DayCell(props: DayCellProps) {
  const { ref, date, label, isFocusable, isUnavailable, isToday, isChosen, className, onPress } = props;
  return (
    <td data-weekend={isWeekend(date) || undefined}>
      <button
        ref={ref}
        type="button"
        tabIndex={isFocusable ? 0 : -1}
        className={classes(styles.day, className)}
        aria-label={label}
        aria-pressed={isChosen}
        aria-disabled={isUnavailable || undefined}
        data-date={date}
        data-today={isToday || undefined}
        onClick={onPress}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}

function TurnButton({ label, onPress, icon }: Turn & { icon: 'chevronLeft' | 'chevronRight' }) {
  return (
    <Button kind="secondary" aria-label={label} disabled={onPress === null} onClick={() => onPress?.()}>
      <Icon name={icon} size={18} />
    </Button>
  );
}
