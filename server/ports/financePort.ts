import type { Environment } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { encodeUrlPart } from '../../lib/urlText.ts';
import {
  type DefaultsRequest,
  type DefaultsResponse,
  defaultsRequestSchema,
  defaultsResponseSchema,
  type FinanceVehicle,
  type LegalResponse,
  legalResponseSchema,
  type Quotation,
  type QuotedVehicles,
  type QuoteRequest,
  type QuoteResponse,
  quoteRequestSchema,
  quoteResponseSchema,
} from '../../src/contracts/finance/finance.ts';
import type { VehicleQuoteRequest } from '../../src/contracts/page/loader.ts';
import type { CacheCaller } from '../cache/cache.ts';
import type { CacheFor } from '../cache/caches.ts';
import { canonicalJson } from '../cache/keys.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { readDealerKeys } from './dealerKeys.ts';
import { checked } from './upstream/checked.ts';
import type { Upstream } from './upstream/upstream.ts';
import type { UpstreamCall } from './upstream/upstreamCall.ts';
import { UpstreamError } from './upstream/upstreamError.ts';

type Site = Pick<SiteConfig, 'id' | 'country'>;

/** The lender that quotes finance for cars in the UK (F074). */
export interface FinancePort {
  readonly upstream: Upstream;
  /** Whether the site has a dealer key. */
  hasLender: (site: Site) => boolean;
  /** Returns quotes for vehicles; null for a site without a dealer key. @throws UpstreamError */
  quotes: (
    site: Site,
    requests: readonly VehicleQuoteRequest[],
    caller?: CacheCaller,
  ) => Promise<QuotedVehicles | null>;
  /** Returns the proposed terms for a vehicle; null for a site without a dealer key. @throws UpstreamError */
  defaults: (site: Site, vehicle: FinanceVehicle, caller?: CacheCaller) => Promise<DefaultsResponse | null>;
  /** Returns the terms of a quote; null when there is no such quote. @throws UpstreamError */
  legal: (quoteReference: string, caller?: CacheCaller) => Promise<LegalResponse | null>;
}

interface PortOptions {
  upstream: Upstream;
  url: string;
  cacheFor: CacheFor;
  /** Prepares a response for the cache; see `createPorts`. */
  prepare: <T>(value: T) => T;
  environment: Environment;
  log: Log;
}

/** Maximum length of a lender's message in the log. */
const MAX_MESSAGE = 200;

/** Creates the function that makes a call without side effects; equal calls of one minute share its response. */
function createCachedRequest({ upstream, cacheFor, prepare }: Pick<PortOptions, 'upstream' | 'cacheFor' | 'prepare'>) {
  const cache = cacheFor<'finance', unknown>('finance');
  return async <T>(
    call: Pick<UpstreamCall, 'operation' | 'path' | 'json'>,
    read: (body: unknown) => T,
    { caller, isNegative }: { caller: CacheCaller | undefined; isNegative?: (value: T) => boolean },
  ): Promise<T> => {
    const load = async (loadSignal: AbortSignal) =>
      prepare(await upstream.json({ ...call, idempotent: true, signal: loadSignal }, read));
    const found = await cache.get({ call: canonicalJson([call.path, call.json ?? null]) }, load, {
      ...(isNegative && { isNegative: (value: unknown) => isNegative(value as T) }),
      ...caller,
    });
    return found.value as T;
  };
}

