import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './Fold.styles.ts';

interface FoldProps {
  to: keyof typeof styles.limits;
  /** False when the content is short; then there is no button. */
  isFoldable: boolean;
  /** Name of the content, for screen readers. */
  name: string;
  children: ReactNode;
}

/**
 * Renders content that is collapsed to a height or to its first five rows (F060). Without scripts and in print its styles never
 * collapse it.
 */
export function Fold({ to, isFoldable, name, children }: FoldProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!isFoldable) return children;
  return (
    <>
      <div id={id} className={classes(styles.content, !open && styles.limits[to])}>
        {children}
      </div>
      <Button
        kind="ghost"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{translate(open ? 'showLess' : 'showMore')}</span>
        <span className={visuallyHidden}>{`: ${name}`}</span>
        <Icon name="chevronDown" size={18} className={styles.chevron} />
      </Button>
    </>
  );
}
