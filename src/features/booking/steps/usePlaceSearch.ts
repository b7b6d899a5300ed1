import { useEffect, useState } from 'react';
import { PLACE_DEBOUNCE_MS, PLACE_QUERY } from '../../../contracts/booking/bookingLimits.ts';
import type { PlaceSuggestion } from '../../../contracts/dealers/places.ts';
import { useBookingApi } from '../useBookingApi.ts';

export type PlaceSearch =
  | { status: 'idle' | 'searching' | 'failed' }
  /** Places for `query`, which may be an older text: they stay until the next ones come. */
  | { status: 'found'; query: string; places: readonly PlaceSuggestion[] };

/** Returns suggestions for what is typed, 300 ms after the last key (S3 §9). @param text empty for none */
export function usePlaceSearch(text: string): PlaceSearch {
  const api = useBookingApi();
  const [search, setSearch] = useState<PlaceSearch>({ status: 'idle' });
  const query = text.trim();
  useEffect(() => {
    if (query.length < PLACE_QUERY.min) return setSearch({ status: 'idle' });
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      setSearch((before) => (before.status === 'found' ? before : { status: 'searching' }));
      try {
        const result = await (await api()).places(query.slice(0, PLACE_QUERY.max), abort.signal);
        if (abort.signal.aborted) return;
        setSearch('value' in result ? { status: 'found', query, places: result.value } : { status: 'failed' });
      } catch {
        if (!abort.signal.aborted) setSearch({ status: 'failed' });
      }
    }, PLACE_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, api]);
  return search;
}
