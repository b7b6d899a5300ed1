import type { Request, RequestHandler, Response } from 'express';
import { brandOrigin, type ResolvedSite } from '../../config/hosts.ts';
import { encodeUrl, encodeUrlPart } from '../../src/contracts/urlText.ts';
import { contextOf, headersFor } from '../operations/context.ts';
import { brandHomeAt } from '../page/route.ts';
import type { FindElsewhere } from '../redirects/elsewhere.ts';
import { lookFirst } from './lookFirst.ts';

/** Addresses that are no pages keep their case and their slashes. */
const NOT_PAGES = /^\/(?:assets|api|-|sitecore)\//;

/** The path's one spelling: lower case, no empty segment, no trailing slash. The path has passed the guards. */
export function canonicalPath(path: string): string {
  if (NOT_PAGES.test(path)) return path;
  const single = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path;
  const bare = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
  if (!/[A-Z%]/.test(bare)) return bare;
  const decoded = decodeURIComponent(bare);
  const lower = decoded.toLowerCase();
  return lower === decoded ? bare : encodeUrl(lower).replace(/[?#]/g, encodeUrlPart);
}

/**
 * Where a request is sent permanently, or `null` when its address is canonical. One hop for host, case and slashes
 * together; always an address of our own: a rooted path with a single slash, or the configured origin before it. The platform's
 * path of a brand host's start page is redirected to that host.
 */
export function canonicalLocation(url: string, resolved: ResolvedSite): string | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const canonical = canonicalPath(path);
  const query = mark === -1 ? '' : url.slice(mark);
  const home = brandHomeAt(resolved.site, canonical);
  if (home) return `${brandOrigin(resolved, home.brand)}${home.prefix || '/'}${query}`;
  if (canonical === path && resolved.redirectTo === undefined) return null;
  return `${resolved.redirectTo ?? ''}${canonical}${query}`;
}

/** Before caches, so that every address behind it has one spelling. */
export function canonicalHost(find: FindElsewhere): RequestHandler {
  return (req, res, next) => {
    const { resolved, spelling } = contextOf(res);
    const location = resolved === null || spelling !== null ? null : canonicalLocation(req.url, resolved);
    if (location === null || lookFirst(find, req, res, location)) return next();
    sendToSpelling(req, res, location);
  };
}

/** Sends a visitor to the one spelling of an address. */
export function sendToSpelling(req: Request, res: Response, location: string): void {
  contextOf(res).routeKind = 'redirect';
  const permanent = req.method === 'GET' || req.method === 'HEAD' ? 301 : 308;
  const headers = { Location: location, 'Cache-Control': 'public, max-age=3600', 'Content-Length': 0 };
  res.writeHead(permanent, headersFor(res, headers));
  res.end();
}
