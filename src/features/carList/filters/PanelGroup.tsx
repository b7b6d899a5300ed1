import { type ReactElement, useState } from 'react';
import type { Elements } from '../../../lib/browser/elements.ts';
import * as styles from './FilterPanel.styles.ts';
import { storeGroup } from './groupStore.ts';

/** Returns the value, frozen while the group is closed, so that a closed group does not render again. */
export function useFrozenWhileClosed<Value>(value: Value, open: boolean): Value {
  const [displayed, setDisplayed] = useState(value);
  if (!open || displayed === value) return displayed;
  setDisplayed(value);
  return value;
}

interface PanelGroupProps {
  name: string;
  label: string;
  /** Number of chosen values in the group. */
  chosen: number;
  open: boolean;
  children: Elements;
}

/** Renders a group of the panel that opens and closes, also without scripts. Its state is stored for the session. */
export function PanelGroup({ name, label, chosen, open, children }: PanelGroupProps) {
  return (
    <details
      className={styles.group}
      data-group={name}
      open={open}
      onToggle={(event) => {
        const isOpen = event.currentTarget.open;
        // Nested groups bubble this event, and a group that starts open fires it as well.
        if (event.target === event.currentTarget && isOpen !== open) storeGroup(name, isOpen);
      }}
    >
      <GroupSummary label={label} chosen={chosen} />
      {children}
    </details>
  );
}

/** Returns the element of `PanelGroup` with markup that the server has: React's own of what is in the group. */
export function prerenderedElement(name: string, open: boolean, markup: string): ReactElement {
  const html = { __html: markup };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the group
  return <details className={styles.group} data-group={name} open={open} dangerouslySetInnerHTML={html} />;
}

/** Renders the name of a group, and how many of its values are chosen. */
export function GroupSummary({ label, chosen }: Pick<PanelGroupProps, 'label' | 'chosen'>) {
  return (
    <summary className={styles.summary}>
      <span>{label}</span>
      {chosen > 0 && <span className={styles.selectedCount}>{chosen}</span>}
    </summary>
  );
}
