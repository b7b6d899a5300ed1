import { type ToggleEvent, useState } from 'react';
import * as styles from './FilterPanel.styles.ts';
import { storeGroup } from './groupStore.ts';

/** Returns the value, frozen while the group is closed, so that a closed group does not render again. */
export function useFrozenWhileClosed<Value>(value: Value, open: boolean): Value {
  const [displayed, setDisplayed] = useState(value);
  if (!open || displayed === value) return displayed;
  setDisplayed(value);
  return value;
}

/** Returns the attributes of a group of the panel that opens and closes, also without scripts. Its state is stored for the session. */
export const groupAttributes = (name: string, open: boolean) => ({
  className: styles.group,
  'data-group': name,
  open,
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => {
    const isOpen = event.currentTarget.open;
    // Nested groups bubble this event, and a group that starts open fires it as well.
    if (event.target === event.currentTarget && isOpen !== open) storeGroup(name, isOpen);
  },
});

interface GroupSummaryProps {
  label: string;
  /** Number of chosen values in the group. */
  chosen: number;
}

/** Renders the name of a group, and how many of its values are chosen. */
export function GroupSummary({ label, chosen }: GroupSummaryProps) {
  return (
    <summary className={styles.summary}>
      <span>{label}</span>
      {chosen > 0 && <span className={styles.selectedCount}>{chosen}</span>}
    </summary>
  );
}
