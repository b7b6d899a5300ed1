import { useEffect, useRef, useState } from 'react';
import { PLACE_QUERY } from '../../../contracts/booking/bookingLimits.ts';
import type { PlaceSuggestion } from '../../../contracts/dealers/places.ts';
import type { FlowPlace } from '../flow/flowState.ts';
import { useBookingApi } from '../useBookingApi.ts';
import { usePlaceSearch } from './usePlaceSearch.ts';

/** What became of the text of the field. `none`: no place has this name; `short`: it is too short for one. */
type PlaceStatus = 'idle' | 'pending' | 'failed' | 'none' | 'short';

interface PlaceChoiceOptions {
  place: FlowPlace | null;
  typed: string;
  /** Whether the browser's position was chosen, and has not come yet. */
  isLocating: boolean;
  onTyped: (text: string) => void;
  onPlace: (place: FlowPlace) => void;
}

/** Returns the suggestions for what is typed, and functions that choose a place. */
export function usePlaceChoice({ place, typed, isLocating, onTyped, onPlace }: PlaceChoiceOptions) {
  const api = useBookingApi();
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<PlaceStatus>('idle');
  /** Counts what the visitor does with the place: a response about an older choice is dropped. */
  const choice = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's position is another choice
  useEffect(() => {
    choice.current += 1;
    setStatus('idle');
  }, [place, isLocating]);
  const search = usePlaceSearch(isOpen ? typed : '');
  const places = search.status === 'found' ? search.places : [];
  /** The best place for the text of the field: the list may still have those for an older one. */
  const best = search.status === 'found' && search.query === typed.trim() ? places[0] : undefined;

  const next = (): (() => boolean) => {
    choice.current += 1;
    const own = choice.current;
    return () => own === choice.current;
  };
  const end = (reason: PlaceStatus): null => {
    setStatus(reason);
    return null;
  };

  /** Chooses a suggestion. Resolves to its place; null when it cannot be had, or the visitor has done something else meanwhile. */
  async function choose(suggestion: PlaceSuggestion): Promise<FlowPlace | null> {
    const isLast = next();
    setOpen(false);
    setStatus('pending');
    onTyped(suggestion.name);
    const result = await (await api()).place(suggestion.placeId);
    if (!isLast()) return null;
    if ('failure' in result) return end('failed');
    const { name, latitude, longitude, placeId } = result.value;
    const found = { name, latitude, longitude, placeId };
    setStatus('idle');
    onPlace(found);
    return found;
  }

  /** Chooses the best place for the text, for which it waits when it has not come yet. Resolves like `choose`. */
  async function chooseBest(): Promise<FlowPlace | null> {
    if (best) return choose(best);
    const query = typed.trim().slice(0, PLACE_QUERY.max);
    if (query.length < PLACE_QUERY.min) return end('short');
    const isLast = next();
    setOpen(false);
    setStatus('pending');
    const result = await (await api()).places(query, new AbortController().signal);
    if (!isLast()) return null;
    if ('failure' in result) return end('failed');
    const [first] = result.value;
    return first ? choose(first) : end('none');
  }

  /** Takes over what the visitor types. */
  function type(text: string): void {
    choice.current += 1;
    setStatus('idle');
    setOpen(true);
    onTyped(text);
  }
  return { isOpen, setOpen, status, search, places, choose, chooseBest, type };
}

export type PlaceChoice = ReturnType<typeof usePlaceChoice>;
