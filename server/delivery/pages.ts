import type { Request, RequestHandler, Response } from 'express';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import { NO_CLIENT } from '../operations/limits/clientKey.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import { invalidTargetStatus } from '../operations/requestTarget.ts';
import { type ChooseDependencies, chooseVariants } from '../page/chooseVariants.ts';
import type { AnyPageRequest } from '../page/route/pageRequest.ts';
import { withSupportedQuery } from '../page/route/supportedQuery.ts';
import { toPageRequest } from '../page/route/toPageRequest.ts';
import type { SourcesOf } from '../page/sources.ts';
import { visitorOf } from '../page/visitor.ts';
import { type FindRedirect, sendCanonicalRedirect } from '../redirects/redirects.ts';
import { createBackgroundCompression } from './backgroundCompression.ts';
import { documentFormat } from './documentFormat.ts';
import type { SendEarlyHints } from './earlyHints.ts';
import { refuseEarly, refuseOrContinue } from './earlyRefusal.ts';
import { type PageFormat, redirectEntry } from './entries.ts';
import { aliasKey, createPageAliases, type PageAliases } from './pageAliases.ts';
import { type PageCaches, pagePolicyOf } from './pageCaches.ts';
import type { PageEntry } from './pageEntry.ts';
import { keyPartsOf, type PageMaker, type PageOutput, type Requester } from './pageMaker.ts';
import { sendRedirectOfMissing, targetOrRedirect, withVisitorQuery } from './pageRedirects.ts';
import { createSendEntry, type SendEntry } from './sendEntry.ts';
import { sendStream } from './sendStream.ts';
import type { StartPage } from './startPages.ts';
import type { TimeSlices } from './timeSlices.ts';

/** The handlers of pages: the document at its own URL, and the page as JSON for client navigation. */
export interface PageHandlers {
  /** Sends a cached page or calls `next`. Runs early in the chain, before a slot is taken. */
  pageCache: RequestHandler;
  /** Under load refuses a list, car or dealer that is not cached. */
  earlyRefusal: RequestHandler;
  document: RequestHandler;
  /** `GET /_page?path=…` */
  json: RequestHandler;
  /** Makes a page for later visitors. Rejects when it cannot be made. */
  warm: (page: StartPage, signal: AbortSignal) => Promise<void>;
}

interface PageHandlersDependencies {
  caches: PageCaches;
  maker: PageMaker;
  slices: TimeSlices;
  sourcesOf: SourcesOf;
  choose: Omit<ChooseDependencies, 'variantsOf'>;
  findRedirect: FindRedirect;
  sendEarlyHints: SendEarlyHints;
  hasSharedCaches: boolean;
  hasServerTiming: boolean;
}

/** A request of a page, as one of its formats. */
interface Exchange {
  req: Request;
  res: Response;
  format: PageFormat;
  /** Path and query of the page. */
  target: string;
}

/** Creates the handlers of pages and their map of requested URLs to cache keys. */
export function createPageHandlers(dependencies: PageHandlersDependencies): PageHandlers {
  const { caches, maker, slices, findRedirect, sendEarlyHints } = dependencies;
  const aliases = createPageAliases();
  const sendEntry = createSendEntry({
    compress: createBackgroundCompression(),
    hasSharedCaches: dependencies.hasSharedCaches,
    hasServerTiming: dependencies.hasServerTiming,
  });
  const handlePage = createHandlePage({ ...dependencies, aliases, sendEntry });

  const handler =
    (
      formatOf: (req: Request) => PageFormat,
      targetOf: (req: Request, res: Response) => string | null,
    ): RequestHandler =>
    (req, res, next) => {
      const format = formatOf(req);
      const request = targetOf(req, res);
      if (request === null) return next();
      const target = format === 'json' ? targetOrRedirect(res, request, findRedirect) : request;
      if (target === null) return;
      handlePage({ req, res, format, target }).catch((error: unknown) => {
        // A disconnected client needs no response; other errors go to the error handler.
        if (res.destroyed || res.headersSent) res.destroy();
        else next(error);
      });
    };

  const sendDocument = handler(documentFormat, (_req, res) => requestOf(res).url);

  return {
    pageCache(req, res, next) {
      const { resolved, url, canonicalUrl } = requestOf(res);
      const alias = resolved && aliases.get(aliasKey(documentFormat(req), resolved.origin, url));
      if (!alias || canonicalUrl !== null || !isRead(req)) return next();
      const cached = caches[pagePolicyOf(alias.routeKind)].hit(alias.parts, (entry) => isResponseTo(req, entry));
      if (!cached) return next();
      report(res, { kind: alias.routeKind, language: alias.language, cache: 'hit' });
      sendEntry(req, res, cached.value, 'hit', cached.age);
    },
    earlyRefusal(req, res, next) {
      const { resolved, url, canonicalUrl } = requestOf(res);
      const format = documentFormat(req);
      const isAlias = resolved && aliases.has(aliasKey(format, resolved.origin, url));
      if (isAlias || canonicalUrl !== null || !isRead(req)) return next();
      refuseOrContinue(maker, slices, { req, res, format, target: url }, next);
    },
    document(req, res, next) {
      if (documentFormat(req) === 'html') sendEarlyHints(req, res);
      return sendDocument(req, res, next);
    },
    json: handler(
      () => 'json',
      (req) => pagePath(req.query.path),
    ),
    warm: createWarm({ ...dependencies, aliases }),
  };
}

