import { expect, test } from '@jest/globals';
import { createMemoryStore } from '../store/memoryStore.ts';
import { createSessions } from './sessions.ts';

const VEHICLE = { regNo: 'CAN123', brandCode: 'VOL-1', erpId: '211.30' };
const MINUTE = 60_000;

function setUp() {
  let now = 0;
  const store = createMemoryStore(() => now);
  const advance = (ms: number) => {
    now += ms;
  };
  return { store, sessions: createSessions(store), advance };
}

test('Q30 a call that runs during the logout does not bring the session back', async () => {
  const { store, sessions } = setUp();
  const { id } = await sessions.create(VEHICLE);
  const late: (() => Promise<void>)[] = [];
  const slow = createSessions({
    ...store,
    set: async (...entry) => {
      late.push(() => store.set(...entry));
    },
  });
  expect(await slow.use(id)).toEqual({ id, ...VEHICLE });
  await sessions.end(id);
  for (const write of late) await write();
  expect(late).toHaveLength(1);
  expect([await sessions.use(id), await sessions.state(id)]).toEqual([null, null]);
});

test('Q30 the state counts down to the nearer end', async () => {
  const { sessions, advance } = setUp();
  const { id } = await sessions.create(VEHICLE);
  expect(await sessions.state(id)).toEqual({ secondsLeft: 1_800, canExtend: true });
  for (let at = 0; at < 4; at += 1) {
    advance(25 * MINUTE);
    await sessions.use(id);
  }
  expect(await sessions.state(id)).toEqual({ secondsLeft: 1_200, canExtend: false });
  advance(20 * MINUTE);
  expect(await sessions.use(id)).toBeNull();
});
