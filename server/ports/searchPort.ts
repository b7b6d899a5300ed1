import type { SiteConfig } from '../../config/siteConfig.ts';
import { isRecord, recordOf } from '../../lib/record.ts';
import type { PortSearchRequest } from '../../src/contracts/page/loader.ts';
import { BAND_FACET } from '../../src/contracts/search/presentQuery.ts';
import type { SearchRequest, SearchResponse } from '../../src/contracts/search/search.ts';
import type { CacheCaller } from '../cache/cache.ts';
import type { CacheFor } from '../cache/caches.ts';
import { canonicalJson } from '../cache/keys.ts';
import { jsonCodec } from '../cache/secondLevel/codec.ts';
import { createFirstTime } from '../operations/limits/firstTime.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { totalCostsOf } from '../site/costBasis.ts';
import { missingFeatures } from '../site/missingFeatures.ts';
import { createRecordPool } from './recordPool.ts';
import { readSearchResponse } from './searchResponse.ts';
import type { Upstream } from './upstream/upstream.ts';

type IndexKind = keyof SiteConfig['indexes'];

/** The search engine. Responses are cached by the complete request (F053) and shared, so they are read-only. */
export interface SearchPort {
  readonly upstream: Upstream;
  /**
   * Searches an index of the site. The envelope is validated; the caller validates the records.
   * @throws UpstreamError when the engine fails and nothing is cached
   */
  search: (scope: SearchScope, request: PortSearchRequest) => Promise<SearchResponse>;
  /**
   * Searches without the cache, for code that reads a complete index and would evict the responses of visitors.
   * @throws UpstreamError when the engine fails
   */
  searchUncached: (scope: SearchScope, request: PortSearchRequest) => Promise<SearchResponse>;
  /** Logs a record that violates its schema, once for each record and error. */
  reportInvalidRecord: (site: SiteConfig, record: unknown, error: Error) => void;
}

interface SearchScope extends CacheCaller {
  site: SiteConfig;
  index: IndexKind;
}
/** A response, and the name of its index. */
interface IndexResponse {
  index: string;
  response: SearchResponse;
}

/** Limits of logged records, because they come from the index. */
const MAX_REPORTED = 500;
const MAX_DETAIL = 200;
/** Number of records that are recognised in a later response. */
const MAX_POOLED = 20_000;

export function createSearchPort(options: {
  upstream: Upstream;
  cacheFor: CacheFor;
  /** Prepares a response for the cache; see `createPorts`. */
  prepare: <T>(value: T) => T;
  log: Log;
}): SearchPort {
  const { upstream, prepare, log } = options;
  const isNew = createFirstTime(MAX_REPORTED);
  const pool = createRecordPool(MAX_POOLED, prepare);
  /** Returns the prepared response, with the objects of earlier responses for the same records. */
  const prepareResponse = (index: string, { content, ...rest }: SearchResponse): SearchResponse => {
    const records = content.map((record) => {
      const id = poolId(record);
      // Requests for other fields have records of another size.
      return id === undefined ? prepare(record) : pool(`${index} ${Object.keys(record).length} ${id}`, record);
    });
    // Cached and shared, as the records are.
    return Object.freeze({ ...prepare(rest), content: Object.freeze(records) as typeof content });
  };
  const responses = options.cacheFor<'search', IndexResponse>(
    'search',
    jsonCodec((value) => {
      const { index, response } = recordOf(value);
      if (typeof index !== 'string') throw new Error('The response of no index');
      const read = readSearchResponse(response, { upstream: upstream.name, operation: `stored ${index}` });
      return { index, response: prepareResponse(index, read) };
    }),
  );
  const fetchSearch = async (index: IndexKind, request: SearchRequest, signal: AbortSignal | undefined) => {
    const operation = `search ${index}`;
    const call = { operation, path: '/search', json: request, idempotent: true, ...(signal && { signal }) };
    return upstream.json(call, (body) => readSearchResponse(body, { upstream: upstream.name, operation }));
  };
  return {
    upstream,
    search: async ({ site, index, ...caller }, request) => {
      const complete = completeRequest(site, index, request);
      if (isOfAbsentBand(site, complete)) return prepareResponse(complete.index, emptyResponse(complete));
      const load = async (flightSignal: AbortSignal) => {
        const response = prepareResponse(complete.index, await fetchSearch(index, complete, flightSignal));
        return { index: complete.index, response };
      };
      const tags = [`site:${site.id}`, ...tagsOf(index, complete)];
      const key = { request: canonicalJson(complete) };
      return (await responses.get(key, load, { tags, isLocal: isOfVisitor(complete), ...caller })).value.response;
    },
    searchUncached: async ({ site, index, signal }, request) => {
      const complete = completeRequest(site, index, request);
      return prepare(
        isOfAbsentBand(site, complete) ? emptyResponse(complete) : await fetchSearch(index, complete, signal),
      );
    },
    reportInvalidRecord: (site, record, error) => {
      const detail = `${idOf(record)}: ${error.message}`.slice(0, MAX_DETAIL);
      if (!isNew(`${site.id} ${detail}`)) return;
      log.warn({ event: LOG_EVENTS.contentIssue, site: site.id, issue: 'invalidRecord', detail });
    },
  };
}