/** Returns the function that makes a page without a request. */
function createWarm({ aliases, maker, sourcesOf }: Pick<HandlePageDependencies, 'aliases' | 'maker' | 'sourcesOf'>) {
  const by: Requester = { client: NO_CLIENT, admission: { isLoopDelayed: () => false } };
  return async ({ resolved, path }: StartPage, signal: AbortSignal): Promise<void> => {
    const request = await withSupportedQuery(toPageRequest(resolved, path, signal), sourcesOf);
    const output = await maker.make('html', request, by);
    if (output.kind === 'stream') output.permit.release();
    else if (output.state !== 'bypass' && !output.entry.negative)
      aliases.add(aliasKey('html', resolved.origin, path), {
        parts: keyPartsOf('html', request),
        routeKind: request.route.kind,
        language: request.language.code,
      });
  };
}

interface HandlePageDependencies extends PageHandlersDependencies {
  aliases: PageAliases;
  sendEntry: SendEntry;
}

/** Returns the function that responds to a page's request which the cache has not answered. */
function createHandlePage(dependencies: HandlePageDependencies) {
  const { aliases, sendEntry, maker, sourcesOf, choose, findRedirect, hasServerTiming } = dependencies;
  /** Returns the request with the variants for the visitor. */
  async function personalized(req: Request, request: AnyPageRequest): Promise<AnyPageRequest> {
    const visitor = visitorOf(req);
    if (!visitor) return request;
    const variants = await chooseVariants(request, visitor, { ...choose, variantsOf: sourcesOf(request).variants });
    return variants.length > 0 ? { ...request, variants } : request;
  }

  /** Redirects to the canonical URL, or directly to the redirect target of its page. */
  function sendToCanonical(
    { req, res }: Exchange,
    { entry, state, age }: Extract<PageOutput, { kind: 'entry' }>,
    request: AnyPageRequest,
    canonicalUrl: string,
  ): void {
    const target = withVisitorQuery(entry, 'html', requestOf(res).url, request).redirectTarget;
    if (target === null) {
      sendCanonicalRedirect(req, res, canonicalUrl);
      return;
    }
    const origin = target.location.startsWith('/') ? (requestOf(res).resolved?.redirectTo ?? '') : '';
    const location = `${origin}${target.location}`;
    const redirect = redirectEntry('html', { status: target.status, location, degraded: !entry.negative });
    sendEntry(req, res, redirect, state, age);
  }

  return async (exchange: Exchange): Promise<void> => {
    const { req, res, format, target } = exchange;
    const received = requestOf(res);
    const { resolved, canonicalUrl, url } = received;
    if (!resolved) throw new Error('The site of the page is not resolved');
    if (refuseEarly(maker, exchange)) return;
    const defaultRequest = await withSupportedQuery(toPageRequest(resolved, target, disconnectSignal(res)), sourcesOf);
    const request = await personalized(req, defaultRequest);
    const routeKind = request.route.kind;
    report(res, { kind: routeKind, language: request.language.code });
    // With a canonical URL pending, only the existence of the page matters, so it is not streamed.
    const output = await maker.make(canonicalUrl === null ? format : 'json', request, received);
    if (sendRedirectOfMissing(findRedirect, exchange, output, routeKind)) return;
    if (output.kind === 'stream') {
      report(res, { cache: 'miss' });
      return sendStream(req, res, output, maker, { signal: request.signal, hasServerTiming });
    }
    if (canonicalUrl !== null) return sendToCanonical(exchange, output, request, canonicalUrl);
    report(res, { cache: output.state });
    if (output.state !== 'bypass' && !output.entry.negative)
      aliases.add(aliasKey(documentFormat(req), resolved.origin, url), {
        parts: keyPartsOf(format, defaultOf(request)),
        routeKind,
        language: request.language.code,
      });
    sendEntry(req, res, withVisitorQuery(output.entry, format, target, request), output.state, output.age);
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

/** Returns a valid rooted path, or null. */
function pagePath(path: unknown): string | null {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && invalidTargetStatus(path) === null ? path : null;
}

/** Returns the request for the default variants. */
function defaultOf({ variants: _variants, ...request }: AnyPageRequest): AnyPageRequest {
  return request;
}
