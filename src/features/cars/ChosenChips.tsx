import type { MouseEvent } from 'react';
import { usePage, useTranslate } from '../../app/PageContext.tsx';
import type { CarQuery } from '../../contracts/carSearch.ts';
import { ActiveChips } from '../../ui/ActiveChips.tsx';
import { type FacetView, isRange } from './facetViews.ts';
import { rangeText } from './labels.ts';
import { type Chip, chipsOf, clearAll } from './listState.ts';

interface ChosenChipsProps {
  query: CarQuery;
  facets: readonly FacetView[];
  hrefOf: (query: CarQuery) => string;
  onChoose: (query: CarQuery, event: MouseEvent) => void;
}

/** What is chosen in the car list, ranges in words. */
export function ChosenChips({ query, facets, hrefOf, onChoose }: ChosenChipsProps) {
  const { site, language } = usePage();
  const translate = useTranslate();
  const labelOf = (active: Chip) => {
    if (active.kind !== 'range') return active.kind === 'keyphrase' ? `“${active.text}”` : active.text;
    const facet = facets.find(({ name }) => name === active.name);
    const max = facet && isRange(facet) ? facet.max : undefined;
    return rangeText(active.name, active.range, max, { site, language, translate });
  };
  const chosen = chipsOf(query, facets).map((active) => ({ label: labelOf(active), without: active.without }));
  return <ActiveChips chosen={chosen} cleared={clearAll(query)} hrefOf={hrefOf} onChoose={onChoose} />;
}
