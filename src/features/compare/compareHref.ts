import { formatCompared } from '../../contracts/listVariants.ts';
import type { PageData } from '../../contracts/page.ts';
import { listPath } from '../carSearch/listUrl.ts';

/** Returns the URL of a comparison, the same for every visitor; without cars the URL of the list. */
export function compareHref(ids: readonly string[], { site, language }: Pick<PageData, 'site' | 'language'>): string {
  const query = formatCompared(ids);
  return query ? `${listPath(site, language)}?${query}` : listPath(site, language);
}
