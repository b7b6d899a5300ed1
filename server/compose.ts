import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { customerPath, DIST_DIR } from '../config/customer.ts';
import { type Environment, upstreamUrls } from '../config/environment.ts';
import { createSiteResolver } from '../config/hosts.ts';
import { type SiteConfig, servedSites } from '../config/siteConfig.ts';
import type { UpstreamUrls } from '../config/upstreams.ts';
import { createApi } from './api/apiRouters.ts';
import { createCardRenderer } from './api/renderCards.ts';
import { createStoriesFeed } from './api/storiesFeed.ts';
import { createApp } from './app.ts';
import type { AppDependencies, RouteGroups } from './appDependencies.ts';
import { createMcpRoute } from './assistants/mcpRoute.ts';
import { type Caches, createCaches } from './cache/caches.ts';
import { createPurges, type Purges } from './cache/purges.ts';
import type { PurgeHere } from './cache/secondLevel/purgeTracker.ts';
import type { SecondLevel } from './cache/secondLevel/secondLevel.ts';
import { createSharedCaches } from './cache/sharedCaches.ts';
import { composeSecondLevel } from './composeSecondLevel.ts';
import { createCrawlers } from './crawlers/createCrawlers.ts';
import { type Bundle, readBundle } from './delivery/bundle.ts';
import { createDelivery } from './delivery/createDelivery.ts';
import { createFormPosts } from './delivery/formPosts.ts';
import type { PageHandlers } from './delivery/pages.ts';
import { createServiceWorker } from './delivery/serviceWorker.ts';
import { startPages } from './delivery/startPages.ts';
import { createOperationsRoutes } from './editing/operationsRoutes.ts';
import { createInspection } from './inspection/inspectionRoutes.ts';
import { createObservations, type Observations } from './inspection/observe.ts';
import { createSwitches, type Switches } from './inspection/switches.ts';
import { createLeads } from './leads/createLeads.ts';
import { compressed } from './middleware/compressed.ts';
import { onPaths } from './middleware/onPaths.ts';
import { pageMethods } from './middleware/pageMethods.ts';
import { type KeptAssets, keepAssets } from './operations/keptAssets.ts';
import { createLifecycle, type Lifecycle } from './operations/lifecycle.ts';
import type { RateLimit } from './operations/limits/rateLimit.ts';
import { burstOfOneMinute, PER_FILE, PER_VISITOR, rateLimits } from './operations/limits/rates.ts';
import { createRecordRateLimited } from './operations/limits/refusals.ts';
import { createLiveSettings, type LiveSettings } from './operations/liveSettings.ts';
import { LOG_EVENTS } from './operations/log/events.ts';
import type { Log } from './operations/log/log.ts';
import type { Metrics } from './operations/metrics.ts';
import { serverTiming } from './operations/request/serverTiming.ts';
import { loadTracing } from './operations/tracing/loadTracing.ts';
import { createOperationsApp } from './operationsApp.ts';
import { createOutboxes, type Outboxes } from './outbox/outboxes.ts';
import { closePorts, createPorts, type Ports } from './ports/ports.ts';
import { mediaProxy, platformProxy, refuseProxied } from './proxy/proxy.ts';
import { createFindRedirect, type Redirects } from './redirects/redirects.ts';
import { createSavedSearches, type SavedSearches } from './savedSearches/createSavedSearches.ts';
import { createBroadcast } from './store/broadcast.ts';
import { createSharedStore, createStrictStore } from './store/createSharedStore.ts';
import { createRedisAvailability } from './store/redisClient.ts';
import { createRedisFailureReport } from './store/redisTimeLimit.ts';
import type { SharedStore } from './store/sharedStore.ts';
import { createTireHotel, type TireHotelParts } from './tireHotel/createTireHotel.ts';
import { createWithdrawals } from './withdrawal/createWithdrawals.ts';

/**
 * The composition: builds the dependency graph of the product. `server.ts`, the tests and the bench use `compose`; commands,
 * which serve no pages, use `composeUpstreams`. Nothing else decides which part is built from which.
 */

