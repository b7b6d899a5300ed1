import type { LanguageConfig } from '../../config/siteConfig.ts';

/** The platform prefixes paths by its own rules; ours are the site's: none for the default language. */
export function localPath(path: string, { code, prefix }: Pick<LanguageConfig, 'code' | 'prefix'>): string {
  const own = `/${code}`;
  const bare = path === own ? '/' : path.startsWith(`${own}/`) ? path.slice(own.length) : path;
  const local = `${prefix}${bare === '/' ? '' : bare}`.toLowerCase();
  return local === '' ? '/' : local;
}
