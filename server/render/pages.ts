import type { Request, RequestHandler, Response } from 'express';
import type { RouteKind } from '../../src/contracts/page.ts';
import { canonicalLocation, sendCanonicalRedirect } from '../middleware/canonicalHost.ts';
import { sendRedirect } from '../middleware/redirects.ts';
import { invalidTargetStatus } from '../middleware/requestValidation.ts';
import { contextOf } from '../operations/context.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import { type ChooseDependencies, chooseVariants } from '../page/chooseVariants.ts';
import type { AnyPageRequest } from '../page/pageRequest.ts';
import { supportedParameters } from '../page/route.ts';
import type { PageSources } from '../page/sources.ts';
import { withSupportedQuery } from '../page/supportedQuery.ts';
import { toPageRequest } from '../page/toPageRequest.ts';
import { visitorOf } from '../page/visitor.ts';
import type { FindRedirect } from '../redirects/findRedirect.ts';
import { carryQuery } from '../redirects/location.ts';
import { createBackgroundCompression } from './backgroundCompression.ts';
import { type PageFormat, redirectEntry } from './entries.ts';
import { type PageCaches, type PageKeyParts, pagePolicyOf } from './pageCaches.ts';
import type { PageEntry } from './pageEntry.ts';
import { keyPartsOf, type Made, type PageMaker } from './pageMaker.ts';
import { createSendEntry } from './sendEntry.ts';
import { sendRefusal } from './sendRefusal.ts';
import { sendStream } from './sendStream.ts';

/** The ways in: the document on its own address, and the same page as JSON for client navigation. */
interface PageHandlers {
  /** Answers from the cache or passes on; as early in the chain as its key allows. */
  cached: RequestHandler;
  document: RequestHandler;
  /** `GET /_page?path=…` */
  json: RequestHandler;
}

/** Addresses as they were written, with the key they came to; emptied when full, so that it stays small (Q9). */
const MAX_ALIASES = 5_000;
const MAX_ALIAS = 500;

interface Alias {
  parts: PageKeyParts;
  routeKind: RouteKind;
  /** Who has agreed to be told apart may be shown something else. */
  varied: boolean;
}

interface PageHandlersDependencies {
  caches: PageCaches;
  maker: PageMaker;
  sources: PageSources;
  choose: Pick<ChooseDependencies, 'personalize' | 'onFailure'>;
  findRedirect: FindRedirect;
}