export interface UpstreamsOptions {
  environment: Environment;
  /** Base URL of the sandbox; null when no upstream is sandboxed. */
  sandboxUrl: string | null;
  log: Log;
  metrics: Metrics;
  /** Milliseconds of a clock that never steps; for tests. */
  now?: () => number;
  /** Milliseconds until a command of Redis counts as failed; for tests. */
  redisTimeoutMs?: number;
  /** Milliseconds that a request waits for the second level of the caches at most; for tests. */
  secondLevelWaitMs?: number | undefined;
  /** Replaces caches; for the bench. */
  adaptCaches?: (caches: Caches) => Caches;
}

/** The clients of all upstreams and the caches in front of them. */
export interface UpstreamClients {
  /** URL of each upstream, sandboxed ones included. */
  urls: UpstreamUrls;
  caches: Caches;
  ports: Ports;
  /** Ends all connections to upstreams and empties the caches. */
  close: () => Promise<void>;
}

/** @param shareEntries creates the second level of the caches; without it the process shares no entries */
export function composeUpstreams(
  options: UpstreamsOptions,
  shareEntries?: (urls: UpstreamUrls, purgeHere: PurgeHere) => SecondLevel | null,
): UpstreamClients {
  const { environment, sandboxUrl, log, metrics, now, adaptCaches = (caches) => caches } = options;
  const urls = upstreamUrls(environment, sandboxUrl);
  const createSecondLevel = shareEntries && ((purgeHere: PurgeHere) => shareEntries(urls, purgeHere));
  const caches = adaptCaches(createCaches(environment, { log, metrics, createSecondLevel, ...(now && { now }) }));
  const ports = createPorts({ environment, urls, caches, log, metrics });
  return {
    urls,
    caches,
    ports,
    close: async () => {
      await closePorts(ports);
      caches.close();
    },
  };
}

export interface ComposeOptions extends UpstreamsOptions {
  sites: readonly SiteConfig[];
  redirects: Redirects;
  /** Replaces the build; for development. */
  bundle?: Bundle;
  /** The settings that are read again; by default those of the environment, for ever. */
  live?: LiveSettings;
}

export interface Composition extends UpstreamClients {
  /** Id of the browser's build. */
  build: string;
  lifecycle: Lifecycle;
  purges: Purges;
  /** Make the pages that most visitors begin with. */
  warmUps: readonly ((signal: AbortSignal) => Promise<void>)[];
  /** Resolves when this process gets the messages of the others. */
  listening: () => Promise<void>;
  apps: {
    public: RequestListener;
    /** Makes the app of the operations listener. */
    operations: () => RequestListener;
  };
}

const keptAssetsOf = async (folder: string): Promise<KeptAssets | null> =>
  folder === '' ? null : keepAssets(folder, join(DIST_DIR, 'client', 'assets'));

/** Returns what all clients of Redis share. */
const redisOptions = ({ environment, log, metrics, redisTimeoutMs }: UpstreamsOptions) => ({
  url: environment.REDIS_URL,
  availability: createRedisAvailability(log),
  report: createRedisFailureReport({ log, metrics }),
  commandTimeoutMs: redisTimeoutMs,
});