/** @see FinancePort */
export function createFinancePort({ upstream, url, cacheFor, prepare, environment, log }: PortOptions): FinancePort {
  const request = createCachedRequest({ upstream, cacheFor, prepare });
  const dealerKeyOf = readDealerKeys(environment);
  const pagesUrl = environment.FINANCE_PAGES_URL || url;

  async function quotes(json: QuoteRequest, caller: CacheCaller | undefined): Promise<QuotedVehicles> {
    const source = { upstream: upstream.name, operation: 'quotes' };
    checked(quoteRequestSchema, json, source);
    const read = (body: unknown) => matching(json, checked(quoteResponseSchema, body, source), source);
    const response = await request({ operation: 'quotes', path: '/cfd', json }, read, { caller, isNegative: hasError });
    logRefusals(response, log);
    return withoutErrors(response, pagesUrl);
  }

  async function defaults(json: DefaultsRequest, caller: CacheCaller | undefined): Promise<DefaultsResponse> {
    const source = { upstream: upstream.name, operation: 'default terms' };
    checked(defaultsRequestSchema, json, source);
    const read = (body: unknown) => checked(defaultsResponseSchema, body, source);
    const isNegative = ({ Products }: DefaultsResponse) => Products.length === 0;
    return request({ operation: source.operation, path: '/default', json }, read, { caller, isNegative });
  }

  async function legal(quoteReference: string, caller?: CacheCaller): Promise<LegalResponse | null> {
    const source = { upstream: upstream.name, operation: 'legal' };
    const path = `/legal?quoteRef=${encodeUrlPart(quoteReference)}`;
    const read = (body: unknown) => checked(legalResponseSchema, body, source);
    try {
      return await request({ operation: source.operation, path }, read, { caller });
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return null;
      throw error;
    }
  }

  return {
    upstream,
    hasLender: (site) => dealerKeyOf(site) !== undefined,
    quotes: async (site, requests, caller) => {
      const Key = dealerKeyOf(site);
      if (Key === undefined) return null;
      const VehicleRequests = requests.map(({ Parameters, ...vehicle }) => ({
        ...vehicle,
        Parameters: { ...Parameters, Organisation: { Key } },
      }));
      return quotes({ VehicleRequests }, caller);
    },
    defaults: async (site, Vehicle, caller) => {
      const Key = dealerKeyOf(site);
      return Key === undefined ? null : defaults({ Vehicle, Organisation: { Key } }, caller);
    },
    legal,
  };
}

type AnyQuotation = QuoteResponse['Vehicles'][number]['FinanceQuotations'][number];

/** Logs why the lender does not quote. Visitors never get these texts. */
function logRefusals({ Vehicles }: QuoteResponse, log: Log): void {
  for (const { Id, HasError, Error: error, FinanceQuotations } of Vehicles) {
    const refused = FinanceQuotations.filter((quotation) => quotation.HasError);
    const all = [
      ...(HasError ? [{ product: 'all', message: error?.UserMessage }] : []),
      ...refused.map((quotation) => ({ product: quotation.FamilyKey, message: quotation.Error?.UserMessage })),
    ];
    for (const { product, message = '' } of all) {
      log.info({ event: LOG_EVENTS.quoteRefused, car: Id, product, reason: message.slice(0, MAX_MESSAGE) });
    }
  }
}

/** Returns the quotes that the lender gives. @param pagesUrl URL of the lender's pages */
function withoutErrors({ Vehicles }: QuoteResponse, pagesUrl: string): QuotedVehicles {
  return {
    Vehicles: Vehicles.map(({ Id, HasError, FinanceQuotations }) => ({
      Id,
      HasError:
        HasError || (FinanceQuotations.length > 0 && FinanceQuotations.every((quotation) => quotation.HasError)),
      FinanceQuotations: FinanceQuotations.flatMap((quotation) =>
        'Term' in quotation ? quotationOf(quotation, pagesUrl) : [],
      ),
    })),
  };
}

function quotationOf(quoted: Extract<AnyQuotation, { Term: number }>, pagesUrl: string): Quotation {
  const { HasError: _, Error: _error, QuoteActions, ...quotation } = quoted;
  const pageOf = (name: string) => `${pagesUrl}/${name}?quoteRef=${quotation.QuoteReference}`;
  const actions = { Apply: QuoteActions.Apply, Reserve: pageOf('reserve'), PartExchange: pageOf('part-exchange') };
  return { ...quotation, QuoteActions: actions };
}

/** Whether the lender refuses a quote. */
function hasError({ Vehicles }: QuoteResponse): boolean {
  return Vehicles.some((vehicle) => vehicle.HasError || vehicle.FinanceQuotations.some(({ HasError }) => HasError));
}

/** Returns the response when it is for the vehicles and products of the request. @throws UpstreamError */
function matching(
  { VehicleRequests }: QuoteRequest,
  response: QuoteResponse,
  source: { upstream: string; operation: string },
): QuoteResponse {
  const isExpected = ({ Id, FinanceQuotations }: QuoteResponse['Vehicles'][number]) => {
    const requested = VehicleRequests.find((each) => each.Id === Id)?.Parameters.FinanceProductFamilyKeys;
    return requested !== undefined && FinanceQuotations.every(({ FamilyKey }) => requested.includes(FamilyKey));
  };
  if (response.Vehicles.every(isExpected)) return response;
  throw new UpstreamError({ ...source, kind: 'invalid', detail: 'another vehicle or product' });
}
