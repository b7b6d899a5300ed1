import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { TESTS_ALL } from '../../support/matrix.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { send } from '../../support/request.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';

/** Three processes with one outbox (docs/decisions/0204). */

const LEADS = TESTS_ALL ? 1_000 : 150;
/** The minute after a recovery, in which everything is delivered. */
const MINUTE_MS = 60_000;

let redis: RunningRedis;
/** It has the sandbox. */
let product: Product;
let processes: readonly ServerProcess[] = [];
/** Between the process that is killed and the leads service. */
let relay: Server;
/** Leads that the service has accepted while the relay withholds its responses. */
let withheld = 0;

beforeAll(async () => {
  redis = await startRedis();
  product = await startProduct({ cars: 40 });
  relay = createServer(async (req, res) => {
    const headers = { 'x-api-key': String(req.headers['x-api-key']) };
    const body = await text(req);
    const response = await fetch(`${product.sandboxUrl}/leads${req.url}`, { method: 'POST', headers, body });
    if (response.ok) withheld += 1;
    else res.writeHead(response.status).end();
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  const settings = {
    SANDBOX: 'fill',
    SANDBOX_URL: product.sandboxUrl,
    REDIS_URL: redis.url,
    OUTBOX_SECRETS: 'secret-of-three-processes-0123456789',
    UPSTREAM_TOTAL_TIMEOUT: '8000',
    TRUST_PROXY: '1',
    LOG_FORMAT: 'json',
  };
  const start = (others: Record<string, string> = {}) => startServerProcess([], { ...settings, ...others });
  const relayUrl = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  processes = [await start({ LEADS_URL: relayUrl, LEADS_KEY: 'sandbox' }), await start(), await start()];
}, 180_000);
afterAll(async () => {
  for (const each of processes) await each.stop();
  relay.closeAllConnections();
  relay.close();
  await product.close();
  await redis.stop();
});

interface State {
  upstreams: { leads: { received: { formSubmissionId: string }[] } };
  outbox: unknown[];
}
const stateOf = async (): Promise<State> =>
  (await (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json()) as State;

/** Returns how many leads wait, as a process that lives reports it. */
async function waiting(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${processes[1]?.port}/metrics`)).text();
  return Number(/^outbox_entries\{upstream="leads"\} (\d+)$/m.exec(metrics)?.[1]);
}

async function valuesOf(): Promise<object> {
  const [car] = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se', {
    filters: { car_is_sample: [false] },
    limit: 1,
  });
  return { name: 'Anna Ek', phone: '070-123 45 67', email: 'anna@example.com', car: car?.car_id };
}

test('Q32 the leads service is off, and one of three processes is killed between sending and removing: each lead arrives once', async () => {
  const values = await valuesOf();
  await product.setFault({ upstream: 'leads', kind: 'error', status: 503 });
  const ids = Array.from({ length: LEADS }, () => randomUUID());
  const responses: string[] = [];
  const postAll = async (next: Iterator<[number, string]>): Promise<void> => {
    for (let each = next.next(); !each.done; each = next.next()) {
      const [at, formSubmissionId] = each.value;
      const body = JSON.stringify({ formName: 'contact', formSubmissionId, values });
      const client = `203.0.${Math.floor(at / 250)}.${1 + (at % 250)}`;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
      const url = `http://127.0.0.1:${processes[at % processes.length]?.port}`;
      const { status, body: text } = await send(url, '/api/forms/comhub', { method: 'POST', body, headers });
      responses.push(`${status} ${JSON.parse(text).isStored}`);
    }
  };
  const next = ids.entries();
  await Promise.all([postAll(next), postAll(next), postAll(next), postAll(next)]);
  expect(responses.filter((each) => each !== '202 true')).toEqual([]);
  expect((await stateOf()).upstreams.leads.received).toEqual([]);

  // The others hang until the service has accepted leads of the process that is killed then.
  const [killed, ...others] = processes;
  for (const each of others) each.signal('SIGSTOP');
  await product.setFault({ upstream: 'leads', kind: 'none' });
  const recoveredAt = performance.now();
  await eventually(
    () => withheld,
    (leads) => expect(leads).toBeGreaterThan(0),
  );
  await killed?.stop();
  expect(killed?.ended()).toBe('SIGKILL');
  for (const each of others) each.signal('SIGCONT');
  while ((await waiting()) > 0 && performance.now() - recoveredAt < MINUTE_MS) await sleep(250);
  expect(await waiting()).toBe(0);
  const { upstreams, outbox } = await stateOf();
  expect(upstreams.leads.received.map(({ formSubmissionId: id }) => id).sort()).toEqual([...ids].sort());
  // One for the dealer and one for the customer of each.
  expect(outbox).toHaveLength(2 * LEADS);
}, 300_000);

test('a process that stops leaves what waits in the folder to the next one', async () => {
  await product.resetSandbox();
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const settings = {
    SANDBOX: 'fill',
    SANDBOX_URL: product.sandboxUrl,
    OUTBOX_FOLDER: folder,
    OUTBOX_SECRETS: 'secret-of-a-single-process-0123456789',
    UPSTREAM_TOTAL_TIMEOUT: '8000',
    DRAIN_DELAY: '0',
  };
  await product.setFault({ upstream: 'leads', kind: 'error', status: 503 });
  const first = await startServerProcess([], settings);
  const formSubmissionId = randomUUID();
  const body = JSON.stringify({ formName: 'contact', formSubmissionId, values: await valuesOf() });
  const headers = { 'content-type': 'application/json' };
  const response = await send(`http://127.0.0.1:${first.port}`, '/api/forms/comhub', { method: 'POST', body, headers });
  expect(JSON.parse(response.body)).toEqual({ formSubmissionId, isStored: true });
  first.signal('SIGTERM');
  await eventually(() => first.ended(), '0');
  await product.setFault({ upstream: 'leads', kind: 'none' });
  const next = await startServerProcess([], settings);
  await eventually(
    async () => (await stateOf()).upstreams.leads.received.map(({ formSubmissionId: id }) => id),
    [formSubmissionId],
  );
  await eventually(() => readdir(join(folder, 'leads')), []);
  await next.stop();
  await rm(folder, { recursive: true });
}, 180_000);
