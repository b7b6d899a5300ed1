import { useEffect } from 'react';
import { KEYPHRASE } from '../../contracts/search/carriedQuery.ts';
import type { CarSuggestion, InterpretedQuery } from '../../contracts/search/suggestions.ts';
import { track } from '../../features/analytics/track.ts';
import { interpretText } from '../../features/carSearch/suggestions/fetchSuggestions.ts';
import { Suggestions } from '../../features/carSearch/suggestions/Suggestions.tsx';
import { useNavigate } from '../../page/navigate.ts';
import { usePage } from '../../page/PageContext.tsx';
import { carSearchTarget } from './searchTarget.ts';

interface HeroCarSearchProps {
  input: HTMLInputElement;
  form: HTMLFormElement;
  /** Path of the car list. */
  action: string;
}

/**
 * Extends a hero search whose target is the car list (F051): suggestions while typing, and conversion of the text to
 * filters on submit. It loads when the field gets the focus; before that the browser submits the form without conversion.
 */
export function HeroCarSearch({ input, form, action }: HeroCarSearchProps) {
  const navigate = useNavigate();
  const { site, language } = usePage();
  const onChoose = (suggestion: CarSuggestion) => {
    track('search', { search_type: 'start page', search_term: suggestion.label });
    input.value = suggestion.keyphrase;
    void navigate(searchUrl(form, action, suggestion));
  };
  useEffect(() => {
    const siteAndLanguage = { site: { id: site.id }, language: { code: language.code } };
    let pending = new AbortController();
    const onSubmit = (event: SubmitEvent) => {
      const text = input.value.trim();
      pending.abort();
      if (text === '' || event.defaultPrevented) return;
      event.preventDefault();
      pending = new AbortController();
      const { pathname } = window.location;
      interpretText(text, siteAndLanguage, pending.signal).then(
        // The visitor may already open another page.
        (understood) => {
          if (pathname === window.location.pathname) void navigate(searchUrl(form, action, understood));
        },
        () => undefined,
      );
    };
    form.addEventListener('submit', onSubmit);
    return () => {
      pending.abort();
      form.removeEventListener('submit', onSubmit);
    };
  }, [input, form, action, navigate, site.id, language.code]);
  return <Suggestions input={input} anchor={form} onChoose={onChoose} />;
}

function searchUrl(form: HTMLFormElement, action: string, understood: InterpretedQuery): string {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  const others = fields.filter(([name, value]) => name !== KEYPHRASE && value !== '');
  const searchText = [...understood.values.map(({ text }) => text), understood.keyphrase].join(' ').trim();
  const unfiltered = { ...understood, values: [], keyphrase: searchText };
  return carSearchTarget(action, understood, others) ?? carSearchTarget(action, unfiltered, others) ?? action;
}
