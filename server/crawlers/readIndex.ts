import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SearchRequest } from '../../src/contracts/search/search.ts';
import type { SearchPort } from '../ports/searchPort.ts';

/** Records of one call, the maximum of the engine. */
const BATCH_SIZE = 1_000;
/** Records of the previous batch that are requested again. Up to this many may leave the index between two calls without a gap. */
const OVERLAP = 50;
/** No real index needs as many. Ends the loop when the total grows as fast as the index is read. */
const MAX_CALLS = 2_000;

interface IndexScope {
  site: SiteConfig;
  index: 'vehicles' | 'dealers';
  signal: AbortSignal;
}

/**
 * Reads a full index in batches, one call at a time, without the cache. Records are in sort order, are not validated, and may
 * occur twice.
 *
 * @throws UpstreamError
 */
export async function* readIndex(
  search: Pick<SearchPort, 'searchUncached'>,
  scope: IndexScope,
  request: Pick<SearchRequest, 'fields' | 'sort_name' | 'filters'>,
): AsyncGenerator<readonly Record<string, unknown>[]> {
  for (let call = 0; call < MAX_CALLS; call += 1) {
    const offset = Math.max(0, call * (BATCH_SIZE - OVERLAP));
    const { content, total_items: total } = await search.searchUncached(scope, {
      ...request,
      limit: BATCH_SIZE,
      offset,
    });
    yield content;
    if (content.length === 0 || offset + BATCH_SIZE >= total) return;
  }
}
