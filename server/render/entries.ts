import type { SectionOutcome } from '../../src/contracts/page.ts';
import { isMissing, type PageResult, statusOf } from '../page/pageResult.ts';
import { pagePolicyOf } from './pageCaches.ts';
import { createEntry, type Keep, type PageEntry } from './pageEntry.ts';

/** Seconds after which a page that failed may be there again. */
export const RETRY_AFTER = '10';

/** From what an address came to, to the answer that is sent and kept. */

/** Both are pages: the document, and what `/_page` answers. */
export type PageFormat = 'html' | 'json';
export type ShownPage = Exclude<PageResult, { kind: 'redirect' }>;

/** For how long the page is kept; `kept` is false for one that stands in for a better one. */
export function keepOf(result: ShownPage, kept: boolean): Keep {
  if (!kept) return 'no';
  return result.kind === 'page' ? pagePolicyOf(result.page.kind) : 'shortly';
}

interface ShownParts {
  result: ShownPage;
  /** Seconds. */
  dataAge: number;
  keep: Keep;
}

/** The document. */
export function htmlEntry({ result, keep, dataAge }: ShownParts, html: Buffer, policy: string): PageEntry {
  const status = statusOf(result);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    ...(status === 503 && { 'Retry-After': RETRY_AFTER }),
  };
  const { tags, varied } = result;
  return createEntry({ status, keep, body: html, headers, tags, dataAge, varied, missing: isMissing(result) });
}

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/** Status 200 also for a page that says not found: the question was answered. */
export function jsonEntry({ result, keep, dataAge }: ShownParts, deferred: Record<string, SectionOutcome>): PageEntry {
  const body = JSON.stringify({ kind: 'page', page: result.page, deferred });
  const { tags, varied } = result;
  const missing = isMissing(result);
  return createEntry({ status: 200, keep, body, headers: JSON_HEADERS, tags, dataAge, varied, missing });
}

/** A redirect, which is what `/_page` says instead of being redirected itself. */
export function redirectEntry(
  format: PageFormat,
  { status, location, degraded = false }: { status: number; location: string; degraded?: boolean },
): PageEntry {
  const keep = degraded ? 'no' : 'shortly';
  if (format === 'json') {
    const body = JSON.stringify({ kind: 'redirect', location });
    return createEntry({ status: 200, keep, body, headers: JSON_HEADERS, tags: [], leadsTo: { status, location } });
  }
  const headers = { Location: location, 'Content-Type': 'text/plain; charset=utf-8' };
  return createEntry({ status, keep, body: '', headers, tags: [], leadsTo: { status, location } });
}
