import { type RequestHandler, Router } from 'express';
import type { Environment } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { createRevalidateApi } from '../api/revalidate.ts';
import type { Purges } from '../cache/purges.ts';
import type { createDelivery } from '../delivery/createDelivery.ts';
import { burstOfOneMinute, type rateLimits } from '../operations/limits/rates.ts';
import type { LiveSettings } from '../operations/liveSettings.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { EditingPort } from '../ports/content/editingPort.ts';
import { createEditingRouter } from './editing.ts';
import { allowedOrigins } from './origins.ts';
import { packageVersions } from './packages.ts';

interface OperationsRoutesOptions {
  environment: Environment;
  live: LiveSettings;
  log: Log;
  metrics: Metrics;
  /** Makes a limit for each client. */
  limited: ReturnType<typeof rateLimits>;
  purges: Purges;
  sites: readonly SiteConfig[];
  port: EditingPort;
  pages: Pick<Awaited<ReturnType<typeof createDelivery>>, 'load' | 'maker' | 'renders' | 'assets'>;
}

/** Without a secret its paths are a 404. */
const NO_SECRET = () => '';

/**
 * Makes the routes of revalidation and of the platform's editor for a listener. With an operations listener they are 404 on the
 * public one.
 */
export function createOperationsRoutes(
  options: OperationsRoutesOptions,
): (listener: 'public' | 'operations') => RequestHandler {
  const { environment, live, log, metrics, limited, purges, sites, port, pages } = options;
  // One count for both secrets: who guesses may try either.
  const guesses = limited('secrets', () => burstOfOneMinute(live.get('SECRET_GUESSES')));
  return (listener) => {
    const isHere = listener === 'operations' || environment.OPERATIONS_PORT === 0;
    return Router()
      .use(
        createRevalidateApi({
          secret: isHere ? () => live.get('REVALIDATE_SECRET') : NO_SECRET,
          listener,
          isOnOther: !isHere && live.get('REVALIDATE_SECRET') !== '',
          guesses,
          purges,
          log,
          metrics,
        }),
      )
      .use(
        createEditingRouter({
          secret: isHere ? () => live.get('SITECORE_EDITING_SECRET') : NO_SECRET,
          guesses,
          packages: packageVersions(),
          origins: allowedOrigins(environment.JSS_ALLOWED_ORIGINS),
          sites: sitesServed(environment, sites),
          port,
          load: pages.load,
          maker: pages.maker,
          renders: pages.renders.editors,
          assets: pages.assets,
        }),
      );
  };
}

/** Returns the sites of this process: with `SITE_NAME` editors see that site alone, as visitors do. */
function sitesServed({ SITE_NAME }: Environment, sites: readonly SiteConfig[]): readonly SiteConfig[] {
  return SITE_NAME === '' ? sites : sites.filter(({ id }) => id === SITE_NAME);
}
