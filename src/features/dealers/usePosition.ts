import { useEffect, useRef, useState } from 'react';
import { formatPlace, type Place, placeIn } from '../../contracts/dealers/dealerSearch.ts';
import { useStableCallback } from '../../ui/useStableCallback.ts';

/** Longest wait for the browser's position, and its greatest age, in milliseconds. */
const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 300_000;

/** The label of what became of a request for the position. */
type PositionState = 'nearLocating' | 'nearDenied' | 'nearAway';

/**
 * Returns a function that requests the visitor's position from the browser, and one that ignores a position which has not come yet.
 *
 * @param onPlace gets the position, rounded to about a kilometre; always the one of the last render, because the visitor may go on meanwhile
 */
export function usePosition(onPlace: (place: Place) => void) {
  const [state, setState] = useState<PositionState | null>(null);
  const onPosition = useStableCallback(onPlace);
  const request = useRef(0);
  const ignore = () => {
    request.current += 1;
    setState(null);
  };
  useEffect(
    () => () => {
      request.current += 1;
    },
    [],
  );
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('nearAway');
    setState('nearLocating');
    request.current += 1;
    const own = request.current;
    const ifLast =
      <Value>(act: (value: Value) => void) =>
      (value: Value) =>
        own === request.current && act(value);
    navigator.geolocation.getCurrentPosition(
      ifLast(({ coords }: GeolocationPosition) => {
        setState(null);
        const place = placeIn(formatPlace({ lat: coords.latitude, lng: coords.longitude }));
        if (place) onPosition(place);
      }),
      ifLast(({ code, PERMISSION_DENIED }: GeolocationPositionError) =>
        setState(code === PERMISSION_DENIED ? 'nearDenied' : 'nearAway'),
      ),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  };
  return { state, locate, ignore };
}
