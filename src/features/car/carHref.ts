import { carPath } from '../../contracts/car/carPath.ts';
import type { LanguageView, SiteView } from '../../contracts/page/page.ts';

/** Returns the URL of a car's page: language prefix, the site's detail path, id, slug (F043). */
export function carHref(car: { id: string; slug: string }, site: SiteView, language: LanguageView): string {
  return carPath(car, { prefix: language.prefix, carDetail: site.paths.carDetail });
}

/** Returns the URL of the page of a card's car on the terms of the card. */
export function cardHref(
  car: { id: string; slug: string; query?: string },
  site: SiteView,
  language: LanguageView,
): string {
  return carHref(car, site, language) + (car.query ? `?${car.query}` : '');
}
