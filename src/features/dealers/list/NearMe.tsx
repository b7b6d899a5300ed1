import { useState } from 'react';
import { formatPlace, type Place, placeIn } from '../../../contracts/dealerSearch.ts';
import { classes } from '../../../lib/classes.ts';
import { chip } from '../../../ui/Chip.styles.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './DealerFilters.styles.ts';

/** Longest wait for the browser's position, and its greatest age, in milliseconds. */
const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 300_000;

interface NearMeProps {
  near: Place | null;
  onPlace: (place: Place | null) => void;
}

type NearState = 'nearLocating' | 'nearDenied' | 'nearAway';

/**
 * Renders a toggle button that requests the visitor's position from the browser, or removes it. The status is below the row of
 * buttons.
 */
export function NearMe({ near, onPlace }: NearMeProps) {
  const translate = useTranslate();
  const [state, setState] = useState<NearState | null>(null);
  const toggleNear = () => {
    if (near) return onPlace(null);
    if (!('geolocation' in navigator)) return setState('nearAway');
    setState('nearLocating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState(null);
        const place = placeIn(formatPlace({ lat: coords.latitude, lng: coords.longitude }));
        if (place) onPlace(place);
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'nearDenied' : 'nearAway'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  };
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
        {translate('nearMe')}
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
