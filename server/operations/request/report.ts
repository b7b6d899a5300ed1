import type { Response } from 'express';

/** What log and metrics say of a response. Nothing else depends on it. */
interface Report {
  /** Kind of route (`car`, `carList`, …, `asset`, `media`, `health`); a closed set, it labels metrics. */
  readonly kind: string;
  /** Code of the language; null where the URL has none. */
  readonly language: string | null;
  /** The redirect rule that was followed. */
  readonly rule: string | null;
  /** How a cache was used; `bypass`: the response was not cacheable. */
  readonly cache: 'hit' | 'stale' | 'miss' | 'purged' | 'bypass' | null;
}

const NOTHING: Report = { kind: 'other', language: null, rule: null, cache: null };

/** Adds to what log and metrics say of a response. */
export function report(res: Response, facts: Partial<Report>): void {
  res.locals.report = { ...reportOf(res), ...facts };
}

export function reportOf(res: Response): Report {
  return (res.locals.report as Report | undefined) ?? NOTHING;
}

/** Requests of these kinds arrive every few seconds. */
const QUIET_KINDS: ReadonlySet<string> = new Set(['health', 'asset']);

/** Whether nobody wants to know of a response: a health check or an asset without an error. */
export const isQuiet = (res: Response): boolean => res.statusCode < 400 && QUIET_KINDS.has(reportOf(res).kind);

/** Returns the path of a URL without query, and none for calls of page scripts, whose paths contain number plates and codes (Q36). */
export function reportedPath(url: string): string | undefined {
  if (url.startsWith('/api/') || url.startsWith('/_page')) return undefined;
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
