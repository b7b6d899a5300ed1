import { useEffect, useState } from 'react';
import type { CarSuggestion, DealerSuggestion } from '../../../contracts/suggestions.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { askSuggestions } from './fetchSuggestions.ts';

/** Typing is waited out for so long, in milliseconds. */
const PAUSE = 120;

export type Option = { kind: 'car'; car: CarSuggestion } | { kind: 'dealer'; dealer: DealerSuggestion };

export interface Shown {
  typed: string;
  options: readonly Option[];
}

const NOTHING: Shown = { typed: '', options: [] };

/**
 * Suggestions for what is being typed into a field. Each letter gives up the question before, so that no old answer comes
 * after a new one; leaving gives up the last. Without an answer there are none.
 */
export function useSuggestions(input: HTMLInputElement) {
  const { site, language } = usePage();
  const [shown, setShown] = useState(NOTHING);
  useEffect(() => {
    const where = { site: { id: site.id }, language: { code: language.code } };
    let asking = new AbortController();
    let timer = 0;
    const giveUp = () => {
      window.clearTimeout(timer);
      asking.abort();
    };
    const ask = (typed: string) => {
      const { signal } = asking;
      askSuggestions(typed, where, signal)
        .then(({ cars, dealers }) => [
          ...cars.map((car) => ({ kind: 'car' as const, car })),
          ...dealers.map((dealer) => ({ kind: 'dealer' as const, dealer })),
        ])
        .catch(() => [])
        .then((options) => !signal.aborted && setShown({ typed, options }));
    };
    const onInput = () => {
      giveUp();
      asking = new AbortController();
      const typed = input.value.trim();
      if (typed === '') setShown(NOTHING);
      else timer = window.setTimeout(ask, PAUSE, typed);
    };
    // Typed while this part was on its way.
    if (input.value !== input.defaultValue) onInput();
    input.addEventListener('input', onInput);
    input.form?.addEventListener('reset', giveUp);
    return () => {
      giveUp();
      input.removeEventListener('input', onInput);
      input.form?.removeEventListener('reset', giveUp);
    };
  }, [input, site.id, language.code]);
  return { ...shown, forget: () => setShown(NOTHING) };
}
