import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import * as styles from './IconFrame.styles.ts';

/** Path of the arrow to the top, which every page has. The other paths are in `Icon.tsx`. */
export const ARROW_UP = 'M12 20V4M6 10l6-6 6 6';

interface IconFrameProps {
  /** Pixels. */
  size: number;
  className?: string | undefined;
  viewBox?: string;
  children: ReactNode;
}

/**
 * Renders the `svg` of every icon: a line in the colour of the surrounding text, hidden from screen readers. `Icon` fills it with
 * a path in the markup, so that controls have their icon at the first paint. `IconDrawing` fills it with a symbol of the sprite,
 * for the icons that editors select.
 */
export function IconFrame({ size, className, viewBox, children }: IconFrameProps) {
  return (
    <svg
      className={classes(styles.line, size > 30 && styles.thin, className)}
      width={size}
      height={size}
      viewBox={viewBox}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
