import { readEnvironment } from '../../config/environment.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { createApp } from '../app.ts';
import { createObservations } from '../inspection/observe.ts';
import { createHttpServer, listen } from '../operations/httpServer.ts';
import { createLifecycle } from '../operations/lifecycle.ts';
import { createRecordRefusal } from '../operations/limits/refusals.ts';
import { createLog, standardOutput } from '../operations/log/log.ts';
import { createMetrics } from '../operations/metrics.ts';
import { createFindRedirect } from '../redirects/redirects.ts';
import { onHangUp } from '../startup/onHangUp.ts';
import { redirectsOrExit } from '../startup/startup.ts';
import { watchRedirects } from '../startup/watchRedirects.ts';

/** A process for tests of changing redirect tables: the real app with the tables of the folder in the first argument. */
const [, , folder = ''] = process.argv;
const environment = readEnvironment(process.env, SITE_IDS);
const output = standardOutput(environment, () => {});
const log = createLog(environment, output);
const metrics = createMetrics();
const redirects = redirectsOrExit({ folder, sites: SITES, log });
const app = createApp({
  environment,
  log,
  metrics,
  lifecycle: createLifecycle(),
  sites: SITES,
  assetDirectories: [],
  keptAssets: null,
  observations: createObservations(),
  findRedirect: createFindRedirect(redirects, SITES, metrics),
});
onHangUp(redirects.reload);
await watchRedirects({ redirects, folder, environment, content: { redirects: async () => [] } });
const port = await listen(createHttpServer(environment, app, createRecordRefusal({ log, metrics })), 0, '127.0.0.1');
output.say(`listening ${port}\n`);
