import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';

/** The platform's wildcard segment. */
export const WILDCARD = ',-w-,';

/** A decoded segment. A model may be called `#1`, and a make may be written with a space. */
const SEGMENT = /^(?:[^\s/]| ){1,200}$/;

/** Decodes a path to lower case and Unicode NFC, so that equal paths compare equal; null for a path that no page can have. */
export function decodePath(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const path = decoded.normalize('NFC').toLowerCase();
  const segments = path.split('/').slice(1);
  if (!path.startsWith('/') || path.length > 1_000 || segments.includes(WILDCARD)) return null;
  if (path !== '/' && !segments.every((segment) => SEGMENT.test(segment) && segment !== '.' && segment !== '..')) {
    return null;
  }
  return path;
}

/** Splits off the language prefix. The default language has none; a language that the site lacks is an ordinary segment. */
export function splitLanguage(site: SiteConfig, path: string): { language: LanguageConfig; path: string } {
  for (const language of site.languages) {
    if (language.prefix === '') continue;
    if (path === language.prefix) return { language, path: '/' };
    if (path.startsWith(`${language.prefix}/`)) return { language, path: path.slice(language.prefix.length) };
  }
  return { language: site.languages[0], path };
}
