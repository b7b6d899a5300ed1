import type { Elements } from '../../../lib/browser/elements.ts';
import { classes } from '../../../lib/classes.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './FilterPanel.styles.ts';

/** Renders the rest of a long list behind 'show all' (U6). It opens and closes also without scripts. */
export function ShowAll({
  count,
  isNested = false,
  children,
}: {
  count: number;
  isNested?: boolean;
  children: Elements;
}) {
  const translate = useTranslate();
  return (
    <details className={classes(styles.rest, isNested && styles.inside)}>
      <summary className={styles.more}>
        <span>{translate('showAllValues', { count })}</span>
        <span>{translate('showLess')}</span>
      </summary>
      {children}
    </details>
  );
}
