import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { callApi, carOf, formBody, timesOf } from '../../support/booking/testDrives.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type RunningRedis, startRedis } from '../../support/redis.ts';
import { command, redisDump } from '../../support/redisCommands.ts';
import { send } from '../../support/request.ts';

/** The outbox: forms that their upstream cannot take are kept for a day and passed on later (docs/decisions/0204). */

const SECRET = 'first-secret-of-the-outbox-0123456789';
const NEXT_SECRET = 'next-secret-of-the-outbox-0123456789';
const CANARIES = ['Canaria', '070-123 45 67', '0701234567', 'canaria@example.com', 'secret question'];
const STORED_TEXT = /<p[^>]*>Vi har tagit emot det, och det skickas vidare\./;
const DAY_MS = 24 * 60 * 60 * 1_000;

interface State {
  upstreams: {
    leads: { received: { formSubmissionId: string; values: Record<string, unknown> }[] };
    embeddedForms: { received: { submissionId: string; answers: Record<string, unknown> }[] };
  };
  outbox: OutboxMessage[];
}

const stateOf = async ({ sandboxUrl }: Product): Promise<State> =>
  (await (await fetch(`${sandboxUrl}/__sandbox/state.json`)).json()) as State;
const idsOf = async (product: Product): Promise<string[]> =>
  (await stateOf(product)).upstreams.leads.received.map(({ formSubmissionId: id }) => id);

