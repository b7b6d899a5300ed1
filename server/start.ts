import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { customerPath } from '../config/customer.ts';
import type { Environment } from '../config/environment.ts';
import { misspelledVariables } from '../config/misspelled.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../config/sites.ts';
import { type ComposeOptions, type Composition, compose } from './compose.ts';
import { createRecordRefusal } from './operations/limits/refusals.ts';
import { createLiveSettings } from './operations/liveSettings.ts';
import { LOG_EVENTS } from './operations/log/events.ts';
import { createLog, type Log, logFormat, standardOutput } from './operations/log/log.ts';
import { createMetrics, nameBuild, watchProcess } from './operations/metrics.ts';
import { awaitContent } from './startup/awaitContent.ts';
import { banner, listenErrorMessage } from './startup/banner.ts';
import { installDrain } from './startup/drain.ts';
import { createListeners, listenOnAll } from './startup/listeners.ts';
import { onHangUp } from './startup/onHangUp.ts';
import { createReloadSettings } from './startup/settings.ts';
import { companiesOrExit, environmentOrExit, fitToMemory, redirectsOrExit, sandboxFor } from './startup/startup.ts';
import { warmUp } from './startup/warmUp.ts';
import { watchRedirects } from './startup/watchRedirects.ts';

/** Milliseconds that the start waits for Redis. */
const REDIS_MS = 1_000;

const ROOT = join(import.meta.dirname, '..');

/** What development replaces. */
export interface StartOptions extends Pick<ComposeOptions, 'bundle' | 'adaptCaches'> {
  adaptApps?: (apps: Composition['apps']) => Composition['apps'];
  /** Whether the addresses of the sites are not printed. */
  quiet?: boolean;
}

/**
 * Reads the environment, starts the sandbox, composes the product and listens; the process drains at its end. Ends the process when it
 * cannot start.
 *
 * @returns the public port
 */
export async function start(options: StartOptions = {}): Promise<number> {
  const { adaptApps = (apps) => apps, quiet = false, ...replaced } = options;
  const { environment, memory } = fitToMemory(environmentOrExit(SITE_IDS));
  companiesOrExit(SITES);
  const metrics = createMetrics();
  const output = standardOutput(environment, (lines) => metrics.logLinesDropped.inc(lines));
  const log = createLog(environment, output);
  watchProcess(metrics);
  for (const each of misspelledVariables(process.env)) log.warn({ event: LOG_EVENTS.misspelledVariable, ...each });

  // An invalid redirect table ends the process before anything is started.
  const folder = customerPath('redirects');
  const redirects = redirectsOrExit({ folder, sites: SITES, log });

  const sandbox = await sandboxFor(environment, join(ROOT, 'sandbox', 'main.ts'), log);
  const sandboxUrl = sandbox?.url ?? null;
  const live = createLiveSettings(environment);
  const composed = { environment, live, sandboxUrl, log, metrics, sites: SITES, redirects, ...replaced };
  const composition = await compose(composed);
  const { apps, ports, lifecycle, build, close } = composition;
  nameBuild(metrics, { build, commit: environment.COMMIT });
  const listeners = createListeners(environment, adaptApps(apps), createRecordRefusal({ log, metrics }));
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
    const reloadSettings = createReloadSettings({ source: process.env, knownSites: SITE_IDS, live, log });
    onHangUp(redirects.reload, reloadSettings);
    await Promise.race([composition.listening(), sleep(REDIS_MS, undefined, { ref: false })]);
    await watchRedirects({ redirects, folder, content: ports.content, environment });
    void becomeReady(environment, composition, log);
    const port = await listenOnAll(listeners, environment);
    const { OPERATIONS_PORT, COMMIT: commit, TRUST_PROXY: trustProxy, sandboxed, off } = environment;
    const operationsPort = OPERATIONS_PORT || null;
    log.info({ event: LOG_EVENTS.started, port, operationsPort, build, commit, trustProxy, sandboxed, off, memory });
    if (logFormat(environment) === 'pretty' && !quiet) output.say(`${banner(environment, port, sandboxUrl)}\n`);
    return port;
  } catch (error) {
    console.error(listenErrorMessage(error, environment));
    await sandbox?.stop();
    return process.exit(1);
  }
}

/** Reports the process as ready when the content platform has responded for each site, and the pages are made that most visitors begin with. */
async function becomeReady(environment: Environment, composition: Composition, log: Log): Promise<void> {
  const { ports, lifecycle, warmUps } = composition;
  const { SITE_NAME, NODE_ENV, READY_TIMEOUT, WARM_UP_TIMEOUT } = environment;
  const served = SITES.filter(({ id }) => SITE_NAME === '' || id === SITE_NAME);
  // What other processes have cached says nothing about the calls of this one, so the first of them is made in any case.
  const call = async (site: SiteConfig) => {
    if (site === served[0]) await ports.content.probe({ site });
    await ports.content.siteInfo({ site });
  };
  const calls = Object.fromEntries(served.map((site) => [site.id, () => call(site)]));
  await awaitContent({ calls, lifecycle, log, limitMs: READY_TIMEOUT });
  await warmUp({ pages: warmUps, lifecycle, log, limitMs: NODE_ENV === 'production' ? WARM_UP_TIMEOUT : 0 });
}
