import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { withTimeout } from '../../lib/withTimeout.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';

export interface SandboxChild {
  /** Base URL of the sandbox, without trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

interface SandboxOptions {
  /** The sandbox's main module. */
  script: string;
  cars: number;
  seed: number;
  /** URL of this process, for the links of the control page. */
  web: string;
  /** URL where the sandbox's editor loads pages, if it differs from `web`. */
  editing?: string;
  log: Log;
  /** Called when the sandbox ends without `stop`. */
  onExit: (reason: string) => void;
}

/** Milliseconds until the sandbox must be ready. */
const START_TIMEOUT_MS = 60_000;

/**
 * Starts the sandbox as a child process on a free port and waits for its URL. The IPC channel tells the sandbox when this process
 * has ended, even by SIGKILL.
 * @throws Error when the sandbox ends or times out before it is ready
 */
export async function startSandbox(options: SandboxOptions): Promise<SandboxChild> {
  const { script, cars, seed, web, editing = '', log, onExit: onDeath } = options;
  const args = [
    ...process.execArgv,
    script,
    '--port',
    '0',
    '--cars',
    String(cars),
    '--seed',
    String(seed),
    '--web',
    web,
    ...(editing === '' ? [] : ['--editing', editing]),
  ];
  // Detached: Ctrl-C signals the whole process group, and the sandbox must outlive our last request.
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
  let stopping = false;
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`exit ${code ?? signal}`));
  });
  const ready = readSandboxUrl(child, log);
  const exitedEarly = exited.then((reason) =>
    Promise.reject(new Error(`The sandbox ended before it was ready: ${reason}`)),
  );
  try {
    const url = await withTimeout(START_TIMEOUT_MS, 'The start of the sandbox', Promise.race([ready, exitedEarly]));
    exited.then((reason) => {
      if (!stopping) onDeath(reason);
    });
    return {
      url,
      stop: async () => {
        stopping = true;
        child.kill('SIGTERM');
        const killTimer = setTimeout(() => child.kill('SIGKILL'), 1_000);
        await exited;
        clearTimeout(killTimer);
      },
    };
  } catch (error) {
    stopping = true;
    child.kill('SIGKILL');
    throw error;
  }
}

/** Resolves with the URL of the ready line `{ "sandbox": "http://…" }`; writes all other output of the child to the log. */
function readSandboxUrl(child: ChildProcess, log: Log): Promise<string> {
  const logLine = (line: string) => log.info({ event: LOG_EVENTS.sandboxOutput, line: line.slice(0, 500) });
  return new Promise((resolve) => {
    if (child.stderr) createInterface(child.stderr).on('line', logLine);
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      const url = sandboxUrlIn(line);
      if (url === null) logLine(line);
      else resolve(url);
    });
  });
}

/** Returns the URL in a ready line, or null for any other line. */
export function sandboxUrlIn(line: string): string | null {
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed !== 'object' || parsed === null || !('sandbox' in parsed)) return null;
    const url = typeof parsed.sandbox === 'string' ? URL.parse(parsed.sandbox) : null;
    return url?.protocol === 'http:' ? url.origin : null;
  } catch {
    return null;
  }
}
