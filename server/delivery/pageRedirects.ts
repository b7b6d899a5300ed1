import type { Request, Response } from 'express';
import type { RouteKind } from '../../src/contracts/page/page.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import type { AnyPageRequest } from '../page/route/pageRequest.ts';
import { supportedParameters } from '../page/route/route.ts';
import { canonicalLocation, carryQuery, type FindRedirect, sendRedirect } from '../redirects/redirects.ts';
import { type PageFormat, redirectEntry } from './entries.ts';
import type { PageEntry } from './pageEntry.ts';
import type { PageOutput } from './pageMaker.ts';

/**
 * Returns the target of a `/_page` request after rewrites. When its document would be redirected, by a rule or to the canonical
 * URL, sends that location and returns null.
 */
export function targetOrRedirect(res: Response, target: string, findRedirect: FindRedirect): string | null {
  const { resolved: site } = requestOf(res);
  if (!site) return target;
  const { redirectTo: _redirectTo, ...resolved } = site;
  const match = findRedirect(resolved, target);
  report(res, { rule: match?.rule ?? null });
  if (match?.kind === 'rewrite') return match.url;
  const location = match?.location ?? canonicalLocation(target, resolved);
  if (location === null) return target;
  res.set('Cache-Control', 'no-store').json({ kind: 'redirect', location });
  return null;
}

/**
 * Redirects the request when no page has the URL and a rule for missing pages matches, and returns whether it did. Unknown and sold cars
 * have a page that says so.
 */
export function sendRedirectOfMissing(
  findRedirect: FindRedirect,
  { req, res, format, target }: { req: Request; res: Response; format: PageFormat; target: string },
  output: PageOutput,
  kind: RouteKind,
): boolean {
  const { resolved } = requestOf(res);
  if (!isAbsent(output, kind) || kind === 'car' || !resolved) return false;
  const match = findRedirect(resolved, target, { notFound: true });
  if (match?.kind !== 'redirect') return false;
  if (output.kind === 'stream') output.permit.release();
  if (format !== 'json') sendRedirect(req, res, match);
  else res.set('Cache-Control', 'no-store').json({ kind: 'redirect', location: match.location });
  return true;
}

/** Returns a redirect entry with the visitor's query added to its location; other entries unchanged. */
export function withVisitorQuery(
  entry: PageEntry,
  format: PageFormat,
  target: string,
  { route, search }: AnyPageRequest,
): PageEntry {
  const [, visitors = ''] = target.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  if (entry.redirectTarget === null || visitors === '') return entry;
  const location = carryQuery(
    entry.redirectTarget.location,
    visitors,
    supportedParameters({ kind: route.kind, search }),
  );
  // An uncacheable redirect stays uncacheable.
  return redirectEntry(format, { status: entry.redirectTarget.status, location, degraded: !entry.negative });
}

/**
 * Whether no page has the URL, for a cached, uncacheable or streamed result. An unknown dealer redirects temporarily to the list
 * of dealers. Other pages that redirect exist under another URL, as a list of cars whose words become filters.
 */
function isAbsent(output: PageOutput, kind: RouteKind): boolean {
  if (output.kind === 'stream') return output.missing;
  const { missing, negative, redirectTarget } = output.entry;
  return missing || (kind === 'dealer' && negative && redirectTarget?.status === 302);
}
