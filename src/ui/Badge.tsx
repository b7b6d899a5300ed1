import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import { badge } from './Badge.styles.ts';

/** Renders a badge on a card or image: a campaign, the car of the week. */
export function Badge({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return children ? <span className={classes(badge, className)}>{children}</span> : null;
}
