import { memo } from 'react';
import type { CarQuery } from '../../../contracts/search/carSearch.ts';
import { Prerendered } from '../../../delivery/Prerendered.tsx';
import { useSharedContext, useTranslate } from '../../../ui/sharedContext.ts';
import type { FacetView } from '../../carSearch/facetViews.ts';
import { quickFacets } from './panel.ts';
import { type QuickChoices, QuickChoicesContext, QuickFilter, type QuickFrame, quickFrame } from './QuickFilter.tsx';
import * as styles from './QuickFilters.styles.ts';

interface QuickFiltersProps extends QuickChoices {
  query: CarQuery;
  facets: readonly FacetView[];
}

/**
 * Renders the quick facets above the list (U3). They have the same state as the panel and need scripts. Until one is opened they are the
 * same on every list without choices.
 */
export const QuickFilters = memo(function QuickFilters(props: QuickFiltersProps) {
  const { site, language } = useSharedContext();
  const translate = useTranslate();
  const { query, facets } = props;
  const frames = quickFacets(facets).map((facet) => quickFrame(facet, query, { site, language, translate }));
  // Few lists have the same choices.
  const hasChoice = frames.some(({ isChosen }) => isChosen);
  return (
    <QuickChoicesContext value={props}>
      <Prerendered
        as="div"
        className={styles.row}
        // No `fieldset`, whose content is not scrolled by `scroll-padding`.
        role="group"
        aria-label={translate('quickFilters')}
        isWhole={!hasChoice}
        view={QuickFilterRow}
        viewProps={{ frames }}
      />
    </QuickChoicesContext>
  );
});

/** Renders the buttons of the quick filters. */
export function QuickFilterRow({ frames }: { frames: QuickFrame[] }) {
  return (
    <>
      {frames.map((frame) => (
        <QuickFilter key={frame.name} {...frame} />
      ))}
    </>
  );
}
