import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** A service as a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a service on a free port, and waits until it listens.
 *
 * @param main the file of its `npm start`
 * @param name of the member with its URL in its first line of output
 */
export async function startProcess(
  main: string,
  name: string,
  variables: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { url: await firstUrl(child, name), kill: end('SIGKILL'), stop: end('SIGTERM') };
}

async function firstUrl(child: ChildProcess, name: string): Promise<string> {
  if (!child.stdout) throw new Error('no output');
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the service ended with ${code}`)));
  ended.catch(() => {});
  const line = once(createInterface(child.stdout), 'line').then(([text]) => JSON.parse(text)[name] as string);
  return Promise.race([line, ended]);
}

/** Returns what `work` returns as soon as it is neither null nor an error; fails after a minute. */
export async function eventually<T>(work: () => Promise<T | null>): Promise<T> {
  const end = performance.now() + 60_000;
  for (;;) {
    const result = await work().catch((error: Error) => error);
    if (result !== null && !(result instanceof Error)) return result;
    if (performance.now() > end) throw result ?? new Error('it did not happen');
    await wait(50);
  }
}
