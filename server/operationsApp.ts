import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import type { AppDependencies } from './appDependencies.ts';
import { errorHandler } from './delivery/errorHandler.ts';
import { createExpress } from './expressApp.ts';
import { accessLog } from './middleware/accessLog.ts';
import { assets } from './middleware/assets.ts';
import { health } from './middleware/health.ts';
import { httpMetrics } from './middleware/httpMetrics.ts';
import { notFound } from './middleware/notFound.ts';
import { overload } from './middleware/overload.ts';
import { chain, runBeforeExpress } from './middleware/preExpress.ts';
import { receiveRequest } from './middleware/receiveRequest.ts';
import { requestValidation } from './middleware/requestValidation.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { site } from './middleware/site.ts';
import { createAdmission } from './operations/limits/createAdmission.ts';
import { createLiveSettings } from './operations/liveSettings.ts';

/** Requests in progress on this listener; one client holds at most half of them. */
const OPERATIONS_SLOTS = 64;

const noop: RequestHandler = (_req, _res, next) => next();

/**
 * Creates the app of the operations listener (`OPERATIONS_PORT`): health, metrics, revalidation and the editing paths, with slots of
 * its own. It responds under every host, because scrapers call it by IP address and editors by the editing host. It also serves what
 * pages for editors load: files, media and API calls. It does not serve visitors' documents.
 */
export function createOperationsApp(dependencies: AppDependencies): RequestListener {
  const { environment, log, metrics, lifecycle, sites, operations = noop } = dependencies;
  const { mediaProxy = noop, platformProxy = noop, pageCalls = noop } = dependencies;
  const { OPERATIONS_TRUST_PROXY: trustedProxies, METRICS, SITE_NAME, PORT } = environment;
  const admission = createAdmission({
    environment,
    slots: OPERATIONS_SLOTS,
    live: dependencies.live ?? createLiveSettings(environment),
    // Only the admission of the public listener reports overload.
    lifecycle: { setOverloaded: () => {} },
    metrics,
    log,
  });
  const handleError = errorHandler(log);
  const preExpress = chain(
    receiveRequest({ trustedProxies, lifecycle, environment, admission, listener: 'operations' }),
    accessLog(log),
    httpMetrics(metrics),
    health({ lifecycle, metrics, exposeMetrics: METRICS === 'on' ? 'always' : 'never' }),
    overload(),
    requestValidation(),
    // Links use the public origins, whatever host was called.
    site({ siteName: SITE_NAME, port: PORT, sites, anyHost: true }),
  );
  const app = createExpress(trustedProxies);
  app.use(securityHeaders());
  app.use(operations);
  if (environment.SITECORE_EDITING_SECRET !== '') {
    app.use(assets(dependencies.assetDirectories, dependencies.keptAssets));
    app.use(mediaProxy, platformProxy, pageCalls);
  }
  app.use(notFound());
  app.use(handleError);
  return runBeforeExpress(preExpress, app, (error, req, res) => handleError(error, req, res, () => {}));
}
