import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { LOG_EVENTS } from './events.ts';
import type { Log } from './log.ts';

export interface SandboxChild {
  /** Base address of the sandbox, without trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

interface SandboxOptions {
  /** The sandbox's main module. */
  script: string;
  cars: number;
  seed: number;
  /** Address of this process, for the links of the control page. */
  web: string;
  /** Where its editor finds pages, when that is another place than `web`. */
  editing?: string;
  log: Log;
  /** Called when the sandbox ends without having been asked to. */
  onDeath: (reason: string) => void;
  /** Milliseconds the sandbox may take to make its data. */
  timeout?: number;
}

/**
 * Starts the sandbox as a process of its own on a free port and waits for its address. The IPC channel tells it when
 * this process has gone, even by a kill.
 * @throws Error when it ends or stays silent before it is ready
 */
export async function startSandbox(options: SandboxOptions): Promise<SandboxChild> {
  const { script, cars, seed, web, editing = '', log, onDeath, timeout = 60_000 } = options;
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
  // Detached: Ctrl-C reaches a whole process group, and the sandbox has to outlive our last request.
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
  let stopping = false;
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`exit ${code ?? signal}`));
  });
  const ready = readAddress(child, log);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The sandbox was not ready within ${timeout} ms`)), timeout);
  });
  const died = exited.then((reason) => Promise.reject(new Error(`The sandbox ended before it was ready: ${reason}`)));
  try {
    const url = await Promise.race([ready, late, died]);
    exited.then((reason) => {
      if (!stopping) onDeath(reason);
    });
    return {
      url,
      stop: async () => {
        stopping = true;
        child.kill('SIGTERM');
        const hard = setTimeout(() => child.kill('SIGKILL'), 1_000);
        await exited;
        clearTimeout(hard);
      },
    };
  } catch (error) {
    stopping = true;
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The first line that is `{ "sandbox": "http://…" }`; everything else it says goes to the log. */
function readAddress(child: ChildProcess, log: Log): Promise<string> {
  const note = (line: string) => log.info({ event: LOG_EVENTS.sandbox, line: line.slice(0, 500) });
  return new Promise((resolve) => {
    if (child.stderr) createInterface(child.stderr).on('line', note);
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      const url = sandboxAddress(line);
      if (url === null) note(line);
      else resolve(url);
    });
  });
}

/** Address in a ready line, or `null` when the line is something else. */
export function sandboxAddress(line: string): string | null {
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed !== 'object' || parsed === null || !('sandbox' in parsed)) return null;
    const url = typeof parsed.sandbox === 'string' ? URL.parse(parsed.sandbox) : null;
    return url?.protocol === 'http:' ? url.origin : null;
  } catch {
    return null;
  }
}
