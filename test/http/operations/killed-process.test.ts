import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { send } from '../../support/request.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';

/** Q32: a process of the site is killed between its call of the leads service and its response to the visitor. */

let redis: RunningRedis;
let survivor: Product;
let killed: ServerProcess;
/** Between the killed process and the leads service. */
let relay: Server;
/** Calls of the killed process that got no response. `passesOn`: the service has handled them. */
let pendingCalls = 0;
let passesOn = false;

beforeAll(async () => {
  redis = await startRedis();
  survivor = await startProduct({ cars: 400, settings: { REDIS_URL: redis.url } });
  relay = createServer(async (req) => {
    const body = await text(req);
    const headers = { 'x-api-key': String(req.headers['x-api-key']) };
    if (passesOn) await fetch(`${survivor.sandboxUrl}/leads${req.url}`, { method: 'POST', headers, body });
    pendingCalls += 1;
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
}, 180_000);
afterAll(async () => {
  relay.closeAllConnections();
  relay.close();
  await survivor.close();
  await redis.stop();
});

/** Ends the lease of the killed process at once, which lasts longer than its longest call. */
async function endLease(id: string): Promise<void> {
  const socket = connect(redis.port, '127.0.0.1');
  socket.write(`PEXPIRE forecourt:lead:norrvag-se:${id}:state 1\r\nQUIT\r\n`);
  expect(await text(socket)).toMatch(/^:1\r\n/);
}

const callsOf = async () => {
  const state = (await (await fetch(`${survivor.sandboxUrl}/__sandbox/state.json`)).json()) as {
    upstreams: { leads: { received: { formSubmissionId: string }[] } };
    outbox: unknown[];
  };
  return [state.upstreams.leads.received.map(({ formSubmissionId: id }) => id), state.outbox.length];
};

test.each([
  ['before the service has the lead', false],
  ['after the service has accepted the lead', true],
])(
  'Q32 killed %s: the visitor sends it again, and it is one lead',
  async (_when, isAccepted) => {
    await fetch(`${survivor.sandboxUrl}/__sandbox/reset`, { method: 'POST' });
    [pendingCalls, passesOn] = [0, isAccepted];
    killed = await startServerProcess([], {
      SANDBOX: 'fill',
      SANDBOX_URL: survivor.sandboxUrl,
      LEADS_URL: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
      LEADS_KEY: 'sandbox',
      REDIS_URL: redis.url,
      LOG_FORMAT: 'json',
    });
    const [car] = await recordsOf<CarRecord>(survivor, 'vehicles_norrvag_se', {
      filters: { car_is_sample: [false] },
      limit: 1,
    });
    const formSubmissionId = randomUUID();
    const values = { name: 'Anna Ek', phone: '070-123 45 67', email: 'anna@example.com', car: car?.car_id };
    const body = JSON.stringify({ formName: 'contact', formSubmissionId, values });
    const headers = { 'content-type': 'application/json' };
    // The host of production: its origin has no port, so the lead names the same page in both processes.
    const post = (url: string) =>
      send(url, '/api/forms/comhub', { method: 'POST', body, headers, host: 'norrvag-se.example' });
    const first = post(`http://127.0.0.1:${killed.port}`).then(
      () => 'response',
      () => 'lost',
    );
    await eventually(() => pendingCalls, 1);
    await killed.stop();
    expect(killed.ended()).toBe('SIGKILL');
    expect(await first).toBe('lost');
    const again = post(survivor.url);
    await endLease(formSubmissionId);
    expect((await again).status).toBe(202);
    expect((await post(survivor.url)).status).toBe(202);
    expect(await callsOf()).toEqual([[formSubmissionId], 2]);
  },
  180_000,
);
