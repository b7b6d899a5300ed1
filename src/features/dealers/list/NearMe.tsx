import type { Place } from '../../../contracts/dealers/dealerSearch.ts';
import { classes } from '../../../lib/classes.ts';
import { chip } from '../../../ui/Chip.styles.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { usePosition } from '../usePosition.ts';
import * as styles from './DealerFilters.styles.ts';

interface NearMeProps {
  near: Place | null;
  onPlace: (place: Place | null) => void;
}

/**
 * Renders a toggle button that requests the visitor's position from the browser, or removes it. The status is below the row of
 * buttons.
 */
export function NearMe({ near, onPlace }: NearMeProps) {
  const translate = useTranslate();
  const { state, locate } = usePosition(onPlace);
  const toggleNear = () => (near ? onPlace(null) : locate());
  const statusKey = state ?? (near && 'nearFirst');
  return (
    <>
      <button
        type="button"
        className={classes(chip, styles.near)}
        onClick={toggleNear}
        aria-pressed={near !== null}
        aria-disabled={state === 'nearLocating' || undefined}
      >
        <Icon name="locate" size={18} />
        <span>{translate('nearMe')}</span>
      </button>
      <p
        className={styles.status}
        role="status"
        data-trouble={state === 'nearDenied' || state === 'nearAway' || undefined}
      >
        {statusKey && translate(statusKey)}
      </p>
    </>
  );
}
