import type { Environment } from '../../config/environment.ts';
import type { Caches } from '../cache/caches.ts';
import type { Lifecycle } from '../operations/lifecycle.ts';
import { burstOfHalfMinute, type rateLimits } from '../operations/limits/rates.ts';
import { createRecordRefusal } from '../operations/limits/refusals.ts';
import type { LiveSettings } from '../operations/liveSettings.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { proportionalTo } from '../page/limits.ts';
import { createLoadDependencies } from '../page/loadDependencies.ts';
import type { Ports } from '../ports/ports.ts';
import type { FindRedirect } from '../redirects/redirects.ts';
import type { Bundle } from './bundle.ts';
import { createEarlyHints } from './earlyHints.ts';
import { createPageCaches } from './pageCaches.ts';
import { createPageMaker } from './pageMaker.ts';
import { createPageHandlers } from './pages.ts';
import { createReadRecord } from './readRecord.ts';
import { createRenderBudgets } from './renderBudgets.ts';
import { createTimeSlices } from './timeSlices.ts';

interface DeliveryOptions {
  environment: Environment;
  live: LiveSettings;
  log: Log;
  metrics: Metrics;
  lifecycle: Pick<Lifecycle, 'queueClosed'>;
  caches: Caches;
  ports: Ports;
  findRedirect: FindRedirect;
  /** Creates a rate limit by client. */
  limited: ReturnType<typeof rateLimits>;
  bundle: Bundle;
}

/** Creates the page handlers for visitors, and the parts that pages for editors share with them. */
export function createDelivery(options: DeliveryOptions) {
  const { environment, live, log, metrics, lifecycle, caches, ports, findRedirect, limited } = options;
  const { assets, entryServer } = options.bundle;
  entryServer.limitFragments(environment.CACHE_FRAGMENTS_MB * 1024 * 1024);
  const { build, stylesOf } = assets;
  const load = createLoadDependencies({ ports, environment, log, metrics, entryServer, build, stylesOf });
  const slices = createTimeSlices();
  const renders = createRenderBudgets(
    () => ({
      MAX_RENDERS: live.get('MAX_RENDERS'),
      RENDER_QUEUE: live.get('RENDER_QUEUE'),
      RENDER_QUEUE_TIMEOUT: live.get('RENDER_QUEUE_TIMEOUT'),
    }),
    createRecordRefusal({ log, metrics }),
    lifecycle.queueClosed,
    slices,
  );
  metrics.renderQueue.waiting = renders.visitors.waiting;
  const pageCaches = createPageCaches(caches.cacheFor);
  const maker = createPageMaker({
    caches: pageCaches,
    renders: renders.visitors,
    queries: limited('pages', () => burstOfHalfMinute(live.get('QUERY_RATE'))),
    assets,
    entryServer,
    load,
    onRenderError: (path, error, stack) => log.error({ event: LOG_EVENTS.renderFailed, path, err: error, stack }),
  });
  const handlers = createPageHandlers({
    caches: pageCaches,
    maker,
    slices,
    sourcesOf: load.sourcesOf,
    findRedirect,
    hasSharedCaches: environment.SHARED_CACHES !== '',
    hasServerTiming: environment.SERVER_TIMING === 'on',
    sendEarlyHints: environment.EARLY_HINTS === 'on' ? createEarlyHints(assets, entryServer) : () => {},
    choose: {
      personalize: ports.events?.personalize ?? (async () => null),
      timeLimit: proportionalTo(environment.PAGE_DEADLINE),
      onFailure: ({ error, ...page }) => log.warn({ event: LOG_EVENTS.personalizationFailed, ...page, err: error }),
    },
  });
  return { handlers, assets, load, maker, renders, readRecord: createReadRecord(maker) };
}
