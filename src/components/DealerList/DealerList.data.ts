import { timeZoneOf } from '../../../lib/timeZone.ts';
import {
  type DealerQuery,
  type DealerValueName,
  formatDealerQuery,
  parseDealerQuery,
} from '../../contracts/dealers/dealerSearch.ts';
import type { LoaderContext, LoadResult, SectionHead, SectionLoader } from '../../contracts/page/loader.ts';
import { canonicalValue } from '../../contracts/search/listSegments.ts';
import type { Facet } from '../../contracts/search/search.ts';
import { type DealerCardView, dealerCardOf } from '../../features/dealers/dealerCard.ts';
import { parseDealer } from '../../features/dealers/dealerOfCar.data.ts';
import { dealerHref } from '../../features/dealers/dealerView.ts';
import { dealerFacets, dealerValues } from '../../features/dealers/list/dealerFacets.ts';
import type { DealerListData } from '../../features/dealers/list/dealerListData.ts';
import { allFacetsRequest } from '../../features/dealers/list/dealerSearch.ts';
import { dealersByText } from '../../features/dealers/list/dealersByText.data.ts';
import { recordFailures } from '../../lib/browser/recordFailures.ts';
import { itemListLd } from '../../lib/itemListLd.ts';

/**
 * Loads the dealers of the URL (F080). After a failed search the page shows dealerListError. A page for which any of its searches
 * failed is not cached.
 */
export const loader: SectionLoader<DealerListData> = {
  async load(_rendering, context) {
    const { call: searchDealers, hasFailed } = recordFailures(context.ports.searchDealers);
    const result = await loadList({ ...context, ports: { ...context.ports, searchDealers } });
    return { ...result, degraded: hasFailed() };
  },
};

async function loadList(context: LoaderContext): Promise<Extract<LoadResult<DealerListData>, { kind: 'data' }>> {
  const { route, site } = context;
  const now = Date.now();
  const query = await canonicalQuery(parseDealerQuery(route.query), context);
  const moment = { locale: site.languages[0]?.locale ?? 'en', timeZone: timeZoneOf(site.country), now };
  const [found, allFacets] = await Promise.all([
    dealersByText(query, moment, context).catch(() => null),
    fetchAllFacets(context),
  ]);
  if (!found) {
    const value: DealerListData = { query, dealers: [], facets: [], total: 0, asOf: now, failed: true };
    return { kind: 'data', value, head: { noindex: true } };
  }
  const { result, notes, hasOtherCounts } = found;
  const dealers = result.content.map((dealer) => dealerCardOf(dealer, query, moment, context));
  return {
    kind: 'data',
    value: {
      query,
      dealers,
      facets: dealerFacets(allFacets, hasOtherCounts ? null : result.facet, query, context),
      total: result.total_items,
      ...(notes && { notes }),
      asOf: now,
    },
    head: formatDealerQuery(query) === '' ? headOf(dealers, context) : { noindex: true },
    tags: ['dealers'],
  };
}

function headOf(dealers: readonly DealerCardView[], { site, language }: LoaderContext): SectionHead {
  if (dealers.length === 0) return {};
  return { jsonLd: [itemListLd(dealers.map((dealer) => [dealer.name, dealerHref(dealer, site, language)]))] };
}

/** Returns the state with values written as in the index: `Skoda` is ŠKODA, `goteborg` is Göteborg. */
async function canonicalQuery(query: DealerQuery, context: LoaderContext): Promise<DealerQuery> {
  const selected = Object.entries(query.values) as [DealerValueName, string[]][];
  if (selected.length === 0) return query;
  const allFacets = await fetchAllFacets(context);
  const values: DealerQuery['values'] = {};
  for (const [name, texts] of selected) {
    const indexTexts = dealerValues(allFacets, name).map(({ text }) => text);
    values[name] = [...new Set(texts.map((text) => canonicalValue(text, indexTexts)))].sort();
  }
  return { ...query, values };
}

/** Fetches the facets with all values; empty after a failure, so that those of the result are used. */
async function fetchAllFacets({ ports }: LoaderContext): Promise<readonly Facet[]> {
  const result = await ports.searchDealers(allFacetsRequest(), parseDealer).catch(() => null);
  return result?.facet ?? [];
}
