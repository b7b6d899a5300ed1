import { join } from 'node:path';
import compression from 'compression';
import { type RequestHandler, Router } from 'express';
import { findSite } from '../config/sites.ts';
import type { EntryServer } from '../src/contracts/render.ts';
import { type CarListCall, createSearchApi } from './api/search.ts';
import type { Caches } from './cache/caches.ts';
import { LOG_EVENTS } from './operations/events.ts';
import type { Log } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';
import { sendPlain } from './operations/plainPage.ts';
import { bindLoaderPorts, bindSources } from './page/bindSources.ts';
import { loaders, searchCarList } from './page/loaders.ts';
import { robotsAndSitemap } from './page/robotsAndSitemap.ts';
import { siteView } from './page/siteView.ts';
import type { Ports } from './ports/ports.ts';
import { readAssets } from './render/assets.ts';
import type { PageEntry } from './render/pageEntry.ts';
import { createPageMaker } from './render/pageMaker.ts';
import { createPageHandlers } from './render/pages.ts';

export interface RoomsOptions {
  ports: Ports;
  caches: Caches;
  log: Log;
  metrics: Metrics;
  /** Folder of both builds. */
  dist: string;
}

/** What `createApp` mounts. */
export interface Rooms {
  pageCache: RequestHandler;
  api: RequestHandler;
  robotsAndSitemap: RequestHandler;
  pages: RequestHandler;
}

/** The rooms that show something to visitors: pages, what browsers ask of us, and what crawlers read. */
export async function createRooms({ ports, caches, log, metrics, dist }: RoomsOptions): Promise<Rooms> {
  const assets = readAssets(join(dist, 'client'));
  const entryServer = (await import(join(dist, 'server', 'entry.server.js'))) as EntryServer;
  const cache = caches.cacheFor<'page', PageEntry>('page');
  const maker = createPageMaker({
    cache,
    assets,
    entryServer,
    load: {
      sources: bindSources(ports),
      loaders,
      build: assets.build,
      stylesOf: assets.stylesOf,
      onSectionFailure: ({ error, ...section }) => {
        metrics.sectionFailures.labels(section.site, section.component).inc();
        log.warn({ event: LOG_EVENTS.sectionFailed, ...section, err: error });
      },
      onPlatformFailure: (error) => log.warn({ event: LOG_EVENTS.platformAway, err: error }),
    },
    onRenderError: (path, error, stack) => log.error({ event: LOG_EVENTS.renderFailed, path, err: error, stack }),
  });
  const pages = createPageHandlers(cache, maker);
  const api = Router({ caseSensitive: true, strict: true });
  api.get('/_page', pages.json);
  // Answers made for one request; pages bring their own encodings.
  const compressed = compression({ level: 1 });
  api.use('/api', compressed);
  api.use(createSearchApi({ siteOf: servedSite, listCars: (call) => searchCarsOf(ports, call) }));
  return {
    pageCache: pages.cached,
    api,
    robotsAndSitemap: Router()
      .use(/^\/(?:robots|sitemap)/, compressed)
      .use(robotsAndSitemap(ports, log)),
    pages: documents(pages.document),
  };
}

const servedSite = (id: string) => {
  const site = findSite(id);
  return site && siteView(site);
};

/** One page of cars for the browser, by the same search that fills the list on the server. */
async function searchCarsOf(ports: Ports, { query, site, language, signal }: CarListCall) {
  const config = findSite(site.id);
  if (!config) throw new Error(`No site ${site.id}`);
  const { searchCars } = bindLoaderPorts(ports, { site: config, signal });
  return searchCarList(query, 'page', { searchCars, site, language });
}

/** Pages are read: other methods have nothing to do here. */
function documents(document: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return document(req, res, next);
    sendPlain(res, 405, { Allow: 'GET, HEAD' });
  };
}
