import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Elements } from '../../../lib/browser/elements.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { placeBelow } from './placeBelow.ts';
import * as styles from './Suggestions.styles.ts';
import { useCombobox } from './useCombobox.ts';

interface SuggestionListProps<Option> {
  input: HTMLInputElement;
  /** The list is placed below this element and has its width. */
  anchor: Element;
  /** Name of the list. */
  label: string;
  options: readonly Option[];
  /** Returns a key that an option has in every response. */
  keyOf: (option: Option) => string;
  textOf: (option: Option) => Elements;
  onChoose: (option: Option | undefined) => void;
}

/** Renders the options below a field and makes it a combobox. */
export function SuggestionList<Option>({ input, anchor, options, keyOf, ...props }: SuggestionListProps<Option>) {
  const translate = useTranslate();
  const listId = useId();
  const { isOpen, active } = useCombobox({
    input,
    listId,
    keys: options.map(keyOf),
    version: options,
    onChoose: (position) => props.onChoose(options[position]),
  });
  const popover = usePopover(isOpen, anchor, options);
  useActiveInView(isOpen ? `${listId}-${active}` : null);
  const count = options.length;
  const status = count === 1 ? translate('oneSuggestion') : translate('suggestionsFound', { count });
  return (
    <>
      <div ref={popover} popover="manual" className={styles.popover}>
        <div id={listId} role="listbox" aria-label={props.label}>
          {options.map((option, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={keyOf(option)}
              id={`${listId}-${position}`}
              role="option"
              aria-selected={position === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => props.onChoose(option)}
            >
              {props.textOf(option)}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={visuallyHidden}>
        {isOpen ? status : ''}
      </p>
    </>
  );
}

/** Shows and places the popover, which is in the top layer. */
function usePopover(isOpen: boolean, anchor: Element, content: unknown) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen) popover.current?.showPopover?.();
    else popover.current?.hidePopover?.();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the options
  useLayoutEffect(() => {
    const place = () => popover.current && placeBelow(popover.current, anchor);
    if (!isOpen) return undefined;
    place();
    const ended = new AbortController();
    const { signal } = ended;
    for (const target of [window, window.visualViewport]) target?.addEventListener('resize', place, { signal });
    // What comes late above the field moves it: fonts and images.
    document.fonts.addEventListener('loadingdone', place, { signal });
    // The field may be in a part of the page that still moves to its place.
    document.addEventListener('animationend', place, { signal });
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => {
      ended.abort();
      observer.disconnect();
    };
  }, [isOpen, anchor, content]);
  return popover;
}

function useActiveInView(id: string | null): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
