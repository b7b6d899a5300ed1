import { memo } from 'react';
import type { CarQuery } from '../../../contracts/search/carSearch.ts';
import { useSharedContext, useTranslate } from '../../../ui/sharedContext.ts';
import type { FacetView } from '../../carSearch/facetViews.ts';
import { quickFacets } from './panel.ts';
import { QuickFilter, type QuickFilterProps } from './QuickFilter.tsx';
import { prerenderedQuickFilters, rowAttributes } from './quickMarkup.tsx';

interface QuickFiltersProps extends Pick<QuickFilterProps, 'onToggle' | 'onClear' | 'drafts' | 'showLabel'> {
  query: CarQuery;
  facets: readonly FacetView[];
}

/** Renders the quick facets above the list (U3). They have the same state as the panel and need scripts. */
export const QuickFilters = memo(function QuickFilters({ query, facets, ...common }: QuickFiltersProps) {
  const shared = useSharedContext();
  const translate = useTranslate();
  const quick = quickFacets(facets);
  const { site, language } = shared;
  const prerendered = prerenderedQuickFilters(shared, quick, query, { site, language, translate });
  if (prerendered) return prerendered;
  return (
    <div {...rowAttributes(translate)}>
      {quick.map((facet) => (
        <QuickFilter key={facet.name} facet={facet} query={query} {...common} />
      ))}
    </div>
  );
});
