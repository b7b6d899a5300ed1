import { type ReactNode, useSyncExternalStore } from 'react';
import * as styles from './FilterPanel.styles.ts';
import { rememberedGroup, rememberGroup, watchGroups } from './groupMemory.ts';

interface PanelGroupProps {
  name: string;
  label: string;
  /** How many of its values are chosen. */
  chosen: number;
  /** Whether it is open for who has not touched it. */
  open: boolean;
  children: ReactNode;
}

/** A group of the panel: folds without scripts too, and stays as the visitor left it for the session. */
export function PanelGroup({ name, label, chosen, open: atFirst, children }: PanelGroupProps) {
  const open = useSyncExternalStore(
    watchGroups,
    () => rememberedGroup(name) ?? atFirst,
    () => atFirst,
  );
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
