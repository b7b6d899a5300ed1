import type { LanguageView, SiteView } from '../../contracts/page/page.ts';

/** Returns the path of the list in a language. */
export function listPath(site: SiteView, language: LanguageView): string {
  return `${language.prefix}${site.paths.carList}`;
}
