import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Database } from '../lib/database/database.ts';
import { openDatabase } from '../lib/database/openDatabase.ts';
import { createLog, type Log } from '../lib/log.ts';
import type { Running } from '../lib/runService.ts';
import { type Environment, readEnvironment } from './config/environment.ts';
import { migrate } from './database/migrate.ts';
import { cleanUp } from './database/writes.ts';
import { watchFeeds } from './feeds/watchFeeds.ts';
import { type Follower, follow } from './follow/follower.ts';
import { createFeeds } from './http/feeds.ts';
import { createMetrics, type Metrics, watchFollower } from './http/metrics.ts';
import { createSearchServer } from './http/server.ts';
import { createWebhook } from './http/webhook.ts';
import { cleanImages } from './images/cleanImages.ts';
import { createImageHandler } from './images/imageHandler.ts';
import { createImagePublisher } from './images/imageUrl.ts';
import { createScaler } from './images/scaler.ts';
import { startNotifier } from './notify/notifier.ts';
import { readSites } from './outgoing/sites.ts';

export interface RunningService extends Running {
  readonly follower: Follower;
}

/**
 * Opens the database, runs its migrations, follows it and listens. Searches are 503 until everything is loaded.
 *
 * @throws EnvironmentError for invalid variables, and the error of a database that cannot be opened
 */
export async function startService(variables: Readonly<Record<string, string | undefined>>): Promise<RunningService> {
  const environment = readEnvironment(variables);
  const log = createLog(environment.logLevel);
  for (const each of environment.misspelled) log.warn({ event: 'search.misspelledVariable', ...each });
  const failed = (error: unknown) => log.error({ event: 'search.databaseFailed', err: error });
  const database = await openDatabase(environment, failed);
  const migrations = await migrate(database);
  if (migrations.length > 0) log.info({ event: 'search.migrated', migrations });
  const metrics = createMetrics();
  const follower = follow({
    database,
    name: environment.name,
    events: {
      loaded: (details) => log.info({ event: 'search.loaded', ...details }),
      compacted: (indexes) => log.info({ event: 'search.compacted', indexes }),
      failed: (error) => log.error({ event: 'search.followFailed', err: error }),
    },
  });
  watchFollower(metrics, follower);
  const workers = startWorkers(environment, variables, database, metrics, log);
  const images = imagesOf(environment, log);
  let isDraining = false;
  const server = createSearchServer({
    follower,
    searchKeys: environment.searchKeys,
    maxLagSeconds: environment.maxLagSeconds,
    metrics,
    webhook: webhookOf(environment, database, metrics),
    images: images?.routes ?? null,
    feeds: feedsOf(environment, database, metrics, images?.routes.publish ?? null),
    isDraining: () => isDraining,
    failed: (error) => log.error({ event: 'search.requestFailed', err: error }),
  });
  server.listen(environment.port, environment.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://${environment.host}:${port}`;
  log.info({ event: 'search.listening', url, database: environment.databaseUrl ? 'postgresql' : 'embedded' });
  return {
    url,
    follower,
    close: async () => {
      isDraining = true;
      server.close();
      server.closeIdleConnections();
      await Promise.all(workers.map((worker) => worker.close()));
      await images?.scaler.close();
      await follower.close();
      await database.close();
    },
  };
}

function webhookOf({ webhookSecrets }: Environment, database: Database, metrics: Metrics) {
  if (webhookSecrets.length === 0) return null;
  const counted = (status: number) => metrics.webhooks.inc({ status: String(status) });
  return createWebhook({ database, secrets: webhookSecrets, counted });
}

function feedsOf(
  { sitesFile, feedKeys }: Environment,
  database: Database,
  metrics: Metrics,
  publish: ((record: Record<string, unknown>) => Promise<object>) | null,
) {
  if (sitesFile === '') return null;
  const watch = {
    opened: () => metrics.feedsOpen.inc(),
    ended: (outcome: string) => {
      metrics.feedsOpen.dec();
      metrics.feeds.inc({ outcome });
    },
  };
  return createFeeds({ database, sites: readSites(sitesFile), keys: feedKeys, publish, watch });
}

function imagesOf({ imagesUrl, imagesSecrets, imagesFolder, imagesPrivateHosts }: Environment, log: Log) {
  const [secret] = imagesSecrets;
  if (imagesUrl === '' || secret === undefined) return null;
  const scaler = createScaler({ folder: imagesFolder, privateHosts: imagesPrivateHosts });
  const failed = (url: string, message: string) => log.warn({ event: 'search.imageFailed', url, message });
  const handle = createImageHandler({ scaler, secrets: imagesSecrets, failed });
  return { scaler, routes: { handle, publish: createImagePublisher(imagesUrl, secret) } };
}

/** Starts what runs beside searches: feeds, messages to the product, clean-ups. */
function startWorkers(
  environment: Environment,
  variables: Readonly<Record<string, string | undefined>>,
  database: Database,
  metrics: Metrics,
  log: Log,
): { close: () => Promise<void> }[] {
  const workers: { close: () => Promise<void> }[] = [];
  if (environment.feedsFolder)
    workers.push(watchFeeds({ folder: environment.feedsFolder, variables, database, metrics, log }));
  if (environment.revalidateUrls.length > 0) workers.push(notifierOf(environment, database, metrics, log));
  workers.push(startCleanUps(environment, database, log));
  return workers;
}

/** Starts the clean-ups of database and images, one after the other. */
function startCleanUps(environment: Environment, database: Database, log: Log): { close: () => Promise<void> } {
  const { soldDays, imagesUrl, imagesFolder: folder, imagesDays: days, cleanUpSeconds } = environment;
  const clean = async (): Promise<void> => {
    const { sold } = await cleanUp(database, soldDays);
    if (sold > 0) log.info({ event: 'search.soldRemoved', sold });
    const { removed } = imagesUrl === '' ? { removed: 0 } : await cleanImages({ database, folder, days });
    if (removed > 0) log.info({ event: 'search.imagesRemoved', removed });
  };
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = clean()
      .catch((error: unknown) => log.error({ event: 'search.cleanUpFailed', err: error }))
      .finally(() => {
        isRunning = false;
      });
  }, cleanUpSeconds * 1_000);
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

function notifierOf(environment: Environment, database: Database, metrics: Metrics, log: Log) {
  return startNotifier({
    database,
    urls: environment.revalidateUrls,
    secret: environment.revalidateSecret,
    name: environment.name,
    events: {
      sent: (details) => {
        metrics.revalidations.inc({ outcome: 'sent' });
        metrics.revalidationDelay.observe(details.seconds);
        log.info({ event: 'search.revalidated', ...details });
      },
      failed: (error, url) => {
        metrics.revalidations.inc({ outcome: 'failed' });
        log.error({ event: 'search.revalidationFailed', url, err: error });
      },
    },
  });
}
