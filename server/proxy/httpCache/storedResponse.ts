import type { IncomingHttpHeaders } from 'node:http';
import { type Directives, parseDirectives } from './directives.ts';
import { targetedDirectives } from './targeted.ts';

/** A complete response of an upstream in the cache, without fields of one connection or one visitor. */
export interface StoredResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The request's normalised values of the fields that `Vary` names; empty for a missing field. */
  readonly varyValues: Readonly<Record<string, string>>;
  /** Milliseconds of `performance.now()`: when it was requested, and when its head arrived. Ages are computed from these. */
  readonly requestedAt: number;
  readonly arrivedAt: number;
  /** Milliseconds of `Date.now()` when its head arrived. Compared only with dates in its own headers. */
  readonly wallClockAt: number;
}

/** The times of a request and its response. */
export type ResponseTimes = 'requestedAt' | 'arrivedAt' | 'wallClockAt';

/** Status and fields of a response. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Returns the milliseconds of an HTTP date, or null when it is invalid. A value without a month's name is no date. */
export function parseHttpDate(field: string | undefined): number | null {
  const time = field === undefined || !/[a-z]{3}/i.test(field) ? Number.NaN : Date.parse(field);
  return Number.isNaN(time) ? null : time;
}

/** The field with directives for CDN caches only (RFC 9213). */
const TARGETED_FIELD = 'cdn-cache-control';
const readTargeted = (headers: IncomingHttpHeaders) => targetedDirectives([headers[TARGETED_FIELD]].flat().join(','));

/** Returns the cache directives of a response for this cache. `Pragma: no-cache` counts when there is no newer field. */
export function cacheDirectives({ headers }: { headers: IncomingHttpHeaders }): Directives {
  const { 'cache-control': field, pragma } = headers;
  const targeted = readTargeted(headers);
  return targeted ?? parseDirectives(field ?? (pragma?.toLowerCase().includes('no-cache') ? 'no-cache' : ''));
}

/** Returns `Expires`, unless the response has targeted directives. */
export function expiresField({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  return readTargeted(headers) === null ? headers.expires : undefined;
}
