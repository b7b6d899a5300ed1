import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomRequests } from '../support/randomRequests.ts';
import { sendRequests } from '../support/sendRequests.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { readWorld } from '../support/visitedWorld.ts';

/** All of them take some ten minutes: `FULL=1`. */
const REQUESTS = process.env.FULL === '1' ? 20_000 : 1_200;
/** Bounds that a few hundred requests fill, so that much is made, dropped and made again. */
const BOUNDS = { CACHE_PAGES_MB: '24', CACHE_FILES_MB: '8' };
/** Patient where requests come as fast as they can; many visitors behind one proxy. */
const SETTINGS = { TRUST_PROXY: '1', MAX_LOOP_DELAY: '60000', RENDER_QUEUE_TIMEOUT: '30000', LOG_LEVEL: 'info' };

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess(['--max-old-space-size=240', '--max-semi-space-size=16'], {
    ...BOUNDS,
    ...SETTINGS,
  });
}, 120_000);
afterAll(() => server.stop());

test(`Q52: ${REQUESTS} random requests keep a process within the memory that it says it needs`, async () => {
  const { memory } = server.started as { memory: Record<string, number> };
  expect(memory).toMatchObject({ heapMb: 288, CACHE_PAGES_MB: 24, CACHE_FILES_MB: 8 });
  const world = await readWorld(`http://127.0.0.1:${server.port}`);
  const { wrong, counts } = await sendRequests(server.port, randomRequests(world, 1), { total: REQUESTS });
  expect(wrong).toEqual([]);
  expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  expect(server.ended()).toBeNull();
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(server.residentMb()).toBeLessThan(memory.needMb ?? 0);
  // Nothing of it is for want of requests: the bounds were met.
  expect(metrics).toMatch(/^cache_evictions_total\{store="pages"\} [1-9]/m);
}, 1_800_000);
