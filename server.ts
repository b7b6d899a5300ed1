import { fileURLToPath } from 'node:url';
import { SITE_IDS, SITES } from './config/sites.ts';
import { compose } from './server/compose.ts';
import { awaitContent } from './server/operations/awaitContent.ts';
import { banner, listenErrorMessage } from './server/operations/banner.ts';
import { installDrain } from './server/operations/drain.ts';
import { LOG_EVENTS } from './server/operations/events.ts';
import { createListeners, listenOnAll } from './server/operations/listeners.ts';
import { createLog, logFormat, standardOutput } from './server/operations/log.ts';
import { createMetrics, watchProcess } from './server/operations/metrics.ts';
import { createRecordRefusal } from './server/operations/refusals.ts';
import { environmentOrExit, fitToMemory, redirectsOrExit, sandboxFor } from './server/operations/startup.ts';
import { watchRedirects } from './server/operations/watchRedirects.ts';

/** The entry point: reads the environment, starts the sandbox, composes the product, listens, and drains at the end. */
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const { environment, memory } = fitToMemory(environmentOrExit(SITE_IDS));
const metrics = createMetrics();
const output = standardOutput(environment, (lines) => metrics.logLinesDropped.inc(lines));
const log = createLog(environment, output);
watchProcess(metrics);

// An invalid redirect table ends the process before anything is started.
const folder = path('./redirects');
const redirects = redirectsOrExit({ folder, sites: SITES, log });

const sandbox = await sandboxFor(environment, path('./sandbox/main.ts'), log);
const { apps, ports, lifecycle, close } = await compose({
  environment,
  sandboxUrl: sandbox?.url ?? null,
  log,
  metrics,
  sites: SITES,
  redirects,
  root: path('.'),
});
const listeners = createListeners(environment, apps, createRecordRefusal({ log, metrics }));
installDrain({
  listeners,
  lifecycle,
  log,
  delay: environment.DRAIN_DELAY,
  timeout: environment.DRAIN_TIMEOUT,
  development: environment.NODE_ENV === 'development',
  interactive: process.stdin.isTTY || environment.NODE_ENV !== 'production',
  release: async () => {
    await close();
    await sandbox?.stop();
  },
});
try {
  await watchRedirects({ redirects, folder, content: ports.content, environment });
  const [site] = SITES;
  const call = () => ports.content.attributes({ site });
  void awaitContent({ call, lifecycle, log, limitMs: environment.READY_TIMEOUT });
  const port = await listenOnAll(listeners, environment);
  const { OPERATIONS_PORT, sandboxed } = environment;
  log.info({ event: LOG_EVENTS.started, port, operationsPort: OPERATIONS_PORT || null, sandboxed, memory });
  if (logFormat(environment) === 'pretty') output.say(`${banner(environment, port, sandbox?.url ?? null)}\n`);
} catch (error) {
  console.error(listenErrorMessage(error, environment));
  await sandbox?.stop();
  process.exit(1);
}
