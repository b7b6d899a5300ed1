import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { customerPath } from '../../config/customer.ts';
import { type Environment, readEnvironment } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import type { UpstreamName } from '../../config/upstreams.ts';
import type { Caches } from '../../server/cache/caches.ts';
import { compose } from '../../server/compose.ts';
import { createLiveSettings, type LiveSettings } from '../../server/operations/liveSettings.ts';
import { createLog } from '../../server/operations/log/log.ts';
import { createMetrics, type Metrics } from '../../server/operations/metrics.ts';
import { createRedirects, type Redirects } from '../../server/redirects/redirects.ts';
import { type LoadedTables, loadTables } from '../../server/redirects/rules.ts';

const TABLES = customerPath('redirects');

let loadedTables: LoadedTables | undefined;

/** Loads the repository's tables for all sites once for each process: that takes most of the time of a start. */
const repositoryTables = (): LoadedTables => (loadedTables ??= loadTables(TABLES, SITES));

/** The sandbox that a product runs on. */
export interface ProductSandbox {
  url: string;
  close: () => Promise<void>;
}

/** The full product on loopback: the real app with a real sandbox that no other product uses. */
export interface Product {
  /** `http://127.0.0.1:PORT`. The `Host` header chooses the site. */
  url: string;
  port: number;
  /**
   * URL of the operations listener, which exists when the settings have `OPERATIONS_PORT`; else that of the first
   * listener.
   */
  operationsUrl: string;
  sandboxUrl: string;
  caches: Caches;
  metrics: Metrics;
  environment: Environment;
  /** What the process would read again. */
  live: LiveSettings;
  redirects: Redirects;
  /** The log so far, one object for each line. */
  logged: Record<string, unknown>[];
  /** Advances the clock of caches, stores and rate limits. */
  advanceClock: (seconds: number) => void;
  /** Runs a test with that clock stopped, so that no limit refills while a slow machine sends its requests. */
  withStoppedClock: <T>(run: () => Promise<T>) => Promise<T>;
  setFault: (fault: Fault) => Promise<void>;
  /** Resets the sandbox: faults, layouts, counters and everything that it has received. */
  resetSandbox: () => Promise<void>;
  /** Replaces the layout of norrvag-se's page at `path`. */
  setLayout: (path: string, rendered: unknown) => Promise<void>;
  /** Returns how many calls to an upstream the sandbox has counted. */
  callsTo: (upstream: string) => Promise<number>;
  /** Returns the page views that the sandbox has received, oldest first. */
  views: () => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

export interface Fault {
  upstream: UpstreamName;
  kind:
    | 'none'
    | 'delay'
    | 'error'
    | 'hang'
    | 'reset'
    | 'half'
    | 'empty'
    | 'lost'
    | 'refuse'
    | 'streamSilent'
    | 'streamBroken'
    | 'streamHalf'
    | 'streamNosites'
    | 'streamError'
    | 'streamHuge'
    | 'streamFlood';
  delayMs?: number;
  status?: number;
  share?: number;
  /** Calls with the fault; the upstream recovers after them. */
  times?: number;
  /** Name of the refused field. */
  field?: string;
}

export interface ProductOptions {
  /** Size of the largest index. A small number starts faster. */
  cars?: number;
  settings?: Record<string, string>;
  sites?: readonly SiteConfig[];
  /** Folder of redirect tables. */
  redirects?: string;
  /**
   * `production` keeps the time limits of the page and of upstream calls, for tests of an upstream that hangs. By
   * default they are so long that a busy machine never reaches them.
   */
  timeLimits?: 'production';
  /** A product whose sandbox this one uses too, as another process of the same deployment. */
  sandboxOf?: Product;
}

/** Starts the product on free ports. Closing it closes the sandbox. Test files call it through `product.ts`. */
export async function runProduct(sandbox: ProductSandbox, options: ProductOptions): Promise<Product> {
  const server = createServer();
  const port = await listen(server);
  // App and tests share a process on a busy machine, so the event loop may be late without an overload. Images are
  // encoded
  // on their first request.
  const long = {
    UPSTREAM_CONNECT_TIMEOUT: '30000',
    UPSTREAM_HEADERS_TIMEOUT: '30000',
    PAGE_DEADLINE: '30000',
    BOOKING_STREAM_SILENCE: '60000',
  };
  const upstreams = options.timeLimits === 'production' ? {} : long;
  const timeouts = { MAX_LOOP_DELAY: '60000', UPSTREAM_TOTAL_TIMEOUT: '30000', ...upstreams };
  const rates = { SEARCH_RATE: '10000', QUERY_RATE: '10000', SECRET_GUESSES: '10000', BOOKING_LOOKUPS: '10000' };
  // All requests of a test come from one client, and their renders take longer on a busy machine.
  const renders = { MAX_RENDERS: '64', RENDER_QUEUE: '4000', RENDER_QUEUE_TIMEOUT: '30000', ...rates };
  const defaults = { SANDBOX: 'on', LOG_FORMAT: 'json', PORT: String(port), ...timeouts, ...renders };
  const settings = { ...defaults, ...options.settings };
  const environment = readEnvironment(settings, SITE_IDS);
  const logged: Record<string, unknown>[] = [];
  const log = createLog(environment, { write: (line) => void logged.push(JSON.parse(line)) });
  const metrics = createMetrics();
  const live = createLiveSettings(environment);
  let offset = 0;
  let stoppedAt: number | undefined;
  const { sites = SITES } = options;
  const folder = options.redirects ?? TABLES;
  const tables = folder === TABLES && sites === SITES ? repositoryTables() : undefined;
  const redirects = createRedirects({ folder, sites, log, tables });
  const { apps, caches, ports, listening, ...composed } = await compose({
    environment,
    live,
    sandboxUrl: sandbox.url,
    log,
    metrics,
    now: () => (stoppedAt ?? performance.now()) + offset,
    redisTimeoutMs: 10_000,
    // On a busy machine Redis responds late.
    secondLevelWaitMs: options.timeLimits === 'production' ? undefined : 10_000,
    sites,
    redirects,
  });
  await listening();
  await redirects.refreshPlatform((site) => ports.content.redirects({ site }));
  server.on('request', apps.public);
  const operations = environment.OPERATIONS_PORT === 0 ? null : createServer(apps.operations());
  const operationsPort = operations === null ? port : await listen(operations);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    operationsUrl: `http://127.0.0.1:${operationsPort}`,
    sandboxUrl: sandbox.url,
    caches,
    metrics,
    environment,
    live,
    redirects,
    logged,
    advanceClock: (seconds) => {
      offset += seconds * 1_000;
    },
    withStoppedClock: (run) => {
      stoppedAt = performance.now();
      return run().finally(() => {
        stoppedAt = undefined;
      });
    },
    setFault: (fault) => control(sandbox.url, 'faults', fault),
    resetSandbox: () => control(sandbox.url, 'reset', {}),
    setLayout: (path, rendered) => control(sandbox.url, 'layouts', { site: 'norrvag-se', path, rendered }),
    callsTo: (upstream) => countCalls(sandbox.url, upstream),
    views: async () => [...((await stateOf(sandbox.url)).upstreams.events?.received?.last ?? [])].reverse(),
    close: async () => {
      for (const each of operations ? [server, operations] : [server]) {
        each.closeAllConnections();
        await new Promise((done) => each.close(done));
      }
      await composed.close();
      await sandbox.close();
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

async function control(sandboxUrl: string, resource: 'faults' | 'layouts' | 'reset', body: unknown): Promise<void> {
  const response = await fetch(`${sandboxUrl}/__sandbox/${resource}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox refused ${resource}: ${response.status} ${await response.text()}`);
}

interface SandboxState {
  upstreams: Record<string, { calls: { total: number }; received?: { last: Record<string, unknown>[] } }>;
}

async function stateOf(sandboxUrl: string): Promise<SandboxState> {
  return (await (await fetch(`${sandboxUrl}/__sandbox/state.json`)).json()) as SandboxState;
}

async function countCalls(sandboxUrl: string, upstream: string): Promise<number> {
  const found = (await stateOf(sandboxUrl)).upstreams[upstream];
  if (!found) throw new Error(`The sandbox has no upstream ${upstream}`);
  return found.calls.total;
}
