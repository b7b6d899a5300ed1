import { useEffect, useRef, useState } from 'react';
import type { PlaceSuggestion } from '../../../contracts/dealers/places.ts';
import { type NamedPlace, namedPlace } from '../../../contracts/search/around.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useStableCallback } from '../../../ui/useStableCallback.ts';
import type { PlaceTrouble } from '../../carSearch/listResponse.ts';
import { fetchPlace, fetchPlaces } from './fetchPlaces.ts';

/** Delay between the last letter and the request, in milliseconds. */
const DEBOUNCE_MS = 200;

export interface PlaceOptions {
  input: HTMLInputElement;
  /** Name of the place of the list; empty for none. */
  name: string;
  onPlace: (place: NamedPlace | null) => void;
}

const NONE: readonly PlaceSuggestion[] = [];

/** Returns functions that end what was requested before; `begin` returns the signal of a new request. */
function useLastRequest() {
  const running = useRef(new AbortController());
  const end = useStableCallback(() => running.current.abort());
  const begin = (): AbortSignal => {
    end();
    running.current = new AbortController();
    return running.current.signal;
  };
  return { begin, end };
}

interface FieldEvents {
  type: () => void;
  leave: () => void;
  /** Ends what is requested when the field is gone. */
  end: () => void;
}

/** Calls functions that stay the same when the visitor types, and when the field is left with another text. */
function useFieldEvents(input: HTMLInputElement, { type, leave, end }: FieldEvents): void {
  useEffect(() => {
    // The visitor may have typed, or left, while this component was loading.
    if (input.value !== input.defaultValue) (document.activeElement === input ? type : leave)();
    input.addEventListener('input', type);
    input.addEventListener('change', leave);
    return () => {
      end();
      input.removeEventListener('input', type);
      input.removeEventListener('change', leave);
    };
  }, [input, type, leave, end]);
}

/**
 * Returns places for the text of a field. A text that the visitor leaves without a choice is the best place for it; an empty one removes the
 * place. Each letter aborts what was requested before.
 */
export function usePlaceSuggestions({ input, name, onPlace }: PlaceOptions) {
  const { code } = usePage().language;
  const [places, setPlaces] = useState(NONE);
  const [trouble, setTrouble] = useState<PlaceTrouble | null>(null);
  const { begin, end } = useLastRequest();
  /** Name of the place that the visitor has chosen; null since another letter, and when it could not be fetched. */
  const chosen = useRef<string>(null);
  const run = async (signal: AbortSignal, work: () => Promise<void>) => {
    await work().catch(() => {
      if (signal.aborted) return;
      chosen.current = null;
      setTrouble({ key: 'placeFailed', place: input.value });
    });
  };
  const suggest = (signal: AbortSignal) =>
    run(signal, async () => {
      const found = await fetchPlaces(input.value, code, signal);
      if (!signal.aborted) setPlaces(found);
    });
  const write = (text: string) => {
    input.value = text;
    chosen.current = text;
  };
  const take = async (suggestion: PlaceSuggestion, signal: AbortSignal) => {
    const place = await fetchPlace(suggestion.placeId, code, signal);
    if (signal.aborted) return;
    write(place.name);
    setTrouble(null);
    onPlace(namedPlace(place));
  };
  const choose = (suggestion: PlaceSuggestion | undefined) => {
    const signal = begin();
    setPlaces(NONE);
    if (!suggestion) return;
    write(suggestion.name);
    void run(signal, () => take(suggestion, signal));
  };
  const leave = useStableCallback(() => {
    const text = input.value.trim();
    // A chosen place may still be on its way.
    if (text === name || text === chosen.current) return;
    const signal = begin();
    setPlaces(NONE);
    setTrouble(null);
    if (text === '') return onPlace(null);
    void run(signal, async () => {
      const [best] = await fetchPlaces(text, code, signal);
      if (best) return take(best, signal);
      if (!signal.aborted) setTrouble({ key: 'placeNone', place: text });
    });
  });
  const type = useStableCallback(() => {
    const signal = begin();
    chosen.current = null;
    setTrouble(null);
    if (input.value.trim() === '') setPlaces(NONE);
    else window.setTimeout(() => signal.aborted || void suggest(signal), DEBOUNCE_MS);
  });
  useFieldEvents(input, { type, leave, end });
  return { places, trouble, choose };
}