/** Builds the whole product. Nothing listens yet. */
export async function compose(given: ComposeOptions): Promise<Composition> {
  const { environment, log, metrics, redirects } = given;
  const sites = servedSites(given.sites, environment);
  const live = given.live ?? createLiveSettings(environment);
  const options = { ...given, sites, live };
  const redis = redisOptions(options);
  const bundle = options.bundle ?? (await readBundle(DIST_DIR));
  const clients = composeUpstreams(options, (urls, purgeHere) =>
    composeSecondLevel(options, { redis, urls, build: bundle.assets.build, purgeHere }),
  );
  const lifecycle = createLifecycle();
  const now = options.now ?? (() => performance.now());
  const shared = composeShared(options, clients, redis, now);
  const { purges, broadcast, strictStore, visitorStore } = shared;
  const { tireHotel: port } = clients.ports;
  const tireHotel =
    port && createTireHotel({ port, store: strictStore, visitorStore, environment, live, log, metrics, now });
  const findRedirect = createFindRedirect(redirects, sites, metrics);
  const observations = createObservations(now);
  metrics.clients.largestShare = observations.clients.largest;
  const switches = createSwitches({ observations, redirects, purges, broadcast, log });
  const parts = { ...clients, ...shared, observations, switches, lifecycle, tireHotel, findRedirect, now };
  const tracing = await loadTracing({ environment, build: bundle.assets.build, log, metrics });
  const { warm, ...routeGroups } = composeRoutes(options, bundle, parts);
  const resolveSite = createSiteResolver({ siteName: environment.SITE_NAME, port: environment.PORT, sites });
  const dependencies: AppDependencies = {
    environment,
    log,
    metrics,
    lifecycle,
    live,
    tracing,
    sites,
    findRedirect,
    assetDirectories: [join(DIST_DIR, 'client'), customerPath('public')],
    observations,
    keptAssets: await keptAssetsOf(environment.ASSETS_FOLDER),
    ...routeGroups,
  };
  return {
    ...clients,
    build: bundle.assets.build,
    lifecycle,
    purges,
    warmUps: startPages(sites, resolveSite).map((page) => (signal) => warm(page, signal)),
    listening: async () => {
      await Promise.all([broadcast.ready(), clients.caches.secondLevel?.ready()]);
    },
    apps: { public: createApp(dependencies), operations: () => createOperationsApp(dependencies) },
    close: async () => {
      await shared.close();
      await clients.close();
      await tracing?.close();
    },
  };
}

type RedisOptions = ReturnType<typeof redisOptions>;

/** Builds what the processes share through Redis, and purge in shared caches. Without Redis, the memory of the one process. */
function composeShared(
  options: LiveOptions,
  { caches, ports }: UpstreamClients,
  redis: RedisOptions,
  now: () => number,
) {
  const { environment, live, log, metrics } = options;
  const sharedCaches = createSharedCaches({
    urls: environment.SHARED_CACHES,
    onFailure: (err) => log.error({ event: LOG_EVENTS.purgeFailed, err }),
  });
  const broadcast = createBroadcast(redis);
  const purges = createPurges({ caches, sharedCaches, broadcast, log });
  const store = createSharedStore(redis);
  const outboxes = createOutboxes({ ports, environment, live, redis, log, metrics });
  const savedSearches = createSavedSearches({ ...options, ports, store, redis });
  const strictStore = createStrictStore({ ...redis, now });
  // In memory a store forgets its oldest entry when it is full.
  const visitorStore = redis.url === '' ? createStrictStore({ ...redis, now }) : strictStore;
  return {
    ...{ broadcast, purges, store, outboxes, savedSearches, strictStore, visitorStore },
    close: async () => {
      await savedSearches?.close();
      await outboxes.close();
      purges.close();
      broadcast.close();
      store.close();
      strictStore.close();
    },
  };
}

type RouteParts = Omit<UpstreamClients, 'close'> &
  Pick<Composition, 'lifecycle' | 'purges'> & {
    observations: Observations;
    switches: Switches;
    store: SharedStore;
    outboxes: Outboxes;
    savedSearches: SavedSearches | null;
    /** Null: the tire system is off. */
    tireHotel: TireHotelParts | null;
    now: () => number;
  } & Pick<AppDependencies, 'findRedirect'>;

type LiveOptions = ComposeOptions & { live: LiveSettings };