/** The handlers of pages, with their memory of how addresses are spelt. */
export function createPageHandlers(dependencies: PageHandlersDependencies): PageHandlers {
  const { caches, maker, sources, choose, findRedirect } = dependencies;
  const aliases = new Map<string, Alias>();
  const sendEntry = createSendEntry(createBackgroundCompression());

  function remember(alias: string, entry: Alias): void {
    if (alias.length > MAX_ALIAS) return;
    if (aliases.size >= MAX_ALIASES) aliases.clear();
    aliases.set(alias, entry);
  }

  /** The request with the variants of its page that the visitor is shown. */
  async function personal(req: Request, request: AnyPageRequest): Promise<AnyPageRequest> {
    const visitor = visitorOf(req);
    if (!visitor) return request;
    const variantsOf = sources.variants;
    const variants = await chooseVariants(request, visitor, { ...choose, variantsOf });
    return variants.length > 0 ? { ...request, variants } : request;
  }

  /**
   * Refuses a page for which there is no time, before anything is loaded for it. What may be another page for this visitor, or
   * for what its page reads of the query, is left to the budget.
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

  async function answer(req: Request, res: Response, format: PageFormat, target: string): Promise<void> {
    const context = contextOf(res);
    const { resolved } = context;
    if (!resolved) throw new Error('A page was asked for before its site was known');
    if (refuseEarly(req, res, format, target)) return;
    const asked = await withSupportedQuery(toPageRequest(resolved, target, disconnectSignal(res)), sources);
    const request = await personal(req, asked);
    context.routeKind = request.route.kind;
    const { canonicalUrl } = context;
    // Whether there is a page is all that is asked of it then: nothing is to stream.
    const made = await maker.make(canonicalUrl === null ? format : 'json', request);
    if (sendRedirectOfMissing(req, res, made, { format, target, kind: request.route.kind })) return;
    if (made.kind === 'stream') {
      context.cache = 'miss';
      return sendStream(req, res, made, maker, request.signal);
    }
    if (canonicalUrl !== null) return sendToCanonical(req, res, made, request, canonicalUrl);
    context.cache = made.state;
    if (made.state !== 'bypass' && !made.entry.negative) {
      const parts = keyPartsOf(format, defaultOf(request));
      const { varied } = made.entry;
      remember(`${resolved.origin}${req.url}`, { parts, routeKind: request.route.kind, varied });
    }
    sendEntry(req, res, ledOn(made.entry, format, target, request), made.state, made.age);
  }

  /** Redirects to the canonical URL, or at once to where its page redirects. */
  function sendToCanonical(
    req: Request,
    res: Response,
    { entry, state, age }: Extract<Made, { kind: 'entry' }>,
    request: AnyPageRequest,
    canonicalUrl: string,
  ): void {
    const target = ledOn(entry, 'html', req.url, request).leadsTo;
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
   * Redirects the request when no page has the URL and a rule for that case knows a target. A car that is unknown or sold
   * has a page that says so.
   */
  function sendRedirectOfMissing(
    req: Request,
    res: Response,
    made: Made,
    { format, target, kind }: { format: PageFormat; target: string; kind: RouteKind },
  ): boolean {
    const { resolved } = contextOf(res);
    if (!isAbsent(made) || kind === 'car' || !resolved) return false;
    const found = findRedirect(resolved, target, { notFound: true });
    if (found?.kind !== 'redirect') return false;
    if (made.kind === 'stream') made.place.leave();
    if (format === 'html') sendRedirect(req, res, found);
    else res.set('Cache-Control', 'no-store').json({ kind: 'redirect', location: found.location });
    return true;
  }

  const handler =
    (format: PageFormat, targetOf: (req: Request) => string | null): RequestHandler =>
    (req, res, next) => {
      const asked = targetOf(req);
      if (asked === null) return next();
      const target = format === 'json' ? targetOrRedirect(res, asked, findRedirect) : asked;
      if (target === null) return;
      answer(req, res, format, target).catch((error: unknown) => {
        // A visitor who left needs no answer; everything else goes to the error handler.
        if (res.destroyed || res.headersSent) res.destroy();
        else next(error);
      });
    };

  return {
    cached(req, res, next) {
      const context = contextOf(res);
      const alias = context.resolved && aliases.get(`${context.resolved.origin}${req.url}`);
      if (context.canonicalUrl !== null || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
      if (!alias) {
        if (!refuseEarly(req, res, 'html', req.url, isRouteByPath)) next();
        return;
      }
      if (alias.varied && visitorOf(req)) return next();
      const kept = caches[pagePolicyOf(alias.routeKind)].hit(alias.parts);
      if (!kept) return next();
      context.routeKind = alias.routeKind;
      context.cache = 'hit';
      sendEntry(req, res, kept.value, 'hit', kept.age);
    },
    document: handler('html', (req) => req.url),
    json: handler('json', (req) => pagePath(req.query.path)),
  };
}

const NEVER_ABORTED = new AbortController().signal;
const isAnyRoute = (_kind: RouteKind): boolean => true;
/** Whether the path alone says that it is a page's: any other may be a file, a service or something of the platform. */
const isRouteByPath = (kind: RouteKind): boolean => kind !== 'content' && kind !== 'notFound';

/**
 * A page's address that is redirected, or not spelled as it should be, is answered with the one that is, as its document
 * would be; null then.
 */
function targetOrRedirect(res: Response, target: string, findRedirect: FindRedirect): string | null {
  const context = contextOf(res);
  if (!context.resolved) return target;
  const { redirectTo: _alias, ...here } = context.resolved;
  const found = findRedirect(here, target);
  context.rule = found?.rule ?? null;
  if (found?.kind === 'rewrite') return found.url;
  const location = found?.location ?? canonicalLocation(target, here);
  if (location === null) return target;
  res.set('Cache-Control', 'no-store').json({ kind: 'redirect', location });
  return null;
}

/** Where a page leads, with the visitor's own query; any other entry as it is. */
function ledOn(entry: PageEntry, format: PageFormat, target: string, { route, search }: AnyPageRequest): PageEntry {
  const [, visitors = ''] = target.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  if (entry.leadsTo === null || visitors === '') return entry;
  const location = carryQuery(entry.leadsTo.location, visitors, supportedParameters({ kind: route.kind, search }));
  // One that is not for keeping says nothing about what there is.
  return redirectEntry(format, { status: entry.leadsTo.status, location, degraded: !entry.negative });
}

/**
 * Whether no page has the URL, however the page that says so came to be: cached, a fallback or a stream. A page that redirects
 * permanently exists under its canonical URL.
 */
function isAbsent(made: Made): boolean {
  if (made.kind === 'stream') return made.missing;
  const { missing, negative, leadsTo } = made.entry;
  return missing || (negative && leadsTo?.status !== 301);
}

/** A rooted path of this site. */
function pagePath(path: unknown): string | null {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && invalidTargetStatus(path) === null ? path : null;
}

/** As everybody is shown it who is not told apart. */
function defaultOf({ variants: _own, ...request }: AnyPageRequest): AnyPageRequest {
  return request;
}
