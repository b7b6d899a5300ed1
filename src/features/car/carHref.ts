import type { LanguageView, SiteView } from '../../contracts/page.ts';
import { encodeUrlPart } from '../../contracts/urlText.ts';

/** The address of a car's page: prefix of the language, detail path of the site, id, slug (F043). */
export function carHref(car: { id: string; slug: string }, site: SiteView, language: LanguageView): string {
  return `${language.prefix}${site.paths.carDetail}/${encodeUrlPart(car.id)}/${encodeUrlPart(car.slug)}`;
}
