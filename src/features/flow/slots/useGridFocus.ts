import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { isPlainKey } from '../../../lib/browser/plainKey.ts';

interface GridFocusOptions {
  /** The day to which Tab moves the focus. */
  day: string;
  /** Returns where a key moves from a day; null for other keys. */
  dayAfter: (day: string, key: string) => string | null;
  /** Moves to a day, or to the nearest one that is shown. Returns it. */
  onMove: (day: string) => string;
  /** Whether the day takes the focus when the grid opens. */
  takesFocus?: boolean;
}

interface GridFocus {
  /** Of the button of the day. */
  focused: RefObject<HTMLButtonElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves the focus in a grid of days by keys: it follows the day, also to other weeks. */
export function useGridFocus({ day, dayAfter, onMove, takesFocus = false }: GridFocusOptions): GridFocus {
  const focused = useRef<HTMLButtonElement>(null);
  const isMoved = useRef(takesFocus);
  useEffect(() => {
    if (isMoved.current) focused.current?.focus();
    isMoved.current = false;
  });
  function onKeyDown(event: KeyboardEvent): void {
    const next = isPlainKey(event) ? dayAfter(day, event.key) : null;
    if (next === null) return;
    event.preventDefault();
    isMoved.current = onMove(next) !== day;
  }
  return { focused, onKeyDown };
}
