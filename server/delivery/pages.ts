import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { RouteKind } from '../../src/contracts/page/page.ts';
import { canonicalLocation, sendCanonicalRedirect } from '../middleware/canonicalHost.ts';
import { sendRedirect } from '../middleware/redirects.ts';
import { invalidTargetStatus } from '../middleware/requestValidation.ts';
import { contextOf, runInContext } from '../operations/context.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import { type ChooseDependencies, chooseVariants } from '../page/chooseVariants.ts';
import type { AnyPageRequest } from '../page/route/pageRequest.ts';
import { mayBeRouteByPath, supportedParameters } from '../page/route/route.ts';
import { withSupportedQuery } from '../page/route/supportedQuery.ts';
import { toPageRequest } from '../page/route/toPageRequest.ts';
import type { PageSources } from '../page/sources.ts';
import { visitorOf } from '../page/visitor.ts';
import type { FindRedirect } from '../redirects/findRedirect.ts';
import { carryQuery } from '../redirects/location.ts';
import { createBackgroundCompression } from './backgroundCompression.ts';
import type { SendEarlyHints } from './earlyHints.ts';
import { type PageFormat, redirectEntry } from './entries.ts';
import { type PageCaches, type PageKeyParts, pagePolicyOf } from './pageCaches.ts';
import type { PageEntry } from './pageEntry.ts';
import { keyPartsOf, type PageMaker, type PageOutput } from './pageMaker.ts';
import { createSendEntry } from './sendEntry.ts';
import { sendRefusal } from './sendRefusal.ts';
import { sendStream } from './sendStream.ts';
import type { TimeSlices } from './timeSlices.ts';

/** The handlers of pages: the document at its own URL, and the page as JSON for client navigation. */
interface PageHandlers {
  /** Sends a cached page or calls `next`. Runs early in the chain, before a slot is taken. */
  pageCache: RequestHandler;
  /** Under load refuses a list, car or dealer that is not cached. */
  earlyRefusal: RequestHandler;
  document: RequestHandler;
  /** `GET /_page?path=…` */
  json: RequestHandler;
}

/** Requested URLs with their cache keys. The map is cleared when full (Q9). */
const MAX_ALIASES = 5_000;
const MAX_ALIAS = 500;

interface Alias {
  parts: PageKeyParts;
  routeKind: RouteKind;
}

interface PageHandlersDependencies {
  caches: PageCaches;
  maker: PageMaker;
  slices: TimeSlices;
  sources: PageSources;
  choose: Omit<ChooseDependencies, 'variantsOf'>;
  findRedirect: FindRedirect;
  sendEarlyHints: SendEarlyHints;
}

