import type { Response } from 'express';

/** What log and metrics say of a response. Nothing else depends on it. */
interface Report {
  /** Kind of route (`car`, `carList`, …, `asset`, `media`, `health`); a closed set, it labels metrics. */
  readonly kind: string;
  /** The redirect rule that was followed. */
  readonly rule: string | null;
  /** How a cache was used; `bypass`: the response was not cacheable. */
  readonly cache: 'hit' | 'stale' | 'miss' | 'bypass' | null;
}

const NOTHING: Report = { kind: 'other', rule: null, cache: null };

/** Adds to what log and metrics say of a response. */
export function report(res: Response, facts: Partial<Report>): void {
  res.locals.report = { ...reportOf(res), ...facts };
}

export function reportOf(res: Response): Report {
  return (res.locals.report as Report | undefined) ?? NOTHING;
}
