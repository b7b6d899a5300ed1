import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { processEnvironment } from './processEnvironment.ts';

/** As in `runProduct.ts`: so long that a busy machine never reaches them. */
const LONG_LIMITS = {
  UPSTREAM_CONNECT_TIMEOUT: '30000',
  UPSTREAM_HEADERS_TIMEOUT: '30000',
  UPSTREAM_TOTAL_TIMEOUT: '30000',
  PAGE_DEADLINE: '30000',
  RENDER_QUEUE_TIMEOUT: '30000',
  MAX_LOOP_DELAY: '60000',
};
const ROOT = resolve(import.meta.dirname, '../..');

/** `server.ts` as it runs in production: a process of its own. */
export interface ServerProcess {
  port: number;
  /** The log line `server.started`. */
  started: Record<string, unknown>;
  /** Returns its signal or exit code; null while it runs. */
  ended: () => string | null;
  /** Returns its resident memory in megabytes, as Linux counts it. */
  residentMb: () => number;
  /** Sends a signal to the server. */
  signal: (signal: NodeJS.Signals) => void;
  stop: () => Promise<void>;
}

/**
 * Starts the server on a running sandbox, such as one that the test leases.
 *
 * @param flags for Node
 * @param settings environment of the server, with the URL of the sandbox or of its upstreams
 * @param folder of the product
 */
export async function startServerProcess(
  flags: readonly string[],
  settings: Record<string, string>,
  folder: string = ROOT,
): Promise<ServerProcess> {
  const server = spawn(process.execPath, [...flags, 'server.ts'], {
    cwd: folder,
    env: { ...processEnvironment({ NODE_ENV: 'production' }), PORT: '0', ...LONG_LIMITS, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = await lineWith(server, 'memory');
  return {
    port: Number(started.port),
    started,
    ended: () => server.signalCode ?? server.exitCode?.toString() ?? null,
    residentMb: () => {
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1_024;
    },
    signal: (signal) => void server.kill(signal),
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    },
  };
}

/** Returns the first line of JSON with this member that the process writes. */
async function lineWith(child: ChildProcess, name: string): Promise<Record<string, unknown>> {
  if (!child.stdout) throw new Error('No output to read');
  const exited = once(child, 'exit').then(([code]): never => {
    throw new Error(`Ended with ${code} before it said ${name}`);
  });
  const lines = createInterface(child.stdout);
  const found = new Promise<Record<string, unknown>>((done) => {
    // Later lines are read and dropped: with a full pipe the process would lose its log.
    lines.on('line', (line) => {
      if (line.startsWith('{') && line.includes(`"${name}"`)) done(JSON.parse(line));
    });
  });
  exited.catch(() => {});
  return Promise.race([found, exited]);
}
