import type { LanguageView, SiteView } from '../../contracts/page.ts';

/** The address of a car's page: prefix of the language, detail path of the site, id, slug (F043). */
export function carHref(car: { id: string; slug: string }, site: SiteView, language: LanguageView): string {
  return `${language.prefix}${site.paths.carDetail}/${encodeURIComponent(car.id)}/${encodeURIComponent(car.slug)}`;
}
