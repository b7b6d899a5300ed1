import type { PageData } from '../contracts/page.ts';

type Identified = Pick<PageData, 'kind' | 'status' | 'path' | 'site' | 'language'>;

/**
 * Returns what a page's components keep their state by: its path. All car lists of a language are one page, whatever make
 * and model their path says: ticking a make keeps the focus, the open groups and the drawer.
 */
export function pageIdentity({ kind, status, path, site, language }: Identified): string {
  return kind === 'carList' && status === 200 ? language.prefix + site.paths.carList : path;
}
