import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PlaceSuggestion } from '../../../contracts/places.ts';
import { isComposing } from '../../../lib/composing.ts';
import * as form from '../../../ui/form/form.styles.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { FlowPlace } from '../flow/flowState.ts';
import { placeText } from '../placeText.ts';
import { useBookingApi } from '../useBookingApi.ts';
import * as styles from './carStep.styles.ts';
import { usePlaceSearch } from './usePlaceSearch.ts';

interface PlaceFieldProps {
  place: FlowPlace | null;
  /** Whether the browser's position was chosen, and has not come yet. */
  isLocating: boolean;
  onPlace: (place: FlowPlace | null) => void;
}

/** Renders the place of the visitor as a combobox with suggestions (F087). */
export function PlaceField({ place, isLocating, onPlace }: PlaceFieldProps) {
  const translate = useTranslate();
  const api = useBookingApi();
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Counts what the visitor does with the place: a response about an older choice is dropped. */
  const choice = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's position is another choice
  useEffect(() => {
    choice.current += 1;
  }, [place, isLocating]);
  // The visitor may have typed before hydration, and still be there.
  useLayoutEffect(() => {
    if (!field.current?.value) return;
    setText(field.current.value);
    setOpen(document.activeElement === field.current);
  }, []);
  const search = usePlaceSearch(isOpen ? text : '');
  const places = search.status === 'found' ? search.places : [];
  /** The best place for the text of the field: the list may still have those for an older one. */
  const best = search.status === 'found' && search.query === text.trim() ? places[0] : undefined;
  const isListed = isOpen && places.length > 0;
  const list = useRef<HTMLUListElement>(null);
  // The field is often at the end of the window, and a list scrolls to its marked suggestion.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions make another list
  useEffect(() => {
    if (!isListed) return;
    const marked = list.current?.querySelector('[aria-selected="true"]');
    (marked ?? list.current)?.scrollIntoView({ block: 'nearest' });
  }, [isListed, active, search]);

  async function choose(suggestion: PlaceSuggestion): Promise<void> {
    setOpen(false);
    setActive(-1);
    setText(suggestion.name);
    choice.current += 1;
    const own = choice.current;
    const result = await (await api()).place(suggestion.placeId);
    if (own !== choice.current) return;
    if ('failure' in result) return setFailed(true);
    setFailed(false);
    const { name, latitude, longitude, placeId } = result.value;
    onPlace({ name, latitude, longitude, placeId });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined && places.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((before) => (before + move + places.length + (before < 0 && move < 0 ? 1 : 0)) % places.length);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter' && isListed) {
      // Enter takes the marked suggestion, or the best one, and never sends the form over an open list.
      event.preventDefault();
      const suggestion = places[active] ?? best;
      if (suggestion) void choose(suggestion);
    }
  }

  return (
    <div className={styles.place}>
      <label htmlFor={id} className={form.label}>
        {translate('bookingPlace')}
      </label>
      <small id={`${id}-hint`} className={form.hint}>
        {translate('bookingPlaceHint')}
      </small>
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={form.input}
        value={place ? placeText(place, translate) : text}
        onChange={({ target }) => {
          onPlace(null);
          choice.current += 1;
          setFailed(false);
          setText(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <ul
        ref={list}
        id={`${id}-list`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox
        role="listbox"
        aria-label={translate('bookingPlace')}
        hidden={!isListed}
        className={styles.places}
      >
        {places.map((suggestion, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <li
            key={suggestion.placeId}
            id={`${id}-${at}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // The field keeps its focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void choose(suggestion)}
          >
            <span>{suggestion.name}</span>
            {suggestion.description && <small>{suggestion.description}</small>}
          </li>
        ))}
      </ul>
      <span role="status" className={places.length > 0 ? visuallyHidden : styles.placeNote}>
        {!place && (failed || search.status === 'failed')
          ? translate('bookingPlacesFailed')
          : isOpen &&
            search.status === 'found' &&
            translate(places.length > 0 ? 'bookingPlacesFound' : 'bookingPlacesNone', { count: places.length })}
      </span>
    </div>
  );
}
