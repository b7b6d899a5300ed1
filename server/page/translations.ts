import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { PageRoute } from '../../src/contracts/loader.ts';
import type { PageData } from '../../src/contracts/page.ts';
import { encodeUrl } from '../../src/contracts/urlText.ts';
import { localPath } from '../ports/localPath.ts';
import type { PageLanguage } from '../ports/pageLanguages.ts';
import { encodePath } from './route.ts';

/**
 * The page in every language of the site that has it, default first (F022): what the platform calls language and path, the
 * site's configuration where it says nothing.
 */
export function translationsOf(
  { languages }: SiteConfig,
  route: Pick<PageRoute, 'kind' | 'path'>,
  known: readonly PageLanguage[],
): PageData['translations'] {
  return languages.flatMap((language) => {
    const own = known.find(({ code }) => code === language.code);
    if (!own) return [];
    const name = own.nativeName ? capitalised(own.nativeName, language) : language.name;
    return [{ language: language.code, name, path: pathIn(language, route, own.path) }];
  });
}

/** Only content pages are called what the platform calls them; cars, dealers and lists are called what the router knows. */
function pathIn(
  language: LanguageConfig,
  { kind, path }: Pick<PageRoute, 'kind' | 'path'>,
  own: string | null,
): string {
  if (kind === 'content' && own !== null) return encodeUrl(localPath(decoded(own), language));
  return path === '/' ? language.prefix || '/' : encodePath(`${language.prefix}${path}`);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Platforms write `svenska (Sverige)`; on a button stands `Svenska`. */
function capitalised(name: string, { locale }: LanguageConfig): string {
  const bare = name.replace(/\s*\(.*\)$/, '') || name;
  return bare.charAt(0).toLocaleUpperCase(locale) + bare.slice(1);
}
