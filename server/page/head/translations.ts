import type { LanguageConfig, SiteConfig } from '../../../config/siteConfig.ts';
import { encodePath, encodeUrl } from '../../../lib/urlText.ts';
import type { PageRoute } from '../../../src/contracts/page/loader.ts';
import type { PageData } from '../../../src/contracts/page/page.ts';
import { localPath } from '../../ports/content/localPath.ts';
import type { PageLanguage } from '../../ports/content/pageLanguages.ts';

/**
 * Returns the page's translations, default language first (F022). Names and paths come from the platform, else from the site's
 * configuration.
 */
export function translationsOf(
  { languages }: SiteConfig,
  route: Pick<PageRoute, 'kind' | 'path'>,
  existing: readonly PageLanguage[],
): PageData['translations'] {
  return languages.flatMap((language) => {
    const platformLanguage = existing.find(({ code }) => code === language.code);
    if (!platformLanguage) return [];
    const name = platformLanguage.nativeName ? capitalised(platformLanguage.nativeName, language) : language.name;
    return [{ language: language.code, name, path: pathIn(language, route, platformLanguage.path) }];
  });
}

/** Returns the path in a language. Content pages use the platform's path; cars, dealers and lists use the router's. */
function pathIn(
  language: LanguageConfig,
  { kind, path }: Pick<PageRoute, 'kind' | 'path'>,
  platformLanguage: string | null,
): string {
  if (kind === 'content' && platformLanguage !== null) return encodeUrl(localPath(decoded(platformLanguage), language));
  return path === '/' ? language.prefix || '/' : encodePath(`${language.prefix}${path}`);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Turns the platform's `svenska (Sverige)` into the button label `Svenska`. */
function capitalised(name: string, { locale }: LanguageConfig): string {
  const nameOnly = name.replace(/\s*\(.*\)$/, '') || name;
  return nameOnly.charAt(0).toLocaleUpperCase(locale) + nameOnly.slice(1);
}
