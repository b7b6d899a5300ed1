import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import { EMPTY_QUERY } from './listState.ts';
import { listHref } from './listUrl.ts';

/** Returns the URL of the car list filtered by the dealer's town and name. */
export function carsOfDealerHref(
  { name, city }: { name: string; city: string },
  site: SiteView,
  language: LanguageView,
): string {
  const values = { ...(city && { car_site_city: [city] }), car_site_name: [name] };
  return listHref({ ...EMPTY_QUERY, values }, null, site, language);
}
