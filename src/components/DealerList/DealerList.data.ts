import { formatDealerQuery, parseDealerQuery } from '../../contracts/dealerSearch.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/loader.ts';
import type { DealerListData } from '../../features/dealers/dealerListData.ts';
import { parseDealer } from '../../features/dealers/dealerOfCar.data.ts';
import { dealerListRequest } from '../../features/dealers/dealerSearch.ts';
import { contactOf } from '../../features/dealers/dealerView.ts';

/** The dealers of the address (F080). A failed search shows dealerListError; the page around it stands. */
export const loader: SectionLoader<DealerListData> = { load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<DealerListData>> {
  const query = parseDealerQuery(context.route.query);
  const answer = await context.ports.searchDealers(dealerListRequest(query), parseDealer).catch(() => null);
  if (!answer) {
    const value: DealerListData = { query, dealers: [], regions: [], total: 0, failed: true };
    return { kind: 'data', value, head: { noindex: true }, degraded: true };
  }
  const facet = answer.facet.find(({ name }) => name === 'site_region');
  return {
    kind: 'data',
    value: {
      query,
      dealers: answer.content.map(contactOf),
      regions: facet?.type === 'value' ? facet.value.map(({ text, count }) => ({ text, count })) : [],
      total: answer.total_items,
    },
    head: formatDealerQuery(query) === '' ? {} : { noindex: true },
    tags: ['dealers'],
  };
}