/** Whether a search is that of one visitor: with what was typed, a position, terms of a loan, or total costs. Processes do not share it. */
const isOfVisitor = ({ keyphrase, loan, total_cost: totals, filters }: SearchRequest): boolean =>
  keyphrase !== '' || loan !== undefined || totals !== undefined || filters.near !== undefined;

/** The tags of pages with records of an index. */
const TAGS = { vehicles: 'cars', dealers: 'dealers' } as const satisfies Record<IndexKind, string>;

/** Returns the tags of a search: those of the pages that show its records, so that a purge drops both. */
function tagsOf(index: IndexKind, { filters: { car_id: cars } }: SearchRequest): string[] {
  return [TAGS[index], ...(Array.isArray(cars) ? cars.map((id) => `car:${id}`) : [])];
}

/** Returns the id of a record of the vehicle or the dealer index, if it has one. */
const poolId = (record: Readonly<Record<string, unknown>>): string | undefined => {
  const id = record.car_id ?? record.site_id;
  return typeof id === 'string' ? id : undefined;
};

/** Returns the same for the log, of whatever the index has sent. */
function idOf(record: unknown): string {
  if (!isRecord(record)) return 'record without id';
  return String(record.car_id ?? record.site_id ?? 'record without id');
}

/** Returns the request with the defaults of the contract, so that equal searches have equal keys, without what the engine or the site has not. */
function completeRequest(site: SiteConfig, index: IndexKind, request: PortSearchRequest): SearchRequest {
  const costs = request.costs && totalCostsOf(site, request.costs, Date.now());
  const complete = {
    index: site.indexes[index],
    fields: request.fields ?? [],
    keyphrase: request.keyphrase ?? '',
    facets: request.facets ?? [],
    limit: request.limit ?? 24,
    offset: request.offset ?? 0,
    sort_name: request.sort_name ?? '',
    filters: request.filters ?? {},
    ...(request.loan && { loan: request.loan }),
    ...(costs && { total_cost: costs.basis }),
    ...(request.within_km !== undefined && { within_km: request.within_km }),
  };
  return missingFeatures(site).has('priceIndicator') ? withoutIndicators(complete) : complete;
}

const INDICATOR_FIELDS: ReadonlySet<string> = new Set(['car_price_indicator', BAND_FACET]);

/** Returns the request without the indicator; a facet with a chosen band stays, see `isOfAbsentBand`. */
const withoutIndicators = (request: SearchRequest): SearchRequest => ({
  ...request,
  fields: request.fields.filter((field) => !INDICATOR_FIELDS.has(field)),
  facets: request.facets.filter(({ name, filters }) => name !== BAND_FACET || filters.length > 0),
});

/** Whether only cars of a band are requested and the site has no bands: no car matches, and the engine may not know the facet. */
const isOfAbsentBand = (site: SiteConfig, { facets }: SearchRequest): boolean =>
  missingFeatures(site).has('priceIndicator') &&
  facets.some(({ name, filters }) => name === BAND_FACET && filters.length > 0);

const emptyResponse = ({ limit, offset }: SearchRequest): SearchResponse => ({
  facet: [],
  content: [],
  total_items: 0,
  limit,
  offset,
});
