import type { RequestedTerms } from '../../contracts/finance/loanQuery.ts';
import type { PageData } from '../../contracts/page/page.ts';
import { formatCompared } from '../../contracts/search/listVariants.ts';
import { listPath } from '../carSearch/listPath.ts';

/** Returns the URL of a comparison on these terms, the same for every visitor; without cars the URL of the list. */
export function compareHref(
  ids: readonly string[],
  { site, language }: Pick<PageData, 'site' | 'language'>,
  terms?: RequestedTerms,
): string {
  const query = formatCompared(ids, terms);
  return query ? `${listPath(site, language)}?${query}` : listPath(site, language);
}
