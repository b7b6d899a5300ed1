import type { RouteKind } from '../../src/contracts/page/page.ts';
import type { PageKeyParts } from './pageCaches.ts';

/** Requested URLs with their cache keys. The map is cleared when full (Q9). */
const MAX_ALIASES = 5_000;
const MAX_ALIAS = 500;

interface Alias {
  parts: PageKeyParts;
  routeKind: RouteKind;
  language: string;
}

/** Requested URLs, with their origin, of pages that are cached: their next request is found without reading the URL. */
export type PageAliases = ReturnType<typeof createPageAliases>;

export function createPageAliases() {
  const aliases = new Map<string, Alias>();
  return {
    get: (url: string): Alias | undefined => aliases.get(url),
    has: (url: string): boolean => aliases.has(url),
    add(url: string, alias: Alias): void {
      if (url.length > MAX_ALIAS) return;
      if (aliases.size >= MAX_ALIASES) aliases.clear();
      aliases.set(url, alias);
    },
  };
}
