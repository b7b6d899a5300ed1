import { useTranslate } from '../../app/PageContext.tsx';
import { classes } from '../../lib/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Gallery.styles.ts';

/** One back, one on. They need scripts; without them the strip is swiped or the small pictures are used. */
export function GallerySteps({ at, total, go }: { at: number; total: number; go: (index: number) => void }) {
  const translate = useTranslate();
  return (
    <>
      <button
        type="button"
        className={classes(styles.step, styles.back, styles.scripted)}
        aria-label={translate('previousPicture')}
        aria-disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={classes(styles.step, styles.on, styles.scripted)}
        aria-label={translate('nextPicture')}
        aria-disabled={at === total - 1}
        onClick={() => go(at + 1)}
      >
        <Icon name="chevronRight" />
      </button>
    </>
  );
}
