import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { CarSuggestion } from '../../../contracts/search/suggestions.ts';
import { useNavigate } from '../../../page/navigate.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { KINDS } from './facetNames.ts';
import { highlighted } from './highlighted.ts';
import { placeBelow } from './placeBelow.ts';
import * as styles from './Suggestions.styles.ts';
import { useCombobox } from './useCombobox.ts';
import { type Option, useSuggestions } from './useSuggestions.ts';

export interface SuggestionsProps {
  input: HTMLInputElement;
  /** The list is placed below this element and has its width. */
  anchor: Element;
  onChoose: (suggestion: CarSuggestion) => void;
}

/** Renders the suggestions of a search field and makes it a combobox (F045). Suggested dealers and pages are links. */
export function Suggestions({ input, anchor, onChoose }: SuggestionsProps) {
  const { language } = usePage();
  const translate = useTranslate();
  const navigate = useNavigate();
  const listId = useId();
  const { inputText, options, clear } = useSuggestions(input);
  const choose = (option: Option | undefined) => {
    clear();
    if (option?.kind === 'dealer') void navigate(option.dealer.href);
    else if (option?.kind === 'page') void navigate(option.page.href);
    else if (option) onChoose(option.car);
  };
  const { isOpen, active } = useCombobox({
    input,
    listId,
    keys: options.map(keyOf),
    version: options,
    onChoose: (position) => choose(options[position]),
  });
  const popover = usePopover(isOpen, anchor, options);
  useActiveInView(isOpen ? `${listId}-${active}` : null);
  const count = options.length;
  const status = count === 1 ? translate('oneSuggestion') : translate('suggestionsFound', { count });
  return (
    <>
      <div ref={popover} popover="manual" className={styles.popover}>
        <div id={listId} role="listbox" aria-label={translate('searchSuggestions')}>
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
              onClick={() => choose(option)}
            >
              <OptionText option={option} inputText={inputText} locale={language.locale} />
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

function keyOf(option: Option): string {
  if (option.kind === 'car') return `${option.car.facet} ${option.car.label}`;
  return option.kind === 'dealer' ? option.dealer.href : option.page.href;
}

function OptionText({ option, inputText, locale }: { option: Option; inputText: string; locale: string }) {
  const translate = useTranslate();
  if (option.kind !== 'car') {
    const [text, kind] =
      option.kind === 'dealer'
        ? ([option.dealer.name, 'suggestDealer'] as const)
        : ([option.page.title, 'suggestPage'] as const);
    return (
      <>
        <Label text={text} inputText={inputText} />
        <span className={styles.kind}>{translate(kind)}</span>
      </>
    );
  }
  const { label, lang, facet, context, count } = option.car;
  const kind = KINDS[facet];
  return (
    <>
      <span className={styles.text}>
        {context && <span className={styles.context}>{`${context} `}</span>}
        <Label text={label} lang={lang} inputText={inputText} />
      </span>
      <span className={styles.kind}>{kind ? translate(kind) : ''}</span>
      {count !== null && <span className={styles.count}>{count.toLocaleString(locale)}</span>}
    </>
  );
}

function Label({ text, lang, inputText }: { text: string; lang?: string | undefined; inputText: string }) {
  return (
    <span className={styles.text} lang={lang}>
      {highlighted(text, inputText).map(({ text: part, hit }, position) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
        hit ? <b key={position}>{part}</b> : <span key={position}>{part}</span>,
      )}
    </span>
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
