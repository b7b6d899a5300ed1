import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { type Environment, readEnvironment } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import type { UpstreamName } from '../../config/upstreams.ts';
import type { Caches } from '../../server/cache/caches.ts';
import { compose } from '../../server/compose.ts';
import { createLog } from '../../server/operations/log.ts';
import { createMetrics, type Metrics } from '../../server/operations/metrics.ts';
import { createRedirects, type Redirects } from '../../server/redirects/redirects.ts';
import { hasServices, type LeasedSandbox, leaseSandbox } from './leases.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The whole product on loopback: the real app in front of a real sandbox that no other product uses. */
export interface Product {
  /** `http://127.0.0.1:PORT`; choose a site with the `Host` header. */
  url: string;
  port: number;
  /** Of the second listener, which `OPERATIONS_PORT` in the settings requests (on a free port); else that of the first. */
  operationsUrl: string;
  sandboxUrl: string;
  caches: Caches;
  metrics: Metrics;
  environment: Environment;
  redirects: Redirects;
  /** What was logged, an object a line. */
  logged: Record<string, unknown>[];
  /** Lets the caches' clock run on. */
  wait: (seconds: number) => void;
  setFault: (fault: Fault) => Promise<void>;
  /** Puts a layout in the place of norrvag-se's page at `path`. */
  setLayout: (path: string, rendered: unknown) => Promise<void>;
  /** Calls that the sandbox has counted for an upstream. */
  callsTo: (upstream: string) => Promise<number>;
  /** Page views that the sandbox has received, oldest first. */
  views: () => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

export interface Fault {
  upstream: UpstreamName;
  kind: 'none' | 'delay' | 'error' | 'hang' | 'reset' | 'half' | 'empty';
  delayMs?: number;
  status?: number;
  share?: number;
}

export interface ProductOptions {
  /** Size of the largest index; few make a fast start. */
  cars?: number;
  settings?: Record<string, string>;
  sites?: readonly SiteConfig[];
  /** Folder of redirect tables. */
  redirects?: string;
  /** Milliseconds that a page may take, where a test is about what comes then. */
  pageDeadline?: number;
  /**
   * `production` keeps the time limits of the page and of upstream calls, for tests of an upstream that hangs. Without it
   * they are so long that a busy machine never reaches them.
   */
  timeLimits?: 'production';
}

/** Starts it on free ports. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const sandbox = await startSandbox(options.cars ?? 400);
  const server = createServer();
  const port = await listen(server);
  // App and tests share a process here, and a machine with others: it may be late without being overloaded. An image is
  // encoded on its first request.
  const isPatient = options.timeLimits !== 'production';
  const upstreams = isPatient ? { UPSTREAM_CONNECT_TIMEOUT: '30000', UPSTREAM_HEADERS_TIMEOUT: '30000' } : {};
  const busy = { MAX_LOOP_DELAY: '60000', UPSTREAM_TOTAL_TIMEOUT: '30000', ...upstreams };
  const rates = { SEARCH_RATE: '10000', QUERY_RATE: '10000', SECRET_GUESSES: '10000' };
  // A test is one client, whose pages take their time there too.
  const renders = { MAX_RENDERS: '64', RENDER_QUEUE: '4000', RENDER_QUEUE_TIMEOUT: '30000', ...rates };
  const own = { SANDBOX: 'on', LOG_FORMAT: 'json', PORT: String(port), ...busy, ...renders };
  const settings = { ...own, ...options.settings };
  const environment = readEnvironment(settings, SITE_IDS);
  const logged: Record<string, unknown>[] = [];
  const log = createLog(environment, { write: (line) => void logged.push(JSON.parse(line)) });
  const metrics = createMetrics();
  let offset = 0;
  const { sites = SITES } = options;
  const folder = options.redirects ?? join(ROOT, 'redirects');
  // The tables of the repository are checked by `npm run check` and by `test/http/redirects-command.test.ts`.
  const redirects = createRedirects({ folder, sites, log, needsCheck: options.redirects !== undefined });
  const { apps, caches, ports, purges, ...composed } = await compose({
    environment,
    sandboxUrl: sandbox.url,
    log,
    metrics,
    now: () => performance.now() + offset,
    sites,
    redirects,
    root: ROOT,
    pageDeadline: options.pageDeadline ?? (isPatient ? 30_000 : undefined),
  });
  await purges.ready();
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
    redirects,
    logged,
    wait: (seconds) => {
      offset += seconds * 1_000;
    },
    setFault: (fault) => order(sandbox.url, 'faults', fault),
    setLayout: (path, rendered) => order(sandbox.url, 'layouts', { site: 'norrvag-se', path, rendered }),
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

/** In Jest the worker's, else one of its own in this process. */
async function startSandbox(cars: number): Promise<LeasedSandbox> {
  if (hasServices()) return leaseSandbox(cars);
  const { createSandbox } = await import('../../sandbox/server.ts');
  return (await createSandbox({ cars, cacheDir: join(ROOT, 'var', 'sandbox') })).listen(0);
}

function listen(server: Server): Promise<number> {
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

async function order(sandboxUrl: string, what: 'faults' | 'layouts', body: unknown): Promise<void> {
  const response = await fetch(`${sandboxUrl}/__sandbox/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox refused the ${what}: ${response.status} ${await response.text()}`);
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
