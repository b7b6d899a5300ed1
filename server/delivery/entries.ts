import type { SectionOutcome } from '../../src/contracts/page/page.ts';
import { isMissing, type RenderablePage, statusOf } from '../page/pageResult.ts';
import { pagePolicyOf } from './pageCaches.ts';
import { type Cacheability, createEntry, type PageEntry } from './pageEntry.ts';

/** Seconds after which a failed page may be requested again. */
export const RETRY_AFTER = '10';

/** The formats of a page: the document, and the response of `/_page`. */
export type PageFormat = 'html' | 'json';

/** Returns how long a page is cached. `cacheable` is false for a fallback. */
export function cacheabilityOf(result: RenderablePage, cacheable: boolean): Cacheability {
  if (!cacheable) return 'none';
  return result.kind === 'page' ? pagePolicyOf(result.page.kind) : 'short';
}

interface EntryInput {
  result: RenderablePage;
  /** Seconds. */
  dataAge: number;
  cacheability: Cacheability;
}

/** Creates the entry of a document. */
export function htmlEntry({ result, cacheability, dataAge }: EntryInput, html: Buffer, policy: string): PageEntry {
  const status = statusOf(result);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    ...(status === 503 && { 'Retry-After': RETRY_AFTER }),
  };
  const { tags, varied } = result;
  return createEntry({ status, cacheability, body: html, headers, tags, dataAge, varied, missing: isMissing(result) });
}

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/** Creates the entry of `/_page`. Its status is 200 also for a page that says not found. */
export function jsonEntry(
  { result, cacheability, dataAge }: EntryInput,
  deferred: Record<string, SectionOutcome>,
): PageEntry {
  const body = JSON.stringify({ kind: 'page', page: result.page, deferred });
  const { tags, varied } = result;
  const missing = isMissing(result);
  return createEntry({ status: 200, cacheability, body, headers: JSON_HEADERS, tags, dataAge, varied, missing });
}

/** Creates the entry of a redirect. `/_page` returns the redirect as JSON with status 200. */
export function redirectEntry(
  format: PageFormat,
  { status, location, degraded = false }: { status: number; location: string; degraded?: boolean },
): PageEntry {
  const cacheability = degraded ? 'none' : 'short';
  if (format === 'json') {
    const body = JSON.stringify({ kind: 'redirect', location });
    return createEntry({
      status: 200,
      cacheability,
      body,
      headers: JSON_HEADERS,
      tags: [],
      redirectTarget: { status, location },
    });
  }
  const headers = { Location: location, 'Content-Type': 'text/plain; charset=utf-8' };
  return createEntry({ status, cacheability, body: '', headers, tags: [], redirectTarget: { status, location } });
}
