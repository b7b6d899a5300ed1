import { variantsResponseSchema } from '../../../src/contracts/content/content.ts';
import type { CacheFor } from '../../cache/caches.ts';
import { createCachedCalls } from '../upstream/cachedCalls.ts';
import { storedCodec } from '../upstream/storedCodec.ts';
import type { ContentClient } from './contentClient.ts';
import type { LanguageScope } from './contentPage.ts';
import * as stored from './storedContent.ts';

/** The personalized variants of a page (content platform §5.3). */
export interface PageVariants {
  /** Item id of the page, in the platform's format. */
  id: string;
  /** Never empty. Ids of variants of single components contain an underscore. */
  variantIds: readonly string[];
}

export const VARIANTS_QUERY = `query Variants($site: String!, $path: String!, $language: String!) {
  layout(site: $site, routePath: $path, language: $language) { item { id personalization { variantIds } } }
}`;

/** A valid variant id, which is used in cache keys and in a layout's `experiences`. */
const VARIANT_ID = /^[\w-]{1,100}$/;
/** Maximum number of variants of a page. */
const MAX_VARIANTS = 50;

/** The variants of a page; null for the many pages that have none. */
export function createVariantsPort(client: ContentClient, cacheFor: CacheFor) {
  const cached = createCachedCalls<'variants', PageVariants | null>(cacheFor, 'variants', storedCodec(stored.variants));
  return (scope: LanguageScope, path: string): Promise<PageVariants | null> => {
    const variables = { site: scope.site.contentName, language: scope.language.code, path };
    const load = async (signal: AbortSignal) => {
      const call = { operation: 'Variants', query: VARIANTS_QUERY, variables, signal };
      return readVariants((await client.request(call, variantsResponseSchema)).layout?.item);
    };
    return cached(scope, { parts: variables, load });
  };
}

function readVariants(found: { id: unknown; personalization: { variantIds?: unknown } | null } | null | undefined) {
  const ids = found?.personalization?.variantIds;
  if (typeof found?.id !== 'string' || !Array.isArray(ids)) return null;
  const variantIds: string[] = ids.filter((id) => typeof id === 'string' && VARIANT_ID.test(id)).slice(0, MAX_VARIANTS);
  return variantIds.length > 0 ? { id: found.id, variantIds } : null;
}
