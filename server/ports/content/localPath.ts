import type { LanguageConfig } from '../../../config/siteConfig.ts';

/** Replaces the platform's language prefix of a path by the site's, which is empty for the default language. The result is rooted. */
export function localPath(path: string, { code, prefix }: Pick<LanguageConfig, 'code' | 'prefix'>): string {
  const languagePath = `/${code}`;
  const withoutLanguage =
    path === languagePath ? '/' : path.startsWith(`${languagePath}/`) ? path.slice(languagePath.length) : path;
  // Leading slashes must not make it a URL of another host.
  const rooted = withoutLanguage.replace(/^[/\\\s]*/, '/');
  const local = `${prefix}${rooted === '/' ? '' : rooted}`.toLowerCase();
  return local === '' ? '/' : local;
}
