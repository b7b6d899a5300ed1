import type { PageData } from '../contracts/page/page.ts';

type Identified = Pick<PageData, 'kind' | 'status' | 'path' | 'site' | 'language'>;

/**
 * Returns the identity of a page. Components keep their state between pages with the same identity. It is the path, except for
 * the car lists of a language, which share one: selecting a make keeps the focus, the open groups and the drawer.
 */
export function pageIdentity({ kind, status, path, site, language }: Identified): string {
  return kind === 'carList' && status === 200 ? language.prefix + site.paths.carList : path;
}
