import { fileURLToPath } from 'node:url';
import { upstreamUrls } from './config/environment.ts';
import { SITE_IDS, SITES } from './config/sites.ts';
import { createApp } from './server/app.ts';
import { createCaches } from './server/cache/caches.ts';
import { createPurges } from './server/cache/purges.ts';
import { banner, listenFailure } from './server/operations/banner.ts';
import { installDrain } from './server/operations/drain.ts';
import { LOG_EVENTS } from './server/operations/events.ts';
import { createLifecycle } from './server/operations/lifecycle.ts';
import { createListeners, listenOnAll } from './server/operations/listeners.ts';
import { createLog, standardOutput } from './server/operations/log.ts';
import { createMetrics, watchProcess } from './server/operations/metrics.ts';
import { renewRedirects } from './server/operations/renewRedirects.ts';
import { environmentOrExit, fitToMemory, redirectsOrExit, sandboxFor } from './server/operations/startup.ts';
import { createTurnAway } from './server/operations/turnedAway.ts';
import { createOperationsApp } from './server/operationsApp.ts';
import { closePorts, createPorts } from './server/ports/ports.ts';
import { createFindElsewhere } from './server/redirects/elsewhere.ts';
import { createRooms } from './server/rooms.ts';

/** The composition root: environment → ports → app → listen → drain. Nothing else is decided here. */
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const { environment, memory } = fitToMemory(environmentOrExit(SITE_IDS));
const metrics = createMetrics();
const output = standardOutput(environment, (lines) => metrics.logLinesDropped.inc(lines));
const log = createLog(environment, output);
watchProcess(metrics);
const lifecycle = createLifecycle();

// A faulty table ends the process before anything is started.
const folder = path('./redirects');
const redirects = redirectsOrExit({ folder, sites: SITES, log });

const sandbox = await sandboxFor(environment, path('./sandbox/main.ts'), log);
const urls = upstreamUrls(environment, sandbox?.url ?? null);
const caches = createCaches(environment, { log, metrics });
const ports = createPorts({ environment, urls, caches, log, metrics });
const purges = createPurges({ caches, url: environment.REDIS_URL, log });
const findElsewhere = createFindElsewhere(redirects, SITES, metrics);
const rooms = await createRooms({
  ...{ sites: SITES, urls, ports, caches, purges, environment, log, metrics, lifecycle, redirects, findElsewhere },
  dist: path('./dist'),
});
const dependencies = {
  ...{ environment, log, metrics, lifecycle, sites: SITES, findElsewhere, ...rooms },
  assetDirectories: [path('./dist/client'), path('./public')],
};
const apps = { public: createApp(dependencies), operations: () => createOperationsApp(dependencies) };
const listeners = createListeners(environment, apps, createTurnAway({ log, metrics }));
installDrain({
  listeners,
  lifecycle,
  log,
  delay: environment.NODE_ENV === 'development' ? 0 : environment.DRAIN_DELAY,
  timeout: environment.DRAIN_TIMEOUT,
  interactive: process.stdin.isTTY || environment.NODE_ENV !== 'production',
  release: async () => {
    await closePorts(ports);
    await purges.close();
    caches.close();
    await sandbox?.stop();
  },
});
try {
  await renewRedirects({ redirects, folder, content: ports.content, environment });
  const port = await listenOnAll(listeners, environment);
  const { OPERATIONS_PORT, sandboxed } = environment;
  log.info({ event: LOG_EVENTS.started, port, operationsPort: OPERATIONS_PORT || null, sandboxed, memory });
  output.say(`${banner(environment, port, sandbox?.url ?? null)}\n`);
} catch (error) {
  console.error(listenFailure(error, environment));
  await sandbox?.stop();
  process.exit(1);
}