/** Creates the handlers of pages and their map of requested URLs to cache keys. */
export function createPageHandlers(dependencies: PageHandlersDependencies): PageHandlers {
  const { caches, maker, slices, sources, choose, findRedirect, sendEarlyHints } = dependencies;
  const aliases = new Map<string, Alias>();
  const sendEntry = createSendEntry(createBackgroundCompression());

  function addAlias(alias: string, entry: Alias): void {
    if (alias.length > MAX_ALIAS) return;
    if (aliases.size >= MAX_ALIASES) aliases.clear();
    aliases.set(alias, entry);
  }

  /** Returns the request with the variants for the visitor. */
  async function personalized(req: Request, request: AnyPageRequest): Promise<AnyPageRequest> {
    const visitor = visitorOf(req);
    if (!visitor) return request;
    const variantsOf = sources.variants;
    const variants = await chooseVariants(request, visitor, { ...choose, variantsOf });
    return variants.length > 0 ? { ...request, variants } : request;
  }

  /**
   * Refuses a page that there is no time to make, before anything is loaded for it. Returns whether it did. Pages that depend on the
   * visitor, or on a query that only the layout explains, are left to the budget.
   */
  function refuseEarly(req: Request, res: Response, format: PageFormat, target: string, isPage = isAnyRoute): boolean {
    const context = contextOf(res);
    const { resolved } = context;
    if (!resolved) return false;
    const status = maker.refusal(format, () => {
      const request = toPageRequest(resolved, target, NEVER_ABORTED);
      const isOpen = (request.route.kind === 'content' && request.search !== '') || visitorOf(req) !== null;
      if (isOpen || !isPage(request.route.kind)) return null;
      context.routeKind = request.route.kind;
      return request;
    });
    if (status !== null) sendRefusal(res, status);
    return status !== null;
  }

  /**
   * Refuses a list, car or dealer that is not cached, or goes on with the chain. During a rush this waits for its slice of the
   * event loop. Other URLs may be files or services; as pages they are refused later.
   */
  function refuseOrContinue(req: Request, res: Response, next: NextFunction): void {
    const context = contextOf(res);
    if (context.resolved === null || !mayBeRouteByPath(context.resolved.site, req.url)) {
      next();
      return;
    }
    const run = () => {
      if (!refuseEarly(req, res, 'html', req.url, isRouteByPath)) next();
    };
    slices.run(() => {
      if (res.destroyed) return;
      try {
        runInContext(context, run);
      } catch (error) {
        next(error);
      }
    });
  }

  async function handlePage(req: Request, res: Response, format: PageFormat, target: string): Promise<void> {
    const context = contextOf(res);
    const { resolved } = context;
    if (!resolved) throw new Error('The site of the page is not resolved');
    if (refuseEarly(req, res, format, target)) return;
    const defaultRequest = await withSupportedQuery(toPageRequest(resolved, target, disconnectSignal(res)), sources);
    const request = await personalized(req, defaultRequest);
    context.routeKind = request.route.kind;
    const { canonicalUrl } = context;
    // With a canonical URL pending, only the existence of the page matters, so it is not streamed.
    const output = await maker.make(canonicalUrl === null ? format : 'json', request);
    if (sendRedirectOfMissing(req, res, output, { format, target, kind: request.route.kind })) return;
    if (output.kind === 'stream') {
      context.cache = 'miss';
      return sendStream(req, res, output, maker, request.signal);
    }
    if (canonicalUrl !== null) return sendToCanonical(req, res, output, request, canonicalUrl);
    context.cache = output.state;
    if (output.state !== 'bypass' && !output.entry.negative) {
      const parts = keyPartsOf(format, defaultOf(request));
      addAlias(`${resolved.origin}${req.url}`, { parts, routeKind: request.route.kind });
    }
    sendEntry(req, res, withVisitorQuery(output.entry, format, target, request), output.state, output.age);
  }

  /** Redirects to the canonical URL, or directly to the redirect target of its page. */
  function sendToCanonical(
    req: Request,
    res: Response,
    { entry, state, age }: Extract<PageOutput, { kind: 'entry' }>,
    request: AnyPageRequest,
    canonicalUrl: string,
  ): void {
    const target = withVisitorQuery(entry, 'html', req.url, request).redirectTarget;
    if (target === null) {
      sendCanonicalRedirect(req, res, canonicalUrl);
      return;
    }
    const origin = target.location.startsWith('/') ? (contextOf(res).resolved?.redirectTo ?? '') : '';
    const location = `${origin}${target.location}`;
    const redirect = redirectEntry('html', { status: target.status, location, degraded: !entry.negative });
    sendEntry(req, res, redirect, state, age);
  }

  /**
   * Redirects the request when no page has the URL and a rule for missing pages matches. Unknown and sold cars have a page that
   * says so.
   */
  function sendRedirectOfMissing(
    req: Request,
    res: Response,
    output: PageOutput,
    { format, target, kind }: { format: PageFormat; target: string; kind: RouteKind },
  ): boolean {
    const { resolved } = contextOf(res);
    if (!isAbsent(output, kind) || kind === 'car' || !resolved) return false;
    const match = findRedirect(resolved, target, { notFound: true });
    if (match?.kind !== 'redirect') return false;
    if (output.kind === 'stream') output.permit.release();
    if (format === 'html') sendRedirect(req, res, match);
    else res.set('Cache-Control', 'no-store').json({ kind: 'redirect', location: match.location });
    return true;
  }

  const handler =
    (format: PageFormat, targetOf: (req: Request) => string | null): RequestHandler =>
    (req, res, next) => {
      const request = targetOf(req);
      if (request === null) return next();
      const target = format === 'json' ? targetOrRedirect(res, request, findRedirect) : request;
      if (target === null) return;
      handlePage(req, res, format, target).catch((error: unknown) => {
        // A disconnected client needs no response; other errors go to the error handler.
        if (res.destroyed || res.headersSent) res.destroy();
        else next(error);
      });
    };

  const sendDocument = handler('html', (req) => req.url);

  return {
    pageCache(req, res, next) {
      const context = contextOf(res);
      const alias = context.resolved && aliases.get(`${context.resolved.origin}${req.url}`);
      if (!alias || context.canonicalUrl !== null || !isRead(req)) return next();
      const cached = caches[pagePolicyOf(alias.routeKind)].hit(alias.parts, (entry) => isResponseTo(req, entry));
      if (!cached) return next();
      context.routeKind = alias.routeKind;
      context.cache = 'hit';
      sendEntry(req, res, cached.value, 'hit', cached.age);
    },
    earlyRefusal(req, res, next) {
      const context = contextOf(res);
      const isAlias = context.resolved && aliases.has(`${context.resolved.origin}${req.url}`);
      if (isAlias || context.canonicalUrl !== null || !isRead(req)) return next();
      refuseOrContinue(req, res, next);
    },
    document(req, res, next) {
      sendEarlyHints(req, res);
      return sendDocument(req, res, next);
    },
    json: handler('json', (req) => pagePath(req.query.path)),
  };
}

/**
 * Whether the entry is the response to a request as it is. The route group `pages` looks for the redirect of a missing page, adds the
 * visitor's query to a redirect, and chooses the variant for a visitor with consent.
 */
function isResponseTo(req: Request, { negative, varied }: PageEntry): boolean {
  return !negative && !(varied && visitorOf(req));
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
const NEVER_ABORTED = new AbortController().signal;
const isAnyRoute = (_kind: RouteKind): boolean => true;
/** Whether the path alone identifies a page. Other paths may be files, services or paths of the platform. */
const isRouteByPath = (kind: RouteKind): boolean => kind !== 'content' && kind !== 'notFound';

/**
 * Returns the target of a `/_page` request after rewrites. When its document would be redirected, by a rule or to the canonical
 * URL, sends that location and returns null.
 */
function targetOrRedirect(res: Response, target: string, findRedirect: FindRedirect): string | null {
  const context = contextOf(res);
  if (!context.resolved) return target;
  const { redirectTo: _redirectTo, ...resolved } = context.resolved;
  const match = findRedirect(resolved, target);
  context.rule = match?.rule ?? null;
  if (match?.kind === 'rewrite') return match.url;
  const location = match?.location ?? canonicalLocation(target, resolved);
  if (location === null) return target;
  res.set('Cache-Control', 'no-store').json({ kind: 'redirect', location });
  return null;
}

/** Returns a redirect entry with the visitor's query added to its location; other entries unchanged. */
function withVisitorQuery(
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

/** Returns a valid rooted path, or null. */
function pagePath(path: unknown): string | null {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && invalidTargetStatus(path) === null ? path : null;
}

/** Returns the request for the default variants. */
function defaultOf({ variants: _variants, ...request }: AnyPageRequest): AnyPageRequest {
  return request;
}
