import { useState } from 'react';
import { formatPlace, type Place, placeIn } from '../../contracts/dealerSearch.ts';

/** Longest wait for the browser's position, and its greatest age, in milliseconds. */
const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 300_000;

/** The label of what became of a request for the position. */
type PositionState = 'nearLocating' | 'nearDenied' | 'nearAway';

/** Returns a function that requests the visitor's position from the browser. `onPlace` gets it, rounded to about a kilometre. */
export function usePosition(onPlace: (place: Place) => void) {
  const [state, setState] = useState<PositionState | null>(null);
  const locate = () => {
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
  return { state, locate };
}
