import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import { isComposing } from '../../../lib/browser/composing.ts';
import * as form from '../../../ui/form/form.styles.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { FlowPlace } from '../flow/flowState.ts';
import { placeText } from '../placeText.ts';
import * as styles from './carStep.styles.ts';
import type { PlaceChoice } from './usePlaceChoice.ts';

interface PlaceFieldProps {
  place: FlowPlace | null;
  typed: string;
  choice: PlaceChoice;
  /** Whether the visitor has tried to continue without a place. */
  isMissing: boolean;
}

/** Why there is no place for the text. */
const ERRORS: Partial<Record<PlaceChoice['status'], DictionaryKey>> = {
  failed: 'bookingPlacesFailed',
  none: 'bookingPlacesNone',
  short: 'bookingPlaceChoose',
};

/** Renders the place of the visitor as a combobox with suggestions (F087). */
export function PlaceField({ place, typed, choice, isMissing }: PlaceFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const { isOpen, setOpen, status, places, type } = choice;
  const { active, setActive, onKeyDown } = useSuggestionKeys({ place, typed, choice });
  const field = useRef<HTMLInputElement>(null);
  // The visitor may have typed before hydration, and still be there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (!early || place) return;
    type(early);
    setOpen(document.activeElement === field.current);
  }, []);
  const isListed = isOpen && places.length > 0;
  const error = place ? undefined : isMissing ? 'bookingPlaceMissing' : ERRORS[status];
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
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error ? true : undefined}
        data-place=""
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={form.input}
        value={place ? placeText(place, translate) : typed}
        onChange={({ target }) => {
          type(target.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <Suggestions id={id} choice={choice} active={active} />
      <span role="status" className={places.length > 0 ? visuallyHidden : styles.placeNote}>
        <Notice choice={choice} />
      </span>
      <strong id={`${id}-error`} role="alert" className={form.error}>
        {error && translate(error)}
      </strong>
    </div>
  );
}

/** Returns the marked suggestion, -1 for none, and handles the keys that mark, take and close them. */
function useSuggestionKeys({ place, typed, choice }: Omit<PlaceFieldProps, 'isMissing'>) {
  const { isOpen, setOpen, places, choose, chooseBest } = choice;
  const [active, setActive] = useState(-1);

  /** Enter takes the marked suggestion, or the best one as soon as it has come, and never sends the form instead. */
  function takeByEnter(event: KeyboardEvent): void {
    if (place || typed.trim() === '') return;
    event.preventDefault();
    const suggestion = isOpen ? places[active] : undefined;
    setActive(-1);
    void (suggestion ? choose(suggestion) : chooseBest());
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
    } else if (event.key === 'Enter') takeByEnter(event);
  }
  return { active, setActive, onKeyDown };
}

interface SuggestionsProps extends Pick<PlaceFieldProps, 'choice'> {
  /** Of the field; begins the ids of the list. */
  id: string;
  active: number;
}

/** Renders the list of suggestions. */
function Suggestions({ id, choice, active }: SuggestionsProps) {
  const translate = useTranslate();
  const { isOpen, search, places, choose } = choice;
  const isListed = isOpen && places.length > 0;
  const list = useRef<HTMLUListElement>(null);
  // The field is often at the end of the window, and a list scrolls to its marked suggestion.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions make another list
  useEffect(() => {
    if (!isListed) return;
    const marked = list.current?.querySelector('[aria-selected="true"]');
    (marked ?? list.current)?.scrollIntoView({ block: 'nearest' });
  }, [isListed, active, search]);
  return (
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
  );
}

/** Renders what became of the suggestions. */
function Notice({ choice: { isOpen, search, places, status } }: Pick<PlaceFieldProps, 'choice'>) {
  const translate = useTranslate();
  if (status === 'pending') return <span>{translate('bookingPlaceSearching')}</span>;
  if (!isOpen) return null;
  if (search.status === 'failed') return <span>{translate('bookingPlacesFailed')}</span>;
  if (search.status !== 'found') return null;
  return places.length > 0 ? (
    <span>{translate('bookingPlacesFound', { count: places.length })}</span>
  ) : (
    <span>{translate('bookingPlacesNone')}</span>
  );
}
