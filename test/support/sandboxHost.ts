import { flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { createSandbox, type RunningSandbox } from '../../sandbox/server.ts';
import { createSources } from '../../sandbox/sources.ts';

/**
 * The process that runs the sandboxes of one Jest worker. It outlives the test files, so that its modules are loaded
 * and its data is built once. A sandbox that a file has released is reset and leased to the next file that requests as
 * many cars.
 */

/** Message from the parent process. The reply has the same `id`. */
export interface HostRequest {
  id: number;
  action: { kind: 'lease'; cars: number } | { kind: 'release'; url: string };
}

export interface HostReply {
  id: number;
  /** URL of the sandbox; absent when there is an error. */
  url?: string;
  error?: string;
}

/** Idle sandboxes that stay open, the most recently used ones. Each takes about 40 MB. */
const MAX_IDLE = 8;
/** Milliseconds for open requests of the previous file to end. */
const MAX_DRAIN = 5_000;
// Encoded images are the same for every run.
const CACHE_DIR = join(resolve(import.meta.dirname, '../..'), 'var', 'sandbox');
/** Pixels of the widest image. A page has the same layout with it, and a fresh clone encodes hundreds of images. */
const MAX_IMAGE_WIDTH = 320;

interface Hosted {
  cars: number;
  sandbox: RunningSandbox;
}

// Content and records are never changed. Each sandbox has its own state.
const sources = createSources();
const leased = new Map<string, Hosted>();
let idle: Hosted[] = [];

async function lease(cars: number): Promise<string> {
  const found = idle.find((each) => each.cars === cars);
  idle = idle.filter((each) => each !== found);
  const isClean = found && (await reset(found.sandbox.url));
  if (found && !isClean) await found.sandbox.close();
  const sandbox = found && isClean ? found.sandbox : await startSandbox(cars);
  leased.set(sandbox.url, { cars, sandbox });
  // This process is killed, which would lose what it compiled.
  flushCompileCache();
  return sandbox.url;
}

async function startSandbox(cars: number): Promise<RunningSandbox> {
  return (await createSandbox({ cars, cacheDir: CACHE_DIR, maxImageWidth: MAX_IMAGE_WIDTH }, sources)).listen(0);
}

async function release(url: string): Promise<string> {
  const hosted = leased.get(url);
  leased.delete(url);
  if (hosted) idle.unshift(hosted);
  for (const { sandbox } of idle.splice(MAX_IDLE)) await sandbox.close();
  return url;
}

/**
 * Resets faults, layouts, counters and received events. Returns false when a request of the last lease is still open.
 */
async function reset(url: string): Promise<boolean> {
  const deadline = Date.now() + MAX_DRAIN;
  while (await hasOpenCalls(url)) {
    if (Date.now() > deadline) return false;
    await new Promise((done) => setTimeout(done, 20));
  }
  return (await fetch(`${url}/__sandbox/reset`, { method: 'POST' })).ok;
}

async function hasOpenCalls(url: string): Promise<boolean> {
  const response = await fetch(`${url}/__sandbox/state.json`);
  const { upstreams } = (await response.json()) as { upstreams: Record<string, { calls: { open: number } }> };
  return Object.values(upstreams).some(({ calls }) => calls.open > 0);
}

process.on('message', ({ id, action }: HostRequest) => {
  const done = action.kind === 'lease' ? lease(action.cars) : release(action.url);
  done.then(
    (url) => process.send?.({ id, url } satisfies HostReply),
    (error: unknown) => process.send?.({ id, error: String(error) } satisfies HostReply),
  );
});
process.once('disconnect', () => process.exit(0));
