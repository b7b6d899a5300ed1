import type { RequestHandler } from 'express';
import type { Environment } from '../config/environment.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { Observations } from './inspection/observe.ts';
import type { KeptAssets } from './operations/keptAssets.ts';
import type { Lifecycle } from './operations/lifecycle.ts';
import type { LiveSettings } from './operations/liveSettings.ts';
import type { Log } from './operations/log/log.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Tracing } from './operations/tracing/traceSpan.ts';
import type { FindRedirect } from './redirects/redirects.ts';

/** The groups of routes that the apps mount. `server/compose.ts` builds them. */
export interface RouteGroups {
  /** Serves a cached page. Runs ahead of Express and of `securityHeaders`, so it writes the standard headers itself. */
  pageCache: RequestHandler;
  /** Under load refuses pages that are neither cached nor can be made in time. As `pageCache`. */
  earlyRefusal: RequestHandler;
  mediaProxy: RequestHandler;
  platformProxy: RequestHandler;
  api: RequestHandler;
  /** Revalidation and the editor's paths on the public listener. They are 404 there when they have a listener of their own. */
  editing: RequestHandler;
  /** The same on the operations listener. */
  operations: RequestHandler;
  /** The part of `api` that scripts of pages for editors call, under any host. */
  pageCalls: RequestHandler;
  robotsAndSitemap: RequestHandler;
  pages: RequestHandler;
}

/** What both apps are built from. A route group that is left out handles nothing. */
export interface AppDependencies extends Partial<RouteGroups> {
  environment: Environment;
  log: Log;
  metrics: Metrics;
  lifecycle: Lifecycle;
  /** Left out where nothing is read again. */
  live?: LiveSettings;
  /** Null or left out without an exporter of traces. */
  tracing?: Tracing | null;
  sites: readonly SiteConfig[];
  /** Folders whose files are served as they are; earlier ones win. */
  assetDirectories: readonly string[];
  observations: Observations;
  /** Built files of other builds; null without `ASSETS_FOLDER`. */
  keptAssets: KeptAssets | null;
  findRedirect: FindRedirect;
}
