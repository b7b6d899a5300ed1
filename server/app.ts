import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import type { AppDependencies } from './appDependencies.ts';
import { createExpress } from './expressApp.ts';
import { accessLog } from './middleware/accessLog.ts';
import { assets } from './middleware/assets.ts';
import { canonicalHost } from './middleware/canonicalHost.ts';
import { carriedQuery } from './middleware/carriedQuery.ts';
import { errorHandler } from './middleware/errorHandler.ts';
import { guards } from './middleware/guards.ts';
import { health } from './middleware/health.ts';
import { httpMetrics } from './middleware/httpMetrics.ts';
import { ahead, inOrder } from './middleware/inOrder.ts';
import { notFound } from './middleware/notFound.ts';
import { overload } from './middleware/overload.ts';
import { redirects } from './middleware/redirects.ts';
import { requestContext } from './middleware/requestContext.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { site } from './middleware/site.ts';
import { createGate } from './operations/gate.ts';

const passBy: RequestHandler = (_req, _res, next) => next();

/** The ordered list of middleware, and nothing else. */
export function createApp(dependencies: AppDependencies): RequestListener {
  const { environment, log, metrics, lifecycle, sites, pageCache = passBy } = dependencies;
  const { mediaProxy = passBy, platformProxy = passBy, api = passBy, editing = passBy } = dependencies;
  const { robotsAndSitemap = passBy, pages = passBy } = dependencies;
  const { METRICS, OPERATIONS_PORT } = environment;
  const gate = createGate({ environment, lifecycle, metrics, log });
  const failed = errorHandler(log);
  const front = inOrder(
    // What runs for a request finds its id, and what follows is logged and measured whatever becomes of it.
    requestContext({ trustedProxies: environment.TRUST_PROXY, lifecycle, environment, gate }),
    accessLog(log),
    httpMetrics(metrics),
    // Answers under every host and any load.
    health({ lifecycle, metrics, exposeMetrics: METRICS === 'on' && OPERATIONS_PORT === 0 }),
    overload(),
    // From here on addresses decode and hosts are ours.
    guards(),
    site({ siteName: environment.SITE_NAME, port: environment.PORT, sites }),
    // Old addresses in any spelling; all others get their one spelling before anything is looked up by it.
    redirects(dependencies.findRedirect),
    canonicalHost(dependencies.findRedirect),
    carriedQuery(),
    pageCache,
  );
  const app = createExpress(environment.TRUST_PROXY);
  app.use(securityHeaders());
  app.use(assets(dependencies.assetDirectories));
  app.use(mediaProxy);
  app.use(platformProxy);
  app.use(api);
  app.use(editing);
  app.use(robotsAndSitemap);
  app.use(pages);
  app.use(notFound());
  app.use(failed);
  return ahead(front, app, (error, req, res) => failed(error, req, res, () => {}));
}
