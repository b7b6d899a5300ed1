import { formatCompared } from '../../contracts/listVariants.ts';
import type { PageData } from '../../contracts/page.ts';
import { listPath } from '../carSearch/listUrl.ts';

/** The address of a comparison, which shows the same cars to everybody; the list's own without cars. */
export function compareHref(ids: readonly string[], { site, language }: Pick<PageData, 'site' | 'language'>): string {
  const query = formatCompared(ids);
  return query ? `${listPath(site, language)}?${query}` : listPath(site, language);
}
