import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedStore } from './sharedStore.ts';

/**
 * Outcome of an attempt to send. `stored`: it is in the outbox, which sends it. `refused` has the fields that the upstream refused. `conflict`: the id was used with other values.
 */
export type Attempt =
  | { kind: 'accepted' }
  | { kind: 'stored' }
  | { kind: 'refused'; fields: readonly string[] }
  | { kind: 'failed' }
  | { kind: 'conflict' };

/** `duplicate`: accepted or stored by an earlier request. */
export type OnceOutcome = Attempt | { kind: 'duplicate' };

interface OnceInput {
  /** Key of the submission. */
  key: string;
  /** Equal for equal values. */
  fingerprint: string;
  /** Milliseconds for which the id of an accepted submission is known; a day unless given. */
  lifetimeMs?: number | undefined;
  /** Never rejects. `isRepeated`: an earlier attempt with the same values may have arrived. */
  send: (isRepeated: boolean) => Promise<Attempt>;
}

interface OnceOptions {
  store: SharedStore;
  /** Milliseconds after which an attempt without an outcome was made by a process that has ended. */
  leaseMs: number;
}

/** Milliseconds for which ids are known, unless a submission gives its own. */
export const LIFETIME_MS = 24 * 60 * 60 * 1_000;
const POLL_MS = 50;
const ACCEPTED = 'accepted';

const valuesOf = (key: string): string => `lead:${key}:values`;
const stateOf = (key: string): string => `lead:${key}:state`;

/** Forgets an accepted submission: the next one with this key is sent. */
export async function forgetSubmission(store: Pick<SharedStore, 'delete'>, key: string): Promise<void> {
  await store.delete(stateOf(key));
  await store.delete(valuesOf(key));
}

/**
 * Creates a function that sends each submission once (Q32): equal requests at the same time share one attempt and its outcome, in all
 * processes of the store, and an accepted submission is never sent again. A failed one is sent again by the next request.
 */
export function createExactlyOnce({ store, leaseMs }: OnceOptions): (input: OnceInput) => Promise<OnceOutcome> {
  const outcomeOf = (key: string, attempt: string): string => `lead:${key}:${attempt}`;

  async function attempt(
    { key, send, lifetimeMs = LIFETIME_MS }: OnceInput,
    name: string,
    isRepeated: boolean,
  ): Promise<Attempt> {
    const outcome = await send(isRepeated);
    if (outcome.kind === 'accepted' || outcome.kind === 'stored') {
      await store.set(stateOf(key), ACCEPTED, lifetimeMs);
      return outcome;
    }
    // Requests that wait for this attempt read its outcome; the next request makes a new attempt.
    await store.set(outcomeOf(key, name), JSON.stringify(outcome), leaseMs);
    if (outcome.kind !== 'failed') await store.delete(valuesOf(key));
    await store.delete(stateOf(key));
    return outcome;
  }

  /** Waits for another request's attempt. Returns null when it has no outcome, because its process has ended. */
  async function outcomeOfOther(key: string, name: string): Promise<OnceOutcome | null> {
    for (;;) {
      const state = await store.get(stateOf(key));
      if (state === ACCEPTED) return { kind: 'duplicate' };
      const outcome = await store.get(outcomeOf(key, name));
      if (outcome !== null) return JSON.parse(outcome) as Attempt;
      if (state !== name) return null;
      await sleep(POLL_MS);
    }
  }

  return async (input) => {
    const { key, fingerprint, lifetimeMs = LIFETIME_MS } = input;
    const known = await store.add(valuesOf(key), fingerprint, lifetimeMs);
    if (known !== null && known !== fingerprint) return { kind: 'conflict' };
    for (;;) {
      const name = randomUUID();
      const state = await store.add(stateOf(key), name, leaseMs);
      if (state === null) return attempt(input, name, known !== null);
      if (state === ACCEPTED) return { kind: 'duplicate' };
      const outcome = await outcomeOfOther(key, state);
      if (outcome !== null) return outcome;
    }
  };
}
