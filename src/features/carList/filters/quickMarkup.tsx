import type { ReactElement } from 'react';
import type { CarQuery } from '../../../contracts/carSearch.ts';
import { fragmentMarkup } from '../../../page/fragmentMarkup.tsx';
import { fragmentTemplate } from '../../../page/fragmentTemplate.ts';
import { currentCollector } from '../../../page/markupCollector.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { type SharedContext, useTranslate } from '../../../ui/sharedContext.ts';
import type { FacetView } from '../../carSearch/facetViews.ts';
import type { RangeContext } from '../../carSearch/rangeLabels.ts';
import { QuickFilterFrame, quickFilterFrame } from './QuickFilter.tsx';
import * as styles from './QuickFilters.styles.ts';

/** Renders the name of the quick filters for screen readers. */
export function QuickLegend() {
  const translate = useTranslate();
  return <legend className={visuallyHidden}>{translate('quickFilters')}</legend>;
}

const SLOTS = { texts: ['id', 'label', 'text', 'accessibleName'] } as const;

/** Returns the element of the quick filters for a complete render on the server, from a template for each state. Returns null elsewhere. */
export function prerenderedQuickFilters(
  shared: SharedContext,
  facets: readonly FacetView[],
  query: CarQuery,
  context: RangeContext,
): ReactElement | null {
  const collector = currentCollector();
  if (!collector) return null;
  let markup = fragmentMarkup(collector, shared, QuickLegend, {});
  for (const facet of facets) {
    const { isChosen, ...texts } = quickFilterFrame(facet, query, context);
    markup += fragmentTemplate(collector, shared, QuickFilterFrame, SLOTS, { isChosen }, String(isChosen))(texts);
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the filters
  return <div className={styles.row} dangerouslySetInnerHTML={{ __html: collector.put(markup) }} />;
}
