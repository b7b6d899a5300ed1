import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SearchRequest, SearchResponse } from '../../src/contracts/search.ts';
import type { CacheFor } from '../cache/caches.ts';
import { canonicalJson } from '../cache/keys.ts';
import { readSearchResponse } from './searchResponse.ts';
import type { Upstream } from './upstream.ts';

type IndexKind = keyof SiteConfig['indexes'];

/** The search engine. Answers are cached by the whole request (F053) and shared: read only. */
export interface SearchPort {
  readonly upstream: Upstream;
  /**
   * Searches an index of the site. The envelope is checked, the records are the caller's to check.
   * @throws UpstreamError when the engine fails with nothing kept
   */
  search: (where: Where, request: OpenRequest) => Promise<SearchResponse>;
  /**
   * The same past the cache, for whoever reads an index from end to end: keeping that would push out what visitors ask for.
   * @throws UpstreamError when the engine fails
   */
  searchOnce: (where: Where, request: OpenRequest) => Promise<SearchResponse>;
}

interface Where {
  site: SiteConfig;
  index: IndexKind;
  signal?: AbortSignal;
}
type OpenRequest = Partial<Omit<SearchRequest, 'index'>>;

export function createSearchPort(options: {
  upstream: Upstream;
  cacheFor: CacheFor;
  /** What is done with a response before it is cached; see `createPorts`. */
  hold: <T>(value: T) => T;
}): SearchPort {
  const { upstream, hold } = options;
  const answers = options.cacheFor<'search', SearchResponse>('search');
  const ask = async (index: IndexKind, request: SearchRequest, signal: AbortSignal | undefined) => {
    const operation = `search ${index}`;
    const call = { operation, path: '/search', json: request, idempotent: true, ...(signal && { signal }) };
    return upstream.json(call, (answer) => readSearchResponse(answer, { upstream: upstream.name, operation }));
  };
  return {
    upstream,
    search: async ({ site, index, signal }, request) => {
      const complete = completeRequest(site.indexes[index], request);
      const load = async (flightSignal: AbortSignal) => hold(await ask(index, complete, flightSignal));
      const tags = [`site:${site.id}`, `${index}:${site.id}`];
      const key = { request: canonicalJson(complete) };
      return (await answers.get(key, load, { tags, ...(signal && { signal }) })).value;
    },
    searchOnce: async ({ site, index, signal }, request) =>
      hold(await ask(index, completeRequest(site.indexes[index], request), signal)),
  };
}

/** Defaults of the contract filled in, so that equal searches have equal keys. */
function completeRequest(index: string, request: OpenRequest): SearchRequest {
  return {
    index,
    fields: request.fields ?? [],
    keyphrase: request.keyphrase ?? '',
    facets: request.facets ?? [],
    limit: request.limit ?? 24,
    offset: request.offset ?? 0,
    sort_name: request.sort_name ?? '',
    filters: request.filters ?? {},
  };
}
