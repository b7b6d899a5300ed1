import { useState } from 'react';
import { formatPlace, type Place, placeIn } from '../../../contracts/dealerSearch.ts';
import { classes } from '../../../lib/classes.ts';
import { chip } from '../../../ui/Chip.styles.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './DealerFilters.styles.ts';

/** For so long the browser may look for the place, and so old may it be, in milliseconds. */
const PATIENCE = 10_000;
const OLD_ENOUGH = 300_000;

interface NearMeProps {
  near: Place | null;
  onPlace: (place: Place | null) => void;
}

type Trouble = 'nearAsking' | 'nearDenied' | 'nearAway';

/**
 * Asks the browser where the visitor is, when the visitor asks for that and never before; pressed again it forgets it. What
 * becomes of it is told below the row that the button stands in.
 */
export function NearMe({ near, onPlace }: NearMeProps) {
  const translate = useTranslate();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const ask = () => {
    if (near) return onPlace(null);
    if (!('geolocation' in navigator)) return setTrouble('nearAway');
    setTrouble('nearAsking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setTrouble(null);
        const place = placeIn(formatPlace({ lat: coords.latitude, lng: coords.longitude }));
        if (place) onPlace(place);
      },
      ({ code, PERMISSION_DENIED }) => setTrouble(code === PERMISSION_DENIED ? 'nearDenied' : 'nearAway'),
      { timeout: PATIENCE, maximumAge: OLD_ENOUGH },
    );
  };
  const told = trouble ?? (near && 'nearFirst');
  return (
    <>
      <button
        type="button"
        className={classes(chip, styles.near)}
        onClick={ask}
        aria-pressed={near !== null}
        aria-disabled={trouble === 'nearAsking' || undefined}
      >
        <Icon name="locate" size={18} />
        {translate('nearMe')}
      </button>
      <p
        className={styles.told}
        role="status"
        data-trouble={trouble === 'nearDenied' || trouble === 'nearAway' || undefined}
      >
        {told && translate(told)}
      </p>
    </>
  );
}
