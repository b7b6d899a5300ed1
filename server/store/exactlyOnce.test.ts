import { describe, expect, test } from '@jest/globals';
import { type Attempt, createExactlyOnce } from './exactlyOnce.ts';
import { createMemoryStore } from './memoryStore.ts';

const LEASE_MS = 13_000;

function setUp() {
  let now = 0;
  let calls = 0;
  const sendOnce = createExactlyOnce({ store: createMemoryStore(() => now), leaseMs: LEASE_MS });
  return {
    advance: (ms: number) => {
      now += ms;
    },
    calls: () => calls,
    send: (attempt: Attempt | Promise<Attempt> = { kind: 'accepted' }, fingerprint = 'a', lifetimeMs?: number) =>
      sendOnce({
        lifetimeMs,
        key: 'site:id',
        fingerprint,
        send: async () => {
          calls += 1;
          return attempt;
        },
      }),
  };
}

describe('Q32 a submission is sent once', () => {
  test('an accepted one is a duplicate for 24 h, and new after that', async () => {
    const once = setUp();
    expect(await once.send()).toEqual({ kind: 'accepted' });
    once.advance(23 * 3_600_000);
    expect([await once.send(), await once.send({ kind: 'accepted' }, 'b')]).toEqual([
      { kind: 'duplicate' },
      { kind: 'conflict' },
    ]);
    once.advance(2 * 3_600_000);
    expect([await once.send(), once.calls()]).toEqual([{ kind: 'accepted' }, 2]);
  });

  test('an accepted one with a lifetime of its own is a duplicate for as long', async () => {
    const once = setUp();
    const accepted: Attempt = { kind: 'accepted' };
    expect(await once.send(accepted, 'a', 72 * 3_600_000)).toEqual(accepted);
    once.advance(71 * 3_600_000);
    expect(await once.send(accepted, 'a', 72 * 3_600_000)).toEqual({ kind: 'duplicate' });
    once.advance(2 * 3_600_000);
    expect(await once.send(accepted, 'a', 72 * 3_600_000)).toEqual(accepted);
  });

  test('requests at the same time share the attempt, also a failed one; the next request tries again', async () => {
    const once = setUp();
    const first = Promise.withResolvers<Attempt>();
    const sent = [once.send(first.promise), once.send(), once.send()];
    first.resolve({ kind: 'failed' });
    expect(await Promise.all(sent)).toEqual([{ kind: 'failed' }, { kind: 'failed' }, { kind: 'failed' }]);
    expect([await once.send(), once.calls()]).toEqual([{ kind: 'accepted' }, 2]);
  });

  test('an attempt of a process that has ended is made again after its lease', async () => {
    const once = setUp();
    void once.send(new Promise<Attempt>(() => {}));
    await Promise.resolve();
    const waiting = once.send();
    once.advance(LEASE_MS);
    expect([await waiting, once.calls()]).toEqual([{ kind: 'accepted' }, 2]);
  });

  test('after a refusal the id takes other values', async () => {
    const once = setUp();
    expect(await once.send({ kind: 'refused', fields: ['email'] })).toEqual({ kind: 'refused', fields: ['email'] });
    expect(await once.send({ kind: 'accepted' }, 'b')).toEqual({ kind: 'accepted' });
  });
});
