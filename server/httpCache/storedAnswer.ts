import type { IncomingHttpHeaders } from 'node:http';
import { type Directives, parseDirectives } from './directives.ts';
import { targetedDirectives } from './targeted.ts';

/** An answer of an upstream as it is kept: complete, and without what was meant for one connection or one visitor. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** What the request said in the fields that `Vary` names; normalised, empty for one it did not have. */
  readonly varied: Readonly<Record<string, string>>;
  /** Milliseconds of `performance.now()`: when it was requested, and when its head arrived. Ages are counted by these. */
  readonly requestedAt: number;
  readonly arrivedAt: number;
  /** Milliseconds of `Date.now()` at its arrival: compared with dates in its own headers, and never with a later clock. */
  readonly answeredAt: number;
}

/** When an answer was requested and came. */
export type Times = 'requestedAt' | 'arrivedAt' | 'answeredAt';

/** Status and fields of an answer, wherever it is. */
export interface AnswerHead {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Milliseconds of an HTTP date, or null when it is none: what has no name of a month is a number, not a date. */
export function dateOf(field: string | undefined): number | null {
  const time = field === undefined || !/[a-z]{3}/i.test(field) ? Number.NaN : Date.parse(field);
  return Number.isNaN(time) ? null : time;
}

/** The field in which an upstream speaks to caches in front of it alone. */
const TARGETED = 'cdn-cache-control';
const targetedOf = (headers: IncomingHttpHeaders) => targetedDirectives([headers[TARGETED]].flat().join(','));

/** The directives of an answer for us; `Pragma: no-cache` counts where nothing newer is said. */
export function directivesOf({ headers }: { headers: IncomingHttpHeaders }): Directives {
  const { 'cache-control': field, pragma } = headers;
  const targeted = targetedOf(headers);
  return targeted ?? parseDirectives(field ?? (pragma?.toLowerCase().includes('no-cache') ? 'no-cache' : ''));
}

/** `Expires`, which counts only where the upstream does not speak to us in particular. */
export function expiresOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  return targetedOf(headers) === null ? headers.expires : undefined;
}
