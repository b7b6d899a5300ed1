import { join } from 'node:path';
import compression from 'compression';
import { type RequestHandler, Router } from 'express';
import type { Environment, UpstreamName } from '../config/environment.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { EntryServer } from '../src/contracts/render.ts';
import { createConsentApi } from './api/consent.ts';
import { createEventRelay } from './api/eventRelay.ts';
import { createEventsApi } from './api/events.ts';
import { createPageCalls } from './api/pageCalls.ts';
import { createRevalidateApi } from './api/revalidate.ts';
import { createStoriesFeed } from './api/storiesFeed.ts';
import type { Caches } from './cache/caches.ts';
import type { Purges } from './cache/purges.ts';
import { createCrawlers } from './crawlers/crawlers.ts';
import { createSitemaps } from './crawlers/sitemaps.ts';
import { createEditing } from './editing/editing.ts';
import { allowedOrigins } from './editing/origins.ts';
import { packageVersions } from './editing/packages.ts';
import { mediaProxy } from './middleware/mediaProxy.ts';
import { platformProxy } from './middleware/platformProxy.ts';
import { LOG_EVENTS } from './operations/events.ts';
import type { Lifecycle } from './operations/lifecycle.ts';
import type { Log } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';
import { sendPlain } from './operations/plainPage.ts';
import { halfMinuteOf, minuteOf, PER_VISITOR, rateLimits } from './operations/rates.ts';
import { createTooMany, createTurnAway } from './operations/turnedAway.ts';
import { bindSources } from './page/bindSources.ts';
import { loaders } from './page/loaders.ts';
import { mapsOf } from './page/maps.ts';
import type { LoadDependencies } from './page/pageRequest.ts';
import type { Ports } from './ports/ports.ts';
import type { FindElsewhere } from './redirects/elsewhere.ts';
import type { Redirects } from './redirects/redirects.ts';
import { type Assets, readAssets } from './render/assets.ts';
import { createPageCaches } from './render/pageCaches.ts';
import { createPageMaker } from './render/pageMaker.ts';
import { createPageHandlers } from './render/pages.ts';
import { createRenderBudgets } from './render/renderBudgets.ts';

interface RoomsOptions {
  sites: readonly SiteConfig[];
  /** Address of each upstream, sandboxed ones included. */
  urls: Readonly<Record<UpstreamName, string>>;
  ports: Ports;
  caches: Caches;
  purges: Purges;
  environment: Environment;
  log: Log;
  metrics: Metrics;
  lifecycle: Pick<Lifecycle, 'ending'>;
  /** Folder of both builds. */
  dist: string;
  findElsewhere: FindElsewhere;
  redirects: Pick<Redirects, 'resolve'>;
  /** Milliseconds for what a page waits for, where they may be more than visitors have. */
  pageDeadline?: number | undefined;
}

/** What `createApp` mounts. */
export interface Rooms {
  /** Looks a finished page up. Runs ahead of Express and of `securityHeaders`: it writes the standard headers itself. */
  pageCache: RequestHandler;
  mediaProxy: RequestHandler;
  platformProxy: RequestHandler;
  api: RequestHandler;
  /** Revalidation and the editor's paths on the public listener: 404 when they have a listener of their own. */
  editing: RequestHandler;
  /** The same on the operations listener. */
  operations: RequestHandler;
  /** Of `api`, what scripts of a page call under any host. */
  pageCalls: RequestHandler;
  robotsAndSitemap: RequestHandler;
  pages: RequestHandler;
}

