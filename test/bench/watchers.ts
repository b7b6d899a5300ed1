import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest } from './sendRequest.ts';

/** A process that requests some URLs repeatedly, each from an address of its own, until it receives `stop`. */

export interface Watch {
  port: number;
  urls: readonly string[];
}

const EVERY_MS = 20;
let isOver = false;

/** Returns the milliseconds of each request. */
async function watch(port: number, url: string, client: string): Promise<number[]> {
  const times: number[] = [];
  while (!isOver) {
    const { status, ms } = await sendRequest(port, url, client);
    if (status !== 200) throw new Error(`${url}: ${status}`);
    times.push(ms);
    await sleep(EVERY_MS);
  }
  return times;
}

process.on('message', async (message: Watch | 'stop') => {
  isOver = message === 'stop';
  if (message === 'stop') return;
  const { port, urls } = message;
  process.send?.(await Promise.all(urls.map((url, index) => watch(port, url, `127.0.2.${index + 1}`))));
});
process.on('disconnect', () => process.exit(0));
process.stdout.write('{}\n');
