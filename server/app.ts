import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import type { AppDependencies } from './appDependencies.ts';
import { errorHandler } from './delivery/errorHandler.ts';
import { createExpress } from './expressApp.ts';
import { observe } from './inspection/observe.ts';
import { accessLog } from './middleware/accessLog.ts';
import { assets } from './middleware/assets.ts';
import { health } from './middleware/health.ts';
import { httpMetrics } from './middleware/httpMetrics.ts';
import { missingFiles, refuseProbes } from './middleware/missingFiles.ts';
import { notFound } from './middleware/notFound.ts';
import { overload } from './middleware/overload.ts';
import { chain, runBeforeExpress } from './middleware/preExpress.ts';
import { receiveRequest } from './middleware/receiveRequest.ts';
import { refuseBlocked } from './middleware/refuseBlocked.ts';
import { requestValidation } from './middleware/requestValidation.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { site } from './middleware/site.ts';
import { submittedQuery } from './middleware/submittedQuery.ts';
import { createWarnOfProxy } from './middleware/untrustedProxy.ts';
import { createAdmission } from './operations/limits/createAdmission.ts';
import { createLiveSettings } from './operations/liveSettings.ts';
import { canonicalHost, redirects } from './redirects/redirects.ts';

const noop: RequestHandler = (_req, _res, next) => next();

/** Creates the public app: the ordered list of middleware, and nothing else. */
export function createApp(dependencies: AppDependencies): RequestListener {
  const { environment, log, metrics, lifecycle, sites, pageCache = noop, earlyRefusal = noop } = dependencies;
  const { mediaProxy = noop, platformProxy = noop, api = noop, editing = noop } = dependencies;
  const { robotsAndSitemap = noop, pages = noop } = dependencies;
  const { METRICS, OPERATIONS_PORT } = environment;
  const { live = createLiveSettings(environment), tracing = null } = dependencies;
  const admission = createAdmission({ environment, live, lifecycle, metrics, log });
  const handleError = errorHandler(log);
  const preExpress = chain(
    // First: all later code needs the request id, and every response is logged and measured.
    receiveRequest({
      trustedProxies: environment.TRUST_PROXY,
      lifecycle,
      environment,
      admission,
      tracing,
      warnOfProxy: createWarnOfProxy(environment.TRUST_PROXY, log),
    }),
    accessLog(log),
    httpMetrics(metrics),
    observe(dependencies.observations),
    // Responds under every host and under any load.
    health({ lifecycle, metrics, exposeMetrics: METRICS === 'on' && OPERATIONS_PORT === 0 ? 'direct' : 'never' }),
    refuseBlocked(dependencies.observations.blocks),
    // From here on, URLs can be decoded and hosts belong to our sites.
    requestValidation(),
    site({ siteName: environment.SITE_NAME, port: environment.PORT, sites }),
    refuseProbes(),
    // Redirect rules come first. Other URLs are redirected to their canonical form before they become cache keys.
    redirects(dependencies.findRedirect),
    canonicalHost(dependencies.findRedirect),
    submittedQuery(),
    // What is in memory needs no slot: it is served under any load.
    pageCache,
    assets(dependencies.assetDirectories, dependencies.keptAssets),
    overload(),
    earlyRefusal,
  );
  const app = createExpress(environment.TRUST_PROXY);
  app.use(securityHeaders());
  app.use(mediaProxy);
  app.use(platformProxy);
  app.use(api);
  app.use(editing);
  app.use(robotsAndSitemap);
  app.use(missingFiles(dependencies.findRedirect));
  app.use(pages);
  app.use(notFound());
  app.use(handleError);
  return runBeforeExpress(preExpress, app, (error, req, res) => handleError(error, req, res, () => {}));
}
