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

/** A request of a document as the map knows it: the URL with its origin, and whether Markdown is preferred. */
export const aliasKey = (format: 'html' | 'markdown', origin: string, url: string): string =>
  format === 'html' ? `${origin}${url}` : `${format} ${origin}${url}`;

/** Requested documents (`aliasKey`) of pages that are cached: their next request is found without reading the URL. */
export type PageAliases = ReturnType<typeof createPageAliases>;

export function createPageAliases() {
  const aliases = new Map<string, Alias>();
  return {
    get: (key: string): Alias | undefined => aliases.get(key),
    has: (key: string): boolean => aliases.has(key),
    add(key: string, alias: Alias): void {
      if (key.length > MAX_ALIAS) return;
      if (aliases.size >= MAX_ALIASES) aliases.clear();
      aliases.set(key, alias);
    },
  };
}
