import { type ReactElement, use } from 'react';
import type { Translate } from '../../../contracts/dictionary/dictionary.ts';
import type { CarQuery } from '../../../contracts/search/carSearch.ts';
import { FragmentsContext } from '../../../delivery/FragmentsContext.ts';
import { fragmentTemplate } from '../../../delivery/fragmentTemplate.ts';
import type { SharedContext } from '../../../ui/sharedContext.ts';
import type { FacetView } from '../../carSearch/facetViews.ts';
import type { RangeContext } from '../../carSearch/rangeLabels.ts';
import { QuickFilterFrame, quickFilterFrame } from './QuickFilter.tsx';
import * as styles from './QuickFilters.styles.ts';

/** Attributes of the row. It is no `fieldset`, whose content is not scrolled by `scroll-padding`. */
export const rowAttributes = (translate: Translate) => ({
  className: styles.row,
  role: 'group',
  'aria-label': translate('quickFilters'),
});

const onServer = typeof document === 'undefined';
const SLOTS = { texts: ['id', 'label', 'text', 'accessibleName'] } as const;

/** Returns the element of the quick filters for a complete render on the server, from a template for each state. Returns null elsewhere. */
export function prerenderedQuickFilters(
  shared: SharedContext,
  facets: readonly FacetView[],
  query: CarQuery,
  context: RangeContext,
): ReactElement | null {
  const source = onServer ? use(FragmentsContext) : null;
  if (!source) return null;
  let markup = '';
  for (const facet of facets) {
    const { isChosen, ...texts } = quickFilterFrame(facet, query, context);
    markup += fragmentTemplate(source, shared, QuickFilterFrame, SLOTS, { isChosen }, String(isChosen))(texts);
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the filters
  return <div {...rowAttributes(context.translate)} dangerouslySetInnerHTML={{ __html: markup }} />;
}
