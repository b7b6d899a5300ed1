import { variantsResponseSchema } from '../../src/contracts/content.ts';
import type { CacheFor } from '../cache/caches.ts';
import { createCachedCalls } from './cachedCalls.ts';
import type { ContentClient } from './contentClient.ts';
import type { InLanguage } from './contentPage.ts';

/** A page that is shown differently to different visitors (content platform §5.3). */
export interface PageVariants {
  /** Item of the page, as the platform writes it. */
  id: string;
  /** Never empty. Those of single components contain an underscore. */
  variantIds: readonly string[];
}

const VARIANTS_QUERY = `query Variants($site: String!, $path: String!, $language: String!) {
  layout(site: $site, routePath: $path, language: $language) { item { id personalization { variantIds } } }
}`;

/** An id that may stand in a key and in a layout's `experiences`. */
const VARIANT_ID = /^[\w-]{1,100}$/;
/** More are no variants of a page. */
const MAX_VARIANTS = 50;

/** The variants of a page; null for the many pages that have none. */
export function createVariantsPort(client: ContentClient, cacheFor: CacheFor) {
  const cached = createCachedCalls<'variants', PageVariants | null>(cacheFor, 'variants');
  return (where: InLanguage, path: string): Promise<PageVariants | null> => {
    const variables = { site: where.site.contentName, language: where.language.code, path };
    const load = async (signal: AbortSignal) => {
      const call = { operation: 'Variants', query: VARIANTS_QUERY, variables, signal };
      return readVariants((await client.ask(call, variantsResponseSchema)).layout?.item);
    };
    return cached(where, { parts: variables, load });
  };
}

function readVariants(found: { id: unknown; personalization: { variantIds?: unknown } | null } | null | undefined) {
  const ids = found?.personalization?.variantIds;
  if (typeof found?.id !== 'string' || !Array.isArray(ids)) return null;
  const variantIds: string[] = ids.filter((id) => typeof id === 'string' && VARIANT_ID.test(id)).slice(0, MAX_VARIANTS);
  return variantIds.length > 0 ? { id: found.id, variantIds } : null;
}