/** Builds the route groups that the apps mount, and the function that makes a page without a request. */
function composeRoutes(
  options: LiveOptions,
  bundle: Bundle,
  parts: RouteParts,
): RouteGroups & Pick<PageHandlers, 'warm'> {
  const { environment, live, log, metrics, sites } = options;
  const { caches, ports, purges, lifecycle, store, outboxes, savedSearches, tireHotel, findRedirect, now } = parts;
  const recordRateLimited = createRecordRateLimited({ log, metrics });
  const limited = rateLimits(recordRateLimited, now);
  const pages = createDelivery({
    environment,
    live,
    log,
    metrics,
    lifecycle,
    caches,
    ports,
    findRedirect,
    limited,
    bundle,
  });
  const renderCards = createCardRenderer({
    build: pages.assets.build,
    areas: pages.load.labelAreasOf(new Set(['CarList'])),
    renderCarCards: pages.maker.entryServer.renderCarCards,
    onError: (error) => log.error({ event: LOG_EVENTS.renderFailed, path: '/api/search', err: error }),
  });
  const submitLead = createLeads({ ports, store, outboxes, environment, live, log, metrics, ...pages.load });
  const withdrawal = createWithdrawals({ ports, store, outboxes, environment, log, metrics });
  const limits = { limited, recordRateLimited, store };
  const secretGuesses = limited('secrets', () => burstOfOneMinute(live.get('SECRET_GUESSES')));
  const api = createApi({
    sites,
    ports,
    environment,
    live,
    log,
    metrics,
    lifecycle,
    renderCards,
    submitLead,
    tireHotel,
    savedSearches,
    ...limits,
  });
  const routesOf = createOperationsRoutes({
    environment,
    live,
    log,
    metrics,
    limited,
    purges,
    sites,
    port: ports.editing,
    pages,
  });
  return {
    pageCache: pages.handlers.pageCache,
    earlyRefusal: pages.handlers.earlyRefusal,
    ...proxiesOf(options, parts, limited),
    api: onPaths(
      /^\/(?:_page|api|mcp)/i,
      Router({ caseSensitive: true, strict: true })
        .get('/_page', pages.handlers.json)
        .use('/mcp', compressed(), createMcpRoute({ environment, metrics, log, limited, ...pages }))
        .use('/api', compressed())
        .use(TIMED_APIS, environment.SERVER_TIMING === 'on' ? serverTiming() : noop)
        .use(api.all),
    ),
    pageCalls: api.pageCalls,
    editing: onPaths(/^\/(?:api|feaas)/i, routesOf('public')),
    operations: Router()
      .use('/api', compressed())
      .use(inspectionOf(options, bundle, parts, secretGuesses))
      .use(routesOf('operations')),
    robotsAndSitemap: onPaths(
      CRAWLER_PATHS,
      Router()
        .use(compressed())
        .use(createServiceWorker(bundle.entryServer))
        .use(createStoriesFeed(ports.content))
        .use(createCrawlers({ ...options, ...parts, ...pages })),
    ),
    pages: pageMethods(
      pages.handlers.document,
      createFormPosts({ ...pages, submit: submitLead, withdrawal, savedSearches }),
    ),
    warm: pages.handlers.warm,
  };
}

/** Builds the proxies of the two upstreams that visitors reach through us. */
function proxiesOf(
  { environment: settings, log, metrics }: ComposeOptions,
  { urls, caches }: RouteParts,
  limited: ReturnType<typeof rateLimits>,
): Pick<RouteGroups, 'mediaProxy' | 'platformProxy'> {
  const proxied = { settings, log, metrics };
  return {
    mediaProxy:
      urls.media === null
        ? refuseProxied('media', ['media', 'mediaApi'])
        : mediaProxy({ url: urls.media, store: caches.stores.files, rate: limited('media', PER_FILE), ...proxied }),
    platformProxy:
      urls.platform === null
        ? refuseProxied('platform', ['platform'])
        : platformProxy({ url: urls.platform, rate: limited('platform', PER_VISITOR), ...proxied }),
  };
}

function inspectionOf(
  { environment, live, log, metrics, sites, redirects }: LiveOptions,
  { assets }: Bundle,
  { caches, lifecycle, observations, outboxes, savedSearches, switches, ports, purges }: RouteParts,
  guesses: RateLimit,
): Router {
  return createInspection({
    ...{ build: assets.build, commit: environment.COMMIT, token: () => live.get('OPERATIONS_TOKEN') },
    ...{
      sites,
      content: ports.content,
      caches,
      lifecycle,
      metrics,
      log,
      observations,
      outboxes,
      savedSearches,
      guesses,
      purges,
      switches,
    },
    redirects,
    resolveSite: createSiteResolver({ siteName: environment.SITE_NAME, port: environment.PORT, sites }),
  });
}

/** APIs whose responses have `Server-Timing`: those of lists. Times of look-ups and codes are nobody's business. */
const TIMED_APIS = ['/api/search', '/api/suggest', '/api/cars'];

const noop: RequestHandler = (_req, _res, next) => next();

const CRAWLER_PATHS = /^\/(?:robots|service-worker\.js|sitemap|llms\.txt|manifest\.|\.well-known\/)|\/rss\.xml$/i;
