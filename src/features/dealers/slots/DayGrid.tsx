import type { KeyboardEvent, ReactNode } from 'react';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
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

function TurnButton({ label, onPress, icon }: Turn & { icon: 'chevronLeft' | 'chevronRight' }) {
  return (
    <Button kind="secondary" aria-label={label} disabled={onPress === null} onClick={() => onPress?.()}>
      <Icon name={icon} size={18} />
    </Button>
  );
}
