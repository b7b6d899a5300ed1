import type { RequestedTerms } from '../../contracts/finance/loanQuery.ts';
import type { PageData } from '../../contracts/page/page.ts';
import { formatCompared } from '../../contracts/search/listVariants.ts';
import { withCostsOf } from '../../contracts/totalCost/costQuery.ts';
import { listPath } from '../carSearch/listPath.ts';

/**
 * Returns the URL of a comparison on these terms, the same for every visitor; without cars the URL of the list.
 *
 * @param search a query with inputs of total costs
 */
export function compareHref(
  ids: readonly string[],
  { site, language }: Pick<PageData, 'site' | 'language'>,
  terms?: RequestedTerms,
  search: string | undefined = '',
): string {
  const query = ids.length > 0 && withCostsOf(formatCompared(ids, terms), new URLSearchParams(search));
  return query ? `${listPath(site, language)}?${query}` : listPath(site, language);
}
