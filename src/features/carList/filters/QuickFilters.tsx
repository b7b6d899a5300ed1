import { memo } from 'react';
import type { CarQuery } from '../../../contracts/carSearch.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { FacetView } from '../../carSearch/facetViews.ts';
import { quickFacets } from './panel.ts';
import { QuickFilter, type QuickFilterProps } from './QuickFilter.tsx';
import * as styles from './QuickFilters.styles.ts';

interface QuickFiltersProps extends Pick<QuickFilterProps, 'onToggle' | 'onClear' | 'drafts' | 'showLabel'> {
  query: CarQuery;
  facets: readonly FacetView[];
}

/** Renders the quick facets above the list (U3). They have the same state as the panel and need scripts. */
export const QuickFilters = memo(function QuickFilters({ query, facets, ...common }: QuickFiltersProps) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.row}>
      <legend className={visuallyHidden}>{translate('quickFilters')}</legend>
      {quickFacets(facets).map((facet) => (
        <QuickFilter key={facet.name} facet={facet} query={query} {...common} />
      ))}
    </fieldset>
  );
});
