import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { signatureOf } from '../http/webhook.ts';

/** The search service as a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export const KEY = 'sesame';
export const SECRET = 'a secret of the webhook';

/** Starts the service on a free port, and waits until it listens. */
export async function startServiceProcess(
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<ServiceProcess> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../main.ts')], {
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      DATABASE_URL: databaseUrl,
      SEARCH_KEYS: KEY,
      WEBHOOK_SECRETS: SECRET,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { url: await firstUrl(child), kill: end('SIGKILL'), stop: end('SIGTERM') };
}

async function firstUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output');
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the service ended with ${code}`)));
  ended.catch(() => {});
  const line = once(createInterface(child.stdout), 'line').then(([text]) => JSON.parse(text).search as string);
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

/** Sends a search, and returns status and body. */
export async function search(url: string, request: object): Promise<{ status: number; body: SearchBody }> {
  const response = await fetch(`${url}/search`, {
    method: 'POST',
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return { status: response.status, body: (await response.json()) as SearchBody };
}

export interface SearchBody {
  total_items: number;
  content: Record<string, unknown>[];
  error?: { message: string; field: string | null };
}

/** Sends a signed webhook. */
export async function sendWebhook(
  url: string,
  index: string,
  event: object,
  { timestamp = String(Math.floor(Date.now() / 1_000)), secret = SECRET, body = JSON.stringify(event) } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${url}/webhook/${index}`, {
    method: 'POST',
    headers: { 'x-timestamp': timestamp, 'x-signature': `sha256=${signatureOf(secret, timestamp, body)}` },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
