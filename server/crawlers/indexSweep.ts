import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SearchRequest } from '../../src/contracts/search.ts';
import type { SearchPort } from '../ports/searchPort.ts';

/** Records of one call, the most that the engine gives. */
const SLICE = 1_000;
/** Records of the slice before that are asked for again: as many may leave the index between two calls, and none is missed. */
const OVERLAP = 50;
/** No index of ours comes near: a total that grows as fast as it is read must end. */
const MAX_CALLS = 2_000;

interface Sweep {
  site: SiteConfig;
  index: 'vehicles' | 'dealers';
  signal: AbortSignal;
}

/**
 * An index from end to end, slice by slice, past the cache and one call at a time. Records come in the order of the
 * sort; some come twice. Unchecked.
 *
 * @throws UpstreamError
 */
export async function* sweep(
  search: Pick<SearchPort, 'searchOnce'>,
  where: Sweep,
  request: Pick<SearchRequest, 'fields' | 'sort_name' | 'filters'>,
): AsyncGenerator<readonly Record<string, unknown>[]> {
  for (let call = 0; call < MAX_CALLS; call += 1) {
    const offset = Math.max(0, call * (SLICE - OVERLAP));
    const { content, total_items: total } = await search.searchOnce(where, { ...request, limit: SLICE, offset });
    yield content;
    if (content.length === 0 || offset + SLICE >= total) return;
  }
}
