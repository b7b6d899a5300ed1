import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { VARIABLES } from '../../../config/variables.ts';
import { readWorld } from '../../support/browser/visitedWorld.ts';
import { type LeasedSandbox, leaseSandbox } from '../../support/leases.ts';
import { randomRequests } from '../../support/randomRequests.ts';
import { sendRequests } from '../../support/sendRequests.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';

/** `FULL=1` sends all of them, which takes about 45 minutes. */
const FULL = process.env.FULL === '1';
const REQUESTS = FULL ? 100_000 : 300;
/** Cars of the largest site. */
const CARS = FULL ? VARIABLES.SANDBOX_CARS.default : 400;
/** In so many requests an upstream may time out now and then, because other programs use the machine too. */
const MAX_WRONG = Math.floor(REQUESTS / 5_000);
/** The caches are full after this many requests. */
const WARM = 30_000;
/** Requests between two measurements of the memory. */
const READING = 500;
/** Limits that a few hundred requests reach, so that much is rendered, evicted and rendered again. */
const PAGES_MB = FULL ? 16 : 8;
const BOUNDS = { CACHE_PAGES_MB: String(PAGES_MB), CACHE_FILES_MB: '8' };
const UPSTREAM_TIMEOUTS = {
  UPSTREAM_CONNECT_TIMEOUT: '30000',
  UPSTREAM_HEADERS_TIMEOUT: '30000',
  UPSTREAM_TOTAL_TIMEOUT: '30000',
};
/** Long timeouts, because requests come as fast as they can; many visitors behind one proxy. */
const SETTINGS = {
  ...UPSTREAM_TIMEOUTS,
  TRUST_PROXY: '1',
  MAX_LOOP_DELAY: '60000',
  RENDER_QUEUE_TIMEOUT: '30000',
  PAGE_DEADLINE: '30000',
  LOG_LEVEL: 'info',
};

let sandbox: LeasedSandbox;
let server: ServerProcess;
beforeAll(async () => {
  sandbox = await leaseSandbox(CARS);
  server = await startServerProcess(['--max-old-space-size=240', '--max-semi-space-size=16'], {
    SANDBOX: 'on',
    SANDBOX_URL: sandbox.url,
    ...BOUNDS,
    ...SETTINGS,
  });
}, 600_000);
afterAll(async () => {
  await server.stop();
  await sandbox.close();
});

test(`Q52 Q9: ${REQUESTS} random requests keep a process within the memory that it says it needs`, async () => {
  const { memory } = server.started as { memory: Record<string, number> };
  expect(memory).toMatchObject({ heapMb: 288, CACHE_PAGES_MB: PAGES_MB, CACHE_FILES_MB: 8 });
  const world = await readWorld(`http://127.0.0.1:${server.port}`);
  const next = randomRequests(world, 1);
  const resident: number[] = [];
  let requests = 0;
  const counted = () => {
    if (requests % READING === 0) resident.push(server.residentMb());
    requests += 1;
    return next();
  };
  const { wrong, counts } = await sendRequests(server.port, counted, { total: REQUESTS });
  expect(wrong.slice(MAX_WRONG)).toEqual([]);
  expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  expect(server.ended()).toBeNull();
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(Math.max(...resident, server.residentMb())).toBeLessThan(memory.needMb ?? 0);
  if (FULL) {
    const warm = resident.slice(WARM / READING);
    expect(mean(warm.slice(-20))).toBeLessThan(1.1 * mean(warm.slice(0, 20)));
  }
  // The limits were reached: the test sent enough requests.
  expect(metrics).toMatch(/^cache_evictions_total\{store="pages"\} [1-9]/m);
}, 7_200_000);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
