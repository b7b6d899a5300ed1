import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import { classes } from '../../lib/classes.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './Fold.styles.ts';

/**
 * Content that is folded until asked for (F060): to a height, or to the first five rows. Where there are no scripts it is
 * never folded, by its styles. What fits anyway (`folds` false) has no button.
 */
export function Fold({ to, folds, children }: { to: keyof typeof styles.limits; folds: boolean; children: ReactNode }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!folds) return children;
  return (
    <>
      <div id={id} className={classes(!open && styles.limits[to])}>
        {children}
      </div>
      <Button
        kind="ghost"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {translate(open ? 'showLess' : 'showMore')}
      </Button>
    </>
  );
}
