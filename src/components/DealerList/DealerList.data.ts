import {
  type DealerQuery,
  type DealerValueName,
  formatDealerQuery,
  parseDealerQuery,
} from '../../contracts/dealerSearch.ts';
import { canonicalValue } from '../../contracts/listSegments.ts';
import type { LoaderContext, LoadResult, SectionHead, SectionLoader } from '../../contracts/loader.ts';
import type { Facet } from '../../contracts/search.ts';
import { type DealerCardView, dealerCardOf } from '../../features/dealers/dealerCard.ts';
import { parseDealer } from '../../features/dealers/dealerOfCar.data.ts';
import { dealerHref } from '../../features/dealers/dealerView.ts';
import { dealerFacets, dealerValues } from '../../features/dealers/list/dealerFacets.ts';
import type { DealerListData } from '../../features/dealers/list/dealerListData.ts';
import { dealerListRequest, wholeFacetsRequest } from '../../features/dealers/list/dealerSearch.ts';
import { itemListLd } from '../../lib/itemListLd.ts';
import { timeZoneOf } from '../../lib/timeZone.ts';

/** The dealers of the address (F080). A failed search shows dealerListError; the page around it stands. */
export const loader: SectionLoader<DealerListData> = { load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<DealerListData>> {
  const { route, ports, site } = context;
  const now = Date.now();
  const query = await spelledQuery(parseDealerQuery(route.query), context);
  const [answer, whole] = await Promise.all([
    ports.searchDealers(dealerListRequest(query), parseDealer).catch(() => null),
    wholeFacets(context),
  ]);
  if (!answer) {
    const value: DealerListData = { query, dealers: [], facets: [], total: 0, asOf: now, failed: true };
    return { kind: 'data', value, head: { noindex: true }, degraded: true };
  }
  const moment = { locale: site.languages[0]?.locale ?? 'en', timeZone: timeZoneOf(site.country), now };
  const dealers = answer.content.map((dealer) => dealerCardOf(dealer, query, moment, context));
  return {
    kind: 'data',
    value: {
      query,
      dealers,
      facets: dealerFacets(whole, answer.facet, query, context),
      total: answer.total_items,
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

/** The state with its values spelled as the index spells them: `Skoda` is ŠKODA, `goteborg` is Göteborg. */
async function spelledQuery(query: DealerQuery, context: LoaderContext): Promise<DealerQuery> {
  const chosen = Object.entries(query.values) as [DealerValueName, string[]][];
  if (chosen.length === 0) return query;
  const whole = await wholeFacets(context);
  const values: DealerQuery['values'] = {};
  for (const [name, texts] of chosen) {
    const known = dealerValues(whole, name).map(({ text }) => text);
    values[name] = [...new Set(texts.map((text) => canonicalValue(text, known)))].sort();
  }
  return { ...query, values };
}

/** Everything there is to choose from; when it cannot be had, what the answer itself counts has to do. */
async function wholeFacets({ ports }: LoaderContext): Promise<readonly Facet[]> {
  const answer = await ports.searchDealers(wholeFacetsRequest(), parseDealer).catch(() => null);
  return answer?.facet ?? [];
}
