import { type ReactNode, useState } from 'react';
import * as styles from './FilterPanel.styles.ts';
import { rememberGroup } from './groupMemory.ts';

/** What a group shows: it is not drawn again while it is closed. */
export function useWhileOpen<Value>(value: Value, open: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!open || held === value) return held;
  setHeld(value);
  return value;
}

interface PanelGroupProps {
  name: string;
  label: string;
  /** How many of its values are chosen. */
  chosen: number;
  open: boolean;
  children: ReactNode;
}

/** A group of the panel: folds without scripts too, and stays as the visitor left it for the session. */
export function PanelGroup({ name, label, chosen, open, children }: PanelGroupProps) {
  return (
    <details
      className={styles.group}
      data-group={name}
      open={open}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        // What folds inside of it says so here too; and what is opened from the first says it as well.
        if (event.target === event.currentTarget && now !== open) rememberGroup(name, now);
      }}
    >
      <summary className={styles.summary}>
        {label}
        {chosen > 0 && <span className={styles.picked}>{chosen}</span>}
      </summary>
      {children}
    </details>
  );
}
