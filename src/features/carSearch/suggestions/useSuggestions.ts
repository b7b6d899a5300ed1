import { useEffect, useRef, useState } from 'react';
import type { CarSuggestion, DealerSuggestion, PageSuggestion } from '../../../contracts/search/suggestions.ts';
import { isSubmitted } from '../../../page/keyphraseField.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { fetchSuggestions } from './fetchSuggestions.ts';

/** Delay between the last letter and the request, in milliseconds. */
const DEBOUNCE_MS = 120;

export type Option =
  | { kind: 'car'; car: CarSuggestion }
  | { kind: 'dealer'; dealer: DealerSuggestion }
  | { kind: 'page'; page: PageSuggestion };

export interface SuggestionState {
  inputText: string;
  options: readonly Option[];
}

/** Events of a form after which nothing is suggested until the visitor types again. */
const ENDS = ['submit', 'reset'] as const;

const NO_SUGGESTIONS: SuggestionState = { inputText: '', options: [] };

/**
 * Returns suggestions for the text of a field. Each letter aborts the previous request, so that no old response overwrites a
 * new one; submitting or emptying the form, a choice (`clear`) and unmounting abort the last. A failed request has no suggestions.
 */
export function useSuggestions(input: HTMLInputElement) {
  const { site, language } = usePage();
  const [state, setState] = useState(NO_SUGGESTIONS);
  const clear = useRef(() => {});
  useEffect(() => {
    const scope = { site: { id: site.id }, language: { code: language.code } };
    let controller = new AbortController();
    let timer = 0;
    const cancel = () => {
      window.clearTimeout(timer);
      controller.abort();
    };
    const onEnd = () => {
      cancel();
      setState(NO_SUGGESTIONS);
    };
    clear.current = onEnd;
    const request = (inputText: string) => {
      const { signal } = controller;
      fetchSuggestions(inputText, scope, signal)
        .then(({ cars, dealers, pages = [] }) => [
          ...cars.map((car) => ({ kind: 'car' as const, car })),
          ...dealers.map((dealer) => ({ kind: 'dealer' as const, dealer })),
          ...pages.map((page) => ({ kind: 'page' as const, page })),
        ])
        .catch(() => [])
        .then((options) => !signal.aborted && setState({ inputText, options }));
    };
    const onInput = () => {
      cancel();
      controller = new AbortController();
      const inputText = input.value.trim();
      if (inputText === '') setState(NO_SUGGESTIONS);
      else timer = window.setTimeout(request, DEBOUNCE_MS, inputText);
    };
    // The visitor may have typed, or typed and submitted, while this component was loading.
    if (input.value !== input.defaultValue && !isSubmitted(input)) onInput();
    input.addEventListener('input', onInput);
    for (const type of ENDS) input.form?.addEventListener(type, onEnd);
    return () => {
      cancel();
      input.removeEventListener('input', onInput);
      for (const type of ENDS) input.form?.removeEventListener(type, onEnd);
    };
  }, [input, site.id, language.code]);
  return { ...state, clear: () => clear.current() };
}
