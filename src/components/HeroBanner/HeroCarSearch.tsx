import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { KEYPHRASE } from '../../contracts/carriedQuery.ts';
import type { CarSuggestion, InterpretedQuery } from '../../contracts/suggestions.ts';
import { track } from '../../features/analytics/track.ts';
import { understand } from '../../features/carSearch/suggestions/fetchSuggestions.ts';
import { Suggestions } from '../../features/carSearch/suggestions/Suggestions.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { carSearchTarget } from './searchTarget.ts';

interface HeroCarSearchProps {
  input: HTMLInputElement;
  form: HTMLFormElement;
  /** Path of the list of cars. */
  action: string;
}

/**
 * What a hero's search does when it leads to the cars (F051): suggestions while typing, and what is sent is understood
 * first. Fetched when somebody comes to its field; until then, and where nothing is understood, its form is sent as it is.
 */
export function HeroCarSearch({ input, form, action }: HeroCarSearchProps) {
  const navigate = useNavigate();
  const { site, language } = usePage();
  const choose = (suggestion: CarSuggestion) => {
    track('search', { search_type: 'start page', search_term: suggestion.label });
    input.value = suggestion.keyphrase;
    void navigate(targetOf(form, action, suggestion));
  };
  useEffect(() => {
    const where = { site: { id: site.id }, language: { code: language.code } };
    let asking = new AbortController();
    const onSubmit = (event: SubmitEvent) => {
      const text = input.value.trim();
      asking.abort();
      if (text === '' || event.defaultPrevented) return;
      event.preventDefault();
      asking = new AbortController();
      understand(text, where, asking.signal).then(
        (understood) => navigate(targetOf(form, action, understood)),
        () => undefined,
      );
    };
    form.addEventListener('submit', onSubmit);
    return () => {
      asking.abort();
      form.removeEventListener('submit', onSubmit);
    };
  }, [input, form, action, navigate, site.id, language.code]);
  return <Suggestions input={input} anchor={form} onChoose={choose} />;
}

function targetOf(form: HTMLFormElement, action: string, understood: InterpretedQuery): string {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  const others = fields.filter(([name, value]) => name !== KEYPHRASE && value !== '');
  const words = [...understood.values.map(({ text }) => text), understood.keyphrase].join(' ').trim();
  const plain = { ...understood, values: [], keyphrase: words };
  return carSearchTarget(action, understood, others) ?? carSearchTarget(action, plain, others) ?? action;
}
