import { readEnvironment } from '../../config/environment.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { createApp } from '../app.ts';
import type { AppDependencies } from '../appDependencies.ts';
import { createObservations } from '../inspection/observe.ts';
import { createLifecycle } from '../operations/lifecycle.ts';
import { createRecordRefusal } from '../operations/limits/refusals.ts';
import { createLog, standardOutput } from '../operations/log/log.ts';
import { createMetrics } from '../operations/metrics.ts';
import { createOperationsApp } from '../operationsApp.ts';
import { installDrain } from '../startup/drain.ts';
import { createListeners, listenOnAll } from '../startup/listeners.ts';

/**
 * A process for the drain tests: the real app, server and drain with `/` and `/hanging`. `/late` responds when no connection is
 * accepted any more, `/slow` 1.2 s later, after the time that a quick drain leaves to requests.
 */
const environment = readEnvironment(process.env, SITE_IDS);
const metrics = createMetrics();
const output = standardOutput(environment, (lines) => metrics.logLinesDropped.inc(lines));
const log = createLog(environment, output);
const lifecycle = createLifecycle();
const dependencies: AppDependencies = {
  environment,
  log,
  metrics,
  lifecycle,
  sites: SITES,
  assetDirectories: [],
  keptAssets: null,
  observations: createObservations(),
  findRedirect: () => null,
  pages: (req, res) => {
    if (req.url === '/reject') void Promise.reject(new Error('unhandled'));
    if (req.url === '/hanging') output.say('requested the hanging one\n');
    else if (req.url === '/late') whenClosed(() => res.end('page'));
    else if (req.url === '/slow') {
      output.say('requested the slow one\n');
      whenClosed(() => setTimeout(() => res.end('page'), 1_200));
    } else res.end('page');
  },
};
const listeners = createListeners(
  environment,
  { public: createApp(dependencies), operations: () => createOperationsApp(dependencies) },
  createRecordRefusal({ log, metrics }),
);
const server = listeners.public;
installDrain({
  listeners,
  lifecycle,
  log,
  delay: environment.DRAIN_DELAY,
  handover: environment.DRAIN_DELAY / 2,
  timeout: environment.DRAIN_TIMEOUT,
  development: environment.NODE_ENV === 'development',
  interactive: false,
  release: async () => {},
});
const port = await listenOnAll(listeners, { ...environment, PORT: 0 });

function whenClosed(respond: () => void): void {
  if (server.listening) setTimeout(whenClosed, 20, respond);
  else respond();
}
output.say(`listening ${port}\n`);
// For tests that do not read the output.
process.send?.(port);
