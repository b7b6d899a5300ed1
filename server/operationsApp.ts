import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import type { AppDependencies } from './appDependencies.ts';
import { createExpress } from './expressApp.ts';
import { accessLog } from './middleware/accessLog.ts';
import { assets } from './middleware/assets.ts';
import { errorHandler } from './middleware/errorHandler.ts';
import { guards } from './middleware/guards.ts';
import { health } from './middleware/health.ts';
import { httpMetrics } from './middleware/httpMetrics.ts';
import { ahead, inOrder } from './middleware/inOrder.ts';
import { notFound } from './middleware/notFound.ts';
import { overload } from './middleware/overload.ts';
import { requestContext } from './middleware/requestContext.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { site } from './middleware/site.ts';
import { createGate } from './operations/gate.ts';

/** Requests in progress on this listener; one client holds at most half of them. */
const OPERATIONS_SLOTS = 64;

const noop: RequestHandler = (_req, _res, next) => next();

/**
 * The app of the operations listener (`OPERATIONS_PORT`): health, metrics, revalidation and the editing paths, with slots of its own.
 * It responds under every host, because scrapers call it by address and editors by the editing host. Pages for editors find here
 * what they load (files, media, calls of their scripts); documents of visitors are not here.
 */
export function createOperationsApp(dependencies: AppDependencies): RequestListener {
  const { environment, log, metrics, lifecycle, sites, operations = noop } = dependencies;
  const { mediaProxy = noop, platformProxy = noop, pageCalls = noop } = dependencies;
  const { OPERATIONS_TRUST_PROXY: trustedProxies, METRICS, SITE_NAME, PORT } = environment;
  const gate = createGate({
    environment: { ...environment, MAX_IN_FLIGHT: OPERATIONS_SLOTS },
    // The public listener's gate says whether the process is overloaded.
    lifecycle: { setOverloaded: () => {} },
    metrics,
    log,
  });
  const failed = errorHandler(log);
  const front = inOrder(
    requestContext({ trustedProxies, lifecycle, environment, gate, listener: 'operations' }),
    accessLog(log),
    httpMetrics(metrics),
    health({ lifecycle, metrics, exposeMetrics: METRICS === 'on' }),
    overload(),
    guards(),
    // Origins of links are the public ones, whatever host was called.
    site({ siteName: SITE_NAME, port: PORT, sites, anyHost: true }),
  );
  const app = createExpress(trustedProxies);
  app.use(securityHeaders());
  app.use(operations);
  if (environment.SITECORE_EDITING_SECRET !== '') {
    app.use(assets(dependencies.assetDirectories));
    app.use(mediaProxy, platformProxy, pageCalls);
  }
  app.use(notFound());
  app.use(failed);
  return ahead(front, app, (error, req, res) => failed(error, req, res, () => {}));
}