/** The rooms that show something: pages, what browsers ask of us, what editors see, and what crawlers read. */
export async function createRooms(options: RoomsOptions): Promise<Rooms> {
  const { sites, ports, caches, purges, environment, log, metrics, dist } = options;
  const assets = readAssets(join(dist, 'client'));
  const entryServer = (await import(join(dist, 'server', 'entry.server.js'))) as EntryServer;
  entryServer.limitFragments(environment.CACHE_FRAGMENTS_MB * 1024 * 1024);
  const pageCaches = createPageCaches(caches.cacheFor);
  const load = loading(options, assets, entryServer);
  const onRenderError = (path: string, error: unknown, stack: string | undefined) =>
    log.error({ event: LOG_EVENTS.renderFailed, path, err: error, stack });
  const limited = rateLimits(createTooMany({ log, metrics }));
  const renders = createRenderBudgets(environment, createTurnAway({ log, metrics }), options.lifecycle.ending);
  const queries = limited('pages', halfMinuteOf(environment.QUERY_RATE));
  metrics.renderQueue.waiting = renders.visitors.waiting;
  const making = { caches: pageCaches, renders: renders.visitors, queries };
  const maker = createPageMaker({ ...making, assets, entryServer, load, onRenderError });
  const pages = createPageHandlers({
    ...{ caches: pageCaches, maker, sources: load.sources, findElsewhere: options.findElsewhere },
    choose: {
      personalize: ports.events.personalize,
      onFailure: ({ error, ...page }) => log.warn({ event: LOG_EVENTS.personalizationFailed, ...page, err: error }),
    },
  });
  // One count for both secrets: who guesses may try either.
  const guesses = limited('secrets', minuteOf(environment.SECRET_GUESSES));
  const api = Router({ caseSensitive: true, strict: true });
  api.get('/_page', pages.json);
  // Answers made for one request; pages bring their own encodings.
  const compressed = compression({ level: 1 });
  api.use('/api', compressed);
  const pageCalls = createPageCalls({ sites, ports, environment, log, metrics, limited });
  api.use(pageCalls);
  const withheld = environment.NODE_ENV === 'development' && !environment.sandboxed.includes('events');
  const relay = createEventRelay({ port: ports.events, log, metrics, withheld });
  api.use(createEventsApi({ relay, limit: limited('events', PER_VISITOR) }));
  api.use(createConsentApi(limited('consent', PER_VISITOR)));
  const operations = (secrets: Secrets): RequestHandler =>
    Router()
      .use(createRevalidateApi({ secret: secrets.REVALIDATE_SECRET, guesses, purges, log }))
      .use(
        createEditing({
          ...{ secret: secrets.SITECORE_EDITING_SECRET, guesses, packages: packageVersions() },
          origins: allowedOrigins(environment.JSS_ALLOWED_ORIGINS),
          ...{ sites: sitesServed(environment, sites), port: ports.editing, load, maker },
          ...{ renders: renders.editors, assets },
        }),
      );
  return {
    pageCache: pages.cached,
    ...proxies(options),
    api,
    pageCalls,
    // Without secrets every one of these paths is a 404.
    editing: operations(environment.OPERATIONS_PORT === 0 ? environment : NO_SECRETS),
    operations: Router().use('/api', compressed).use(operations(environment)),
    robotsAndSitemap: Router()
      .use(/^\/(?:robots|sitemap)|\/rss\.xml$/, compressed)
      .use(createStoriesFeed(ports.content))
      .use(crawlers(options)),
    pages: documents(pages.document),
  };
}

type Secrets = Pick<Environment, 'REVALIDATE_SECRET' | 'SITECORE_EDITING_SECRET'>;
const NO_SECRETS: Secrets = { REVALIDATE_SECRET: '', SITECORE_EDITING_SECRET: '' };

/** What visitors reach under our name and others serve. */
function proxies({ urls, caches, environment, log, metrics }: RoomsOptions) {
  const shared = { settings: environment, log, metrics };
  return {
    mediaProxy: mediaProxy({ url: urls.media, store: caches.stores.files, ...shared }),
    platformProxy: platformProxy({ url: urls.platform, ...shared }),
  };
}

/** What crawlers read. */
function crawlers({ ports, caches, log, redirects }: RoomsOptions): RequestHandler {
  const sitemaps = createSitemaps({
    ...{ ports, cacheFor: caches.cacheFor },
    isRedirected: (site, path) => redirects.resolve(site, path) !== null,
    onPlatformFault: ({ error, ...fault }) =>
      log.warn({ event: LOG_EVENTS.contentFault, path: '/sitemap.xml', fault: 'sitemap', ...fault, err: error }),
  });
  return createCrawlers({ content: ports.content, sitemaps, log });
}

/** What pages are loaded with. */
function loading(
  { ports, environment, log, metrics, pageDeadline }: RoomsOptions,
  assets: Assets,
  entryServer: EntryServer,
): LoadDependencies {
  return {
    ...(pageDeadline !== undefined && { deadline: pageDeadline }),
    sources: bindSources(ports),
    loaders,
    build: assets.build,
    maps: mapsOf(environment),
    stylesOf: assets.stylesOf,
    onSectionFailure: ({ error, ...section }) => {
      metrics.sectionFailures.labels(section.site, section.component).inc();
      log.warn({ event: LOG_EVENTS.sectionFailed, ...section, err: error });
    },
    componentNames: new Set(entryServer.componentNames),
    onUnknownComponent: unknownComponents(log, metrics),
    onContentFault: ({ error, ...fault }) =>
      log.warn({ event: LOG_EVENTS.contentFault, ...fault, ...(error !== undefined && { err: error }) }),
    onPlatformFailure: ({ error, ...page }) => log.warn({ event: LOG_EVENTS.platformAway, ...page, err: error }),
  };
}

/** A process for one site is for its editors too. */
function sitesServed({ SITE_NAME }: Environment, sites: readonly SiteConfig[]): readonly SiteConfig[] {
  return SITE_NAME === '' ? sites : sites.filter(({ id }) => id === SITE_NAME);
}

/** Names that editors' data may bring are many: what is remembered is bounded. */
const MAX_UNKNOWN = 1_000;

/** Every one is counted; each is logged once for a site, where it was first seen. */
function unknownComponents(log: Log, metrics: Metrics): LoadDependencies['onUnknownComponent'] {
  const logged = new Set<string>();
  return (unknown) => {
    metrics.unknownComponents.labels(unknown.site).inc();
    const name = `${unknown.site} ${unknown.component}`;
    if (logged.has(name) || logged.size >= MAX_UNKNOWN) return;
    logged.add(name);
    log.warn({ event: LOG_EVENTS.unknownComponent, ...unknown, component: unknown.component.slice(0, 100) });
  };
}

/** Pages are read: other methods have nothing to do here. */
function documents(document: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return document(req, res, next);
    sendPlain(res, 405, { Allow: 'GET, HEAD' });
  };
}
