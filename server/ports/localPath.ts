import type { LanguageConfig } from '../../config/siteConfig.ts';

/** The platform prefixes paths by its own rules; ours are the site's: none for the default language. Always rooted. */
export function localPath(path: string, { code, prefix }: Pick<LanguageConfig, 'code' | 'prefix'>): string {
  const own = `/${code}`;
  const bare = path === own ? '/' : path.startsWith(`${own}/`) ? path.slice(own.length) : path;
  // Whatever else stands there must not become another host or a scheme.
  const rooted = bare.replace(/^[/\\\s]*/, '/');
  const local = `${prefix}${rooted === '/' ? '' : rooted}`.toLowerCase();
  return local === '' ? '/' : local;
}
