import { isDescribed } from '../../src/contracts/assistants/isDescribed.ts';
import type { PageDescription } from '../../src/contracts/assistants/records.ts';
import type { RouteKind, SectionOutcome } from '../../src/contracts/page/page.ts';
import { hasPlace } from '../../src/contracts/search/hasPlace.ts';
import type { KeyParts } from '../cache/policies.ts';
import { isMissing, type RenderablePage, statusOf } from '../page/pageResult.ts';
import { pagePolicyOf } from './pageCaches.ts';
import { type Cacheability, createEntry, type PageEntry } from './pageEntry.ts';

/** Seconds after which a failed page may be requested again. */
export const RETRY_AFTER = '10';

/**
 * The formats of a page: the document, the response of `/_page`, and what assistants get of it: Markdown in place of the document, and its
 * description as JSON for the tools of the MCP endpoint.
 */
export type PageFormat = KeyParts['page']['format'];

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

/** Returns the format in which a page is sent: Markdown only of kinds of pages that are described. */
export const formatFor = (format: PageFormat, kind: RouteKind): PageFormat =>
  format === 'markdown' && !isDescribed(kind) ? 'html' : format;

/** Returns the headers that decide which response a request gets. @param kind route of the request, whatever page it has */
export const varyOf = (kind: RouteKind): string => (isDescribed(kind) ? 'Accept, Accept-Encoding' : 'Accept-Encoding');

/** Creates the entry of a document. */
export function htmlEntry(input: EntryInput, html: Buffer, policy: string, kind: RouteKind): PageEntry {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return documentEntry(input, html, { ...headers, Vary: varyOf(kind) });
}

/**
 * Creates the entry of a page as Markdown. It links to the page for people, which search engines list. Shared caches must not store it: one that
 * ignores `Vary: Accept` would send it to people.
 */
export function markdownEntry(input: EntryInput, description: PageDescription, kind: RouteKind): PageEntry {
  const { canonical, noindex } = input.result.page.head;
  const entry = descriptionEntry(input, description, description.markdown, {
    'Content-Type': 'text/markdown; charset=utf-8',
    Link: `<${canonical}>; rel="canonical"`,
    Vary: varyOf(kind),
    ...(noindex && { 'X-Robots-Tag': 'noindex' }),
  });
  return { ...entry, isPrivate: true };
}

/** Creates the entry of a page's description. */
export const recordEntry = (input: EntryInput, description: PageDescription): PageEntry =>
  descriptionEntry(input, description, JSON.stringify(description.record), JSON_HEADERS);

/** Assistants see no error card: the status says that a page is empty because an upstream failed. */
function descriptionEntry(
  input: EntryInput,
  { isFailed }: PageDescription,
  body: string,
  headers: Readonly<Record<string, string>>,
): PageEntry {
  return documentEntry(input, body, headers, isFailed ? 503 : statusOf(input.result));
}

function documentEntry(
  { result, cacheability, dataAge }: EntryInput,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  status = statusOf(result),
): PageEntry {
  const { tags, varied } = result;
  return createEntry({
    status,
    cacheability,
    body,
    headers: { ...headers, ...(status === 503 && { 'Retry-After': RETRY_AFTER }) },
    tags,
    dataAge,
    varied,
    missing: isMissing(result),
  });
}

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/** Creates the entry of `/_page`. Its status is 200 also for a page that says not found. */
export function jsonEntry(
  { result, cacheability, dataAge }: EntryInput,
  deferred: Readonly<Record<string, SectionOutcome>>,
): PageEntry {
  const body = JSON.stringify({ kind: 'page', page: result.page, deferred });
  const { tags, varied } = result;
  const missing = isMissing(result);
  return createEntry({ status: 200, cacheability, body, headers: JSON_HEADERS, tags, dataAge, varied, missing });
}

/** Creates the entry of a redirect. `/_page` returns the redirect as JSON with status 200. A target with a place is that of one visitor. */
export function redirectEntry(
  format: PageFormat,
  { status, location, degraded = false }: { status: number; location: string; degraded?: boolean },
): PageEntry {
  const cacheability = degraded ? 'none' : 'short';
  const rest = { tags: [], varied: hasPlace(location), redirectTarget: { status, location } };
  if (format === 'json') {
    const body = JSON.stringify({ kind: 'redirect', location });
    return createEntry({ status: 200, cacheability, body, headers: JSON_HEADERS, ...rest });
  }
  const headers = { Location: location, 'Content-Type': 'text/plain; charset=utf-8' };
  return createEntry({ status, cacheability, body: '', headers, ...rest });
}
