import { randomUUID } from 'node:crypto';
import type { Browser } from 'puppeteer';
import { send } from './request.ts';
import { importShared } from './shared.ts';

/**
 * Leases of the services that the files of a Jest worker share (`services.ts`). Without Jest, as in the bench, there
 * are no services and `hasServices` returns false.
 */
/** Identifies the test file: Jest evaluates this module once for each. */
const FILE = randomUUID();

const servicesUrl = (): string => process.env.TEST_SERVICES_URL ?? '';

export const hasServices = (): boolean => servicesUrl() !== '';

export interface LeasedSandbox {
  url: string;
  /** Returns the sandbox. Its faults, layouts and counters are reset before another file gets it. */
  close: () => Promise<void>;
}

/**
 * Leases a sandbox that no other file uses. Its state is that after a start: no fault, no layout, nothing counted.
 *
 * @param cars size of the largest index
 */
export async function leaseSandbox(cars: number): Promise<LeasedSandbox> {
  const url = await request({ kind: 'lease', file: FILE, cars });
  return { url, close: async () => void (await request({ kind: 'release', url })) };
}

/** Connects to the worker's Chromium. Callers `disconnect` it and close every context that they opened. */
export async function connectBrowser(): Promise<Browser> {
  const { connect } = await importShared<typeof import('puppeteer')>('puppeteer');
  return connect({ browserWSEndpoint: await request({ kind: 'browser' }), defaultViewport: null });
}

async function request(action: object): Promise<string> {
  const body = JSON.stringify({ ...action, worker: process.env.JEST_WORKER_ID ?? '1' });
  // A new connection for each call: a kept-alive one may be closed while this process is busy.
  const response = await send(servicesUrl(), '/', { method: 'POST', body });
  const { url, error } = JSON.parse(response.body) as { url?: string; error?: string };
  if (url === undefined) throw new Error(`The test services failed: ${error}`);
  return url;
}
