import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import pino from 'pino';
import { customerPath } from '../../config/customer.ts';
import { readEnvironment } from '../../config/environment.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { withoutPages } from '../../server/cache/withoutPages.ts';
import { compose } from '../../server/compose.ts';
import { createLog } from '../../server/operations/log/log.ts';
import { createMetrics } from '../../server/operations/metrics.ts';
import { createRedirects } from '../../server/redirects/redirects.ts';

const LOG = resolve(import.meta.dirname, '../../var/bench.log');

/** Returns the listener of the product as it runs in production. Without the page cache every request is a miss, with upstream responses cached as usual. */
export async function appListener(
  sandboxUrl: string,
  { pageCache, settings = {} }: { pageCache: boolean; settings?: Readonly<Record<string, string>> },
): Promise<RequestListener> {
  const environment = readEnvironment(
    // One client sends all requests.
    { SANDBOX: 'on', LOG_FORMAT: 'json', NODE_ENV: 'production', QUERY_RATE: '100000', ...settings },
    SITE_IDS,
  );
  const log = createLog(environment, pino.destination({ dest: LOG, sync: false, mkdir: true, minLength: 4096 }));
  const { apps } = await compose({
    environment,
    sandboxUrl,
    log,
    metrics: createMetrics(),
    sites: SITES,
    redirects: createRedirects({ folder: customerPath('redirects'), sites: SITES, log }),
    ...(!pageCache && { adaptCaches: withoutPages }),
  });
  return apps.public;
}
