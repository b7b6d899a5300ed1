import type { Request, Response } from 'express';
import { brandOrigin, type ResolvedSite } from '../../config/hosts.ts';
import { encodeUrl, encodeUrlPart } from '../../lib/urlText.ts';
import { keepsExactPath } from '../../src/contracts/page/reservedPaths.ts';
import { report } from '../operations/request/report.ts';
import { headersFor } from '../operations/request/request.ts';
import { withCarId } from '../page/route/carIdInPath.ts';
import { brandHomeAt } from '../page/route/route.ts';

/** Returns the canonical path: lower case, no empty segment, no trailing slash. The path has passed request validation. */
export function canonicalPath(path: string): string {
  if (keepsExactPath(path)) return path;
  const single = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path;
  const trimmed = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
  if (!/[A-Z%]/.test(trimmed)) return trimmed;
  const decoded = decodeURIComponent(trimmed);
  const lower = decoded.toLowerCase();
  return lower === decoded ? trimmed : encodeUrl(lower).replace(/[?#]/g, encodeUrlPart);
}

/**
 * Returns the canonical location of a request, or null when its URL is canonical. Host, letter case and slashes are
 * corrected in one hop; the id of a car keeps its case. The location is on our own sites: a path with a single slash at its start, or the configured
 * origin and a path. The platform's path of a brand host's start page is redirected to that host.
 */
export function canonicalLocation(url: string, resolved: ResolvedSite): string | null {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const canonical = withCarId(resolved.site, path, canonicalPath(path));
  const query = queryStart === -1 ? '' : url.slice(queryStart);
  const home = brandHomeAt(resolved.site, canonical);
  if (home) return `${brandOrigin(resolved, home.brand)}${home.prefix || '/'}${query}`;
  if (canonical === path && resolved.redirectTo === undefined) return null;
  return `${resolved.redirectTo ?? ''}${canonical}${query}`;
}

/** Redirects a request to its canonical URL. */
export function sendCanonicalRedirect(req: Request, res: Response, location: string): void {
  report(res, { kind: 'redirect' });
  const permanent = req.method === 'GET' || req.method === 'HEAD' ? 301 : 308;
  const headers = { Location: location, 'Cache-Control': 'public, max-age=3600', 'Content-Length': 0 };
  res.writeHead(permanent, headersFor(res, headers));
  res.end();
}
