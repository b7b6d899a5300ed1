import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { formatMapQuery } from '../../contracts/search/mapQuery.ts';
import { listPath } from '../carSearch/listPath.ts';

/** Returns the URL of the map of a list, with everything that is chosen. */
export function mapHref(query: CarQuery, site: SiteView, language: LanguageView): string {
  return `${listPath(site, language)}?${formatMapQuery(query)}`;
}