/** Requests of different clients, so that they share no rate. */
let lastClient = 0;
function post(product: Product, formName: string, values: object, formSubmissionId: string = randomUUID()) {
  const body = JSON.stringify({ formName, formSubmissionId, values });
  lastClient += 1;
  const client = `203.0.${Math.floor(lastClient / 250)}.${1 + (lastClient % 250)}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
  return send(product.url, '/api/forms/comhub', { method: 'POST', body, headers });
}

let carId = '';
let carPath = '';
async function findCar(product: Product): Promise<void> {
  const [car] = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se', {
    filters: { car_is_sample: [false] },
    limit: 1,
  });
  carId = car?.car_id ?? '';
  carPath = `/kop-bil/${carId}/${car?.slug}`;
}
const contact = () => ({
  name: 'Canaria Ek',
  phone: '070-123 45 67',
  email: 'canaria@example.com',
  message: 'secret question',
  car: carId,
});

const eventsOf = ({ logged }: Product, event: string) => logged.filter((line) => line.event === event);
async function countOf({ metrics }: Product, outcome: string): Promise<number> {
  const { values } = await metrics.outbox.get();
  return values.filter(({ labels }) => labels.outcome === outcome).reduce((sum, { value }) => sum + value, 0);
}
describe.each(['Redis', 'a folder'])('the outbox in %s', (place) => {
  let redis: RunningRedis;
  let folder: string;
  let product: Product;
  let settings: Record<string, string>;
  const others: Product[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    settings = {
      ...(place === 'Redis' ? { REDIS_URL: redis.url } : { OUTBOX_FOLDER: join(folder, 'outbox') }),
      OUTBOX_SECRETS: SECRET,
      TRUST_PROXY: '1',
      OPERATIONS_PORT: '9100',
    };
    product = await startProduct({ cars: 40, settings });
    await findCar(product);
  }, 180_000);
  afterAll(async () => {
    await product.close();
    await redis.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await product.resetSandbox();
    product.logged.length = 0;
  });
  afterEach(async () => {
    for (const each of others.splice(0)) await each.close();
    for (const upstream of ['leads', 'embeddedForms'] as const) await product.setFault({ upstream, kind: 'none' });
    await eventually(countEntries, 0);
  }, 60_000);

  /** Starts a second process with its own sandbox, which shares the store. */
  async function startOther(changed: Record<string, string>): Promise<Product> {
    const other = await startProduct({ cars: 40, settings: { ...settings, ...changed } });
    others.push(other);
    return other;
  }

  /** Returns the number of entries in the store. */
  async function countEntries(): Promise<number> {
    if (place === 'Redis') {
      const ids = ['leads', 'embeddedForms'].map((name) =>
        command(redis, `ZRANGE forecourt:{outbox:${name}}:added 0 -1`),
      );
      return (await Promise.all(ids)).flat().length;
    }
    const files = await readdir(settings.OUTBOX_FOLDER ?? '', { recursive: true, withFileTypes: true });
    return files.filter((each) => each.isFile()).length;
  }

  /** Returns every byte that the store holds. */
  async function storedBytes(): Promise<string> {
    if (place === 'Redis') return redisDump(redis);
    const names = await readdir(settings.OUTBOX_FOLDER ?? '', { recursive: true, withFileTypes: true });
    const files = names.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')));
    return [...files, ...contents].join('\n');
  }

  /** Makes all entries of the leads a day older. */
  async function age(): Promise<void> {
    if (place === 'Redis') {
      for (const id of await command(redis, 'ZRANGE forecourt:{outbox:leads}:added 0 -1'))
        await command(redis, `ZADD forecourt:{outbox:leads}:added 1 ${id}`);
      return;
    }
    const leads = join(settings.OUTBOX_FOLDER ?? '', 'leads');
    for (const name of await readdir(leads)) {
      const [id, added, ...rest] = name.split('.');
      await rename(join(leads, name), join(leads, [id, Number(added) - DAY_MS, ...rest].join('.'))).catch(
        () => undefined,
      );
    }
  }

  /** Sets from when the entries of an upstream may be taken: all of them, or the oldest. */
  async function setDue(
    upstream: 'leads' | 'embeddedForms',
    due: number,
    which: 'all' | 'oldest' = 'all',
  ): Promise<void> {
    const upTo = which === 'all' ? -1 : 0;
    if (place === 'Redis') {
      const key = `forecourt:{outbox:${upstream}}`;
      for (const id of await command(redis, `ZRANGE ${key}:added 0 ${upTo}`))
        await command(redis, `ZADD ${key}:due ${due} ${id}`);
      return;
    }
    const entries = join(settings.OUTBOX_FOLDER ?? '', upstream);
    const addedOf = (name: string) => Number(name.split('.')[1]);
    const names = (await readdir(entries)).sort((one, other) => addedOf(one) - addedOf(other));
    for (const name of which === 'all' ? names : names.slice(0, 1)) {
      const [id, added, , bytes] = name.split('.');
      // A process may take it at the same time.
      await rename(join(entries, name), join(entries, [id, added, due, bytes].join('.'))).catch(() => undefined);
    }
  }

  test.each([
    ['errors', { kind: 'error', status: 503 }],
    ['cuts connections', { kind: 'reset' }],
    ['loses its response', { kind: 'lost', times: 1 }],
    ['has another key', { kind: 'error', status: 401 }],
  ] as const)('Q32 a lead while the upstream %s: 202 and stored, then delivered once', async (_how, fault) => {
    const id = randomUUID();
    await product.setFault({ upstream: 'leads', ...fault });
    const response = await post(product, 'contact', contact(), id);
    expect([response.status, JSON.parse(response.body)]).toEqual([202, { formSubmissionId: id, isStored: true }]);
    await product.setFault({ upstream: 'leads', kind: 'none' });
    // A folder that is read while a file in it is renamed may lack the file.
    await eventually(() => eventsOf(product, 'outbox.delivered').length, 1);
    await eventually(countEntries, 0);
    // A visitor who sends it again makes no second lead.
    expect(JSON.parse((await post(product, 'contact', contact(), id)).body)).toEqual({ formSubmissionId: id });
    const { upstreams, outbox } = await stateOf(product);
    expect(upstreams.leads.received).toEqual([
      expect.objectContaining({ formSubmissionId: id, values: expect.objectContaining({ name: 'Canaria Ek' }) }),
    ]);
    expect(outbox).toHaveLength(2);
    expect(eventsOf(product, 'outbox.stored')).toEqual([
      expect.objectContaining({ upstream: 'leads', form: 'contact', site: 'norrvag-se', submission: id }),
    ]);
    expect(eventsOf(product, 'outbox.delivered')).toEqual([expect.objectContaining({ submission: id })]);
  });

  test('no byte of the store, the log and the metrics has what was typed; others cannot read the files', async () => {
    await product.setFault({ upstream: 'leads', kind: 'error' });
    await product.setFault({ upstream: 'embeddedForms', kind: 'error' });
    const id = randomUUID();
    expect((await post(product, 'contact', contact(), id)).status).toBe(202);
    expect((await post(product, 'newsletter', { email: 'canaria@example.com' })).status).toBe(202);
    const stored = await storedBytes();
    expect(stored).toContain(id);
    const decoded = (stored.match(/[\w+/]{40,}={0,2}/g) ?? []).map((each) =>
      Buffer.from(each, 'base64').toString('latin1'),
    );
    const logged = JSON.stringify(product.logged);
    const seen = [stored, ...decoded, logged, await product.metrics.registry.metrics()].join('\n');
    expect(CANARIES.filter((canary) => seen.includes(canary))).toEqual([]);
    if (place === 'Redis') return;
    const leads = join(settings.OUTBOX_FOLDER ?? '', 'leads');
    const [name = ''] = await readdir(leads);
    const modes = await Promise.all([stat(leads), stat(join(leads, name))]);
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
  });

  test('a sign-up for the newsletter is stored; its mail is sent once the upstream has recovered', async () => {
    await product.setFault({ upstream: 'embeddedForms', kind: 'error' });
    const response = await post(product, 'newsletter', { email: 'reader@example.com' });
    expect(JSON.parse(response.body)).toMatchObject({ isStored: true });
    expect((await stateOf(product)).outbox).toEqual([]);
    await product.setFault({ upstream: 'embeddedForms', kind: 'none' });
    await eventually(async () => (await stateOf(product)).outbox.map(({ to }) => to), ['reader@example.com']);
  });

  test('a subscription that was confirmed and ended meanwhile is ended: the order stays', async () => {
    await post(product, 'newsletter', { email: 'ends@example.com' });
    const [mail] = (await stateOf(product)).outbox;
    const confirm = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const answers = (await stateOf(product)).upstreams.embeddedForms.received[0]?.answers;
    const unsubscribe = /token=([\w.-]+)/.exec(String(answers?.unsubscribeUrl))?.[1] ?? '';
    await product.setFault({ upstream: 'embeddedForms', kind: 'error' });
    for (const [form, token] of [
      ['newsletterConfirm', confirm],
      ['newsletterEnd', unsubscribe],
    ] as const)
      expect(JSON.parse((await post(product, form, { token })).body)).toMatchObject({ isStored: true });
    // The confirmation waits for longer than the end.
    await setDue('embeddedForms', Date.now() + 5_000, 'oldest');
    await product.setFault({ upstream: 'embeddedForms', kind: 'none' });
    await eventually(
      async () => (await stateOf(product)).upstreams.embeddedForms.received.map((each) => each.answers.status),
      ['pending', 'confirmed', 'ended'],
    );
  });

  test('F077 a test drive is booked by its calendar while its lead waits; without the calendar nothing is booked or stored', async () => {
    const { car_id: car } = await carOf(product);
    const [first = '', second = ''] = await timesOf(product, car);
    const drivesOf = async () => {
      const state = (await (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json()) as {
        testDrives: { bookings: { state: string; timeSlot: string }[] };
      };
      return state.testDrives.bookings.map(({ state, timeSlot }) => [state, timeSlot]);
    };
    await product.setFault({ upstream: 'leads', kind: 'error' });
    const booked = await callApi(product, '/api/forms/comhub', { body: formBody(car, first) });
    expect(booked.status).toBe(202);
    expect(JSON.parse(booked.body)).toMatchObject({ isStored: true, testDrive: { id: 'T100001' } });
    expect([await drivesOf(), await idsOf(product)]).toEqual([[['confirmed', first]], []]);
    await product.setFault({ upstream: 'testDrives', kind: 'error' });
    const refused = await callApi(product, '/api/forms/comhub', { body: formBody(car, second) });
    await product.setFault({ upstream: 'testDrives', kind: 'none' });
    expect([refused.status, await countEntries(), await drivesOf()]).toEqual([502, 1, [['confirmed', first]]]);
    await product.setFault({ upstream: 'leads', kind: 'none' });
    await eventually(async () => (await idsOf(product)).length, 1);
  });

  test('without scripts the confirmation says that it is passed on', async () => {
    await product.setFault({ upstream: 'leads', kind: 'error' });
    const body = new URLSearchParams({ formName: 'contact', ...contact() }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const posted = await send(product.url, carPath, { method: 'POST', body, headers });
    expect([posted.status, posted.headers.location]).toEqual([303, expect.stringContaining('?sent=contact-stored#')]);
    const [shown = ''] = String(posted.headers.location).split('#');
    const page = await send(product.url, shown);
    expect(page.body).toMatch(STORED_TEXT);
    expect((await send(product.url, shown.replace('-stored', ''))).body).not.toMatch(STORED_TEXT);
  });

  test.each([
    ['a field', 400, { kind: 'refuse', field: 'email' }],
    ['the form', 422, { kind: 'error', status: 422 }],
  ] as const)(
    '%s that the upstream refuses for good, by %d, is logged and counted, and is not tried again',
    async (_what, status, fault) => {
      await product.setFault({ upstream: 'leads', kind: 'error', status: 503 });
      const id = randomUUID();
      await post(product, 'contact', contact(), id);
      await product.setFault({ upstream: 'leads', ...fault });
      const refused = await countOf(product, 'refused');
      await eventually(() => countOf(product, 'refused'), refused + 1);
      await eventually(countEntries, 0);
      expect(eventsOf(product, 'outbox.refused')).toEqual([
        expect.objectContaining({ upstream: 'leads', form: 'contact', submission: id, status }),
      ]);
      expect(JSON.stringify(product.logged)).not.toMatch(/Canaria|canaria@/);
      expect(await idsOf(product)).toEqual([]);
    },
  );

  test('an entry that is older than a day is removed, and counted', async () => {
    await product.setFault({ upstream: 'leads', kind: 'error' });
    await post(product, 'contact', contact());
    const expired = await countOf(product, 'expired');
    await age();
    await eventually(() => countOf(product, 'expired'), expired + 1);
    await eventually(countEntries, 0);
    expect(eventsOf(product, 'outbox.expired')).toEqual([expect.objectContaining({ upstream: 'leads', entries: 1 })]);
    await product.setFault({ upstream: 'leads', kind: 'none' });
    expect(await idsOf(product)).toEqual([]);
  });

  test.each([
    ['entries', { OUTBOX_ENTRIES: '1' }],
    ['bytes', { OUTBOX_MB: '1' }],
  ])(
    'full by %s: the visitor gets the error of a failed upstream, and what is stored stays',
    async (what, bound) => {
      const other = await startOther(bound);
      for (const each of [product, other]) await each.setFault({ upstream: 'leads', kind: 'error' });
      const message = 'x'.repeat(1_900);
      let stored = 0;
      let status = 202;
      while (status === 202 && stored < 1_000) {
        status = (await post(other, 'contact', { ...contact(), message })).status;
        if (status === 202) stored += 1;
      }
      expect(status).toBe(502);
      expect(what === 'entries' ? stored : stored > 100).toBe(what === 'entries' ? 1 : true);
      expect(eventsOf(other, 'outbox.full')).toHaveLength(1);
      for (const each of [product, other]) await each.setFault({ upstream: 'leads', kind: 'none' });
      await eventually(async () => (await idsOf(product)).length + (await idsOf(other)).length, stored);
      expect((await post(other, 'contact', contact())).status).toBe(202);
    },
    120_000,
  );

  test('a new secret in front of the old one reads its entries; without the old one they wait', async () => {
    await product.setFault({ upstream: 'leads', kind: 'error' });
    const old = randomUUID();
    await post(product, 'contact', contact(), old);
    const without = await startOther({ OUTBOX_SECRETS: NEXT_SECRET });
    await without.setFault({ upstream: 'leads', kind: 'none' });
    await eventually(() => countOf(without, 'unreadable').then((count) => count > 0), true);
    expect(eventsOf(without, 'outbox.unreadable')[0]).toMatchObject({ submission: old });
    await without.setFault({ upstream: 'leads', kind: 'error' });
    const next = randomUUID();
    expect((await post(without, 'contact', contact(), next)).status).toBe(202);
    for (const each of others.splice(0)) await each.close();
    const both = await startOther({ OUTBOX_SECRETS: `${NEXT_SECRET},${SECRET}` });
    await eventually(async () => {
      // Processes that cannot read an entry let it wait for a minute.
      await setDue('leads', 1);
      return (await idsOf(both)).sort();
    }, [old, next].sort());
  }, 120_000);

  test('the page of the process shows how many wait, and since when', async () => {
    await product.setFault({ upstream: 'leads', kind: 'error' });
    await post(product, 'contact', contact());
    const read = async () => {
      const { outboxes } = (await (await fetch(`${product.operationsUrl}/ops.json`)).json()) as {
        outboxes: { upstream: string; entries: number; oldestSeconds: number }[];
      };
      return outboxes.map(({ upstream, entries }) => [upstream, entries]);
    };
    await eventually(read, [
      ['leads', 1],
      ['embeddedForms', 0],
    ]);
    expect(await (await fetch(`${product.operationsUrl}/ops`)).text()).toContain('<h2>Outboxes</h2>');
  });
});

test('a Redis that is gone: the visitor gets the error of a failed upstream, and a lead that can be sent is sent', async () => {
  const redis = await startRedis();
  const product = await startProduct({ cars: 40, settings: { REDIS_URL: redis.url, OUTBOX_SECRETS: SECRET } });
  await findCar(product);
  await redis.stop();
  await product.setFault({ upstream: 'leads', kind: 'error', times: 1 });
  expect((await post(product, 'contact', contact())).status).toBe(502);
  expect(eventsOf(product, 'outbox.unavailable').length).toBeGreaterThan(0);
  expect(JSON.parse((await post(product, 'contact', contact())).body)).not.toHaveProperty('isStored');
  expect(await idsOf(product)).toHaveLength(1);
  const again = await startRedis(redis.port);
  await eventually(() => eventsOf(product, 'redis.recovered').length, 1);
  await product.close();
  await again.stop();
}, 180_000);
