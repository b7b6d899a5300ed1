import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '../../test/support/eventually.ts';
import { type SentinelGroup, startSentinelGroup } from '../../test/support/sentinel.ts';
import { createRedisOutbox } from '../outbox/redisOutbox.ts';
import { createBroadcast } from './broadcast.ts';
import { createStrictStore, StoreUnavailable } from './createSharedStore.ts';

/** What processes share goes on at the next master: the real Redis with real sentinels. */

const HOUR_MS = 3_600_000;
let group: SentinelGroup;
let states: string[];
const open: (() => void)[] = [];
beforeEach(async () => {
  group = await startSentinelGroup();
  states = [];
}, 60_000);
afterEach(async () => {
  for (const close of open.splice(0)) close();
  await group.stop();
}, 60_000);

/** Creates what one process has of Redis. */
function startProcess() {
  const lost = new Set<object>();
  const availability = {
    onLost: (client: object) => {
      if (lost.size === 0) states.push('lost');
      lost.add(client);
    },
    onReady: (client: object) => {
      if (lost.delete(client) && lost.size === 0) states.push('ready');
    },
  };
  const redis = { url: group.url, availability, report: () => {} };
  const store = createStrictStore(redis);
  const broadcast = createBroadcast(redis);
  const outbox = createRedisOutbox('leads', { ...redis, bounds: { entries: 10, bytes: 10_000 } });
  const received: unknown[] = [];
  broadcast.on('topic', (message) => received.push(message));
  open.push(
    () => store.close(),
    () => broadcast.close(),
    () => outbox.close(),
  );
  return { store, broadcast, outbox, received, ready: async () => Promise.all([store.ready(), broadcast.ready()]) };
}

const WINDOW = [{ count: 2, ms: HOUR_MS }];
const isUp = (store: ReturnType<typeof startProcess>['store']) =>
  store.get('x').then(
    () => true,
    () => false,
  );

test('a master that is killed: sessions, limits, outbox and messages go on at the next one, with all that was replicated', async () => {
  const [one, two] = [startProcess(), startProcess()];
  await Promise.all([one.ready(), two.ready()]);
  await eventually(() => isUp(one.store), true);
  await one.store.set('session', 'of a visitor', HOUR_MS);
  expect([await one.store.takeWithin('limit', WINDOW), await one.store.takeWithin('limit', WINDOW)]).toEqual([0, 0]);
  await eventually(() => one.outbox.add('lead', 'encrypted').catch(() => 'down'), 'added');
  await group.replicated();

  group.hangSentinels();
  await group.killMaster();
  await expect(one.store.get('session')).rejects.toThrow(StoreUnavailable);
  group.resumeSentinels();
  await eventually(async () => [await isUp(one.store), await isUp(two.store)], [true, true]);
  expect(await two.store.get('session')).toBe('of a visitor');
  expect(await two.store.takeWithin('limit', WINDOW)).toBeGreaterThan(0);
  expect(await two.outbox.add('lead', 'encrypted')).toBe('known');
  expect((await two.outbox.take(5, 1_000)).taken).toMatchObject([{ id: 'lead', text: 'encrypted' }]);
  await eventually(async () => {
    await one.broadcast.send('topic', { n: 1 }).catch(() => {});
    return two.received.length > 0;
  }, true);
  // Once for all clients of a process, of which there are two.
  await eventually(() => states.toSorted(), ['lost', 'lost', 'ready', 'ready']);

  // The first master comes back, as a replica: nobody uses it.
  await group.reviveMaster();
  await two.store.set('session', 'still one', HOUR_MS);
  expect(await one.store.get('session')).toBe('still one');
}, 120_000);

test('a master that hangs is left as soon as the sentinels have promoted another one', async () => {
  const one = startProcess();
  await one.ready();
  await one.store.set('session', 'of a visitor', HOUR_MS);
  await group.replicated();
  group.hangMaster();
  await eventually(async () => one.store.get('session').catch(() => 'down'), 'of a visitor');
  await one.store.set('session', 'a later one', HOUR_MS);
  // It believes to be the master for a moment.
  await group.reviveMaster();
  await eventually(async () => one.store.get('session').catch(() => 'down'), 'a later one');
}, 120_000);

test('sentinels that are gone are passed over; without any, the master that works goes on, and a new process waits', async () => {
  await group.killSentinel(0);
  const one = startProcess();
  await one.ready();
  await one.store.set('session', 'of a visitor', HOUR_MS);
  await group.killSentinel(1);
  await group.killSentinel(2);
  await new Promise((done) => setTimeout(done, 2_500));
  expect(await one.store.get('session')).toBe('of a visitor');
  const late = startProcess();
  await expect(late.store.get('session')).rejects.toThrow(StoreUnavailable);
}, 120_000);
