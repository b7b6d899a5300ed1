import { withTimeout } from '../../lib/withTimeout.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import type { EntryCipher } from './entryCipher.ts';
import type { OutboxState, OutboxStore, TakenEntry } from './outboxStore.ts';

/** What is sent, and what the log says about it. */
export interface OutboxEntry<Payload> {
  payload: Payload;
  form: string;
  site: string;
  /** An earlier attempt with the same id may have arrived, with other values of the server. */
  isRepeated: boolean;
}

/** `refused` has the fields that the upstream refuses. */
export type Sent = { kind: 'accepted' } | { kind: 'stored' } | { kind: 'refused'; fields: readonly string[] };

interface OutboxOptions<Payload> {
  /** Name of the upstream. */
  name: 'leads' | 'embeddedForms';
  /** Sends to the upstream, which accepts each id once. Returns the fields that it refuses; null for none. @throws UpstreamError */
  send: (payload: Payload) => Promise<readonly string[] | null>;
  /** Null: there is no outbox, and what cannot be sent is an error. */
  storage: { store: OutboxStore; cipher: EntryCipher } | null;
  /** Milliseconds that a call of the upstream may take. */
  timeoutMs: number;
  log: Log;
  metrics: Pick<Metrics, 'outboxEntries' | 'outboxBytes' | 'outboxOldest' | 'outbox'>;
}

type Attempted = { kind: 'delivered' } | { kind: 'failed' } | { kind: 'refused'; status: number };

type Outcome = 'stored' | 'full' | 'delivered' | 'refused' | 'expired' | 'unreadable' | 'deleted';

/** Calls of the upstream that one process makes at once. */
const CONCURRENCY = 8;
const POLL_MS = 1_000;
/** Milliseconds to wait after a failure: doubled by each one up to the longest, which leaves half a minute of the minute after a recovery. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** Milliseconds until an entry is tried again that no secret of this process decrypts. */
const UNREADABLE_WAIT_MS = 60_000;
/** Milliseconds beyond the longest call after which the process that took an entry has ended. */
const LEASE_MARGIN_MS = 5_000;
/** Milliseconds that calls in progress have when the process ends. */
const CLOSE_MS = 5_000;
/** Statuses that say nothing about the entry: keys, paths and limits are the upstream's or ours. */
const NOT_FINAL: ReadonlySet<number> = new Set([401, 403, 404, 405, 407, 408, 421, 425, 429]);

/**
 * Sends to an upstream, and stores what it cannot take now, encrypted, for a day. Entries are sent again by any process that shares the
 * store, each with its own id, which the upstream accepts once (docs/decisions/0204).
 */
export class Outbox<Payload> {
  readonly name: OutboxOptions<Payload>['name'];
  readonly #options: OutboxOptions<Payload>;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> = Promise.resolve();
  #state: OutboxState = { entries: 0, bytes: 0, oldestMs: 0 };
  #failures = 0;
  /** On the clock of `performance.now()`. */
  #pausedUntil = 0;
  #isClosed = false;
  #isUnavailable = false;

  constructor(options: OutboxOptions<Payload>) {
    this.name = options.name;
    this.#options = options;
    if (options.storage) this.#schedule(Math.random() * POLL_MS);
  }

  /** Returns the state at the last look; null without an outbox. */
  state(): OutboxState | null {
    return this.#options.storage && this.#state;
  }

  /**
   * Sends an entry, or stores it while the upstream fails.
   *
   * @param after id of an entry that must be delivered before this one
   * @throws UpstreamError when it could neither be sent nor stored
   */
  async send(id: string, entry: OutboxEntry<Payload>, after?: string): Promise<Sent> {
    if (after !== undefined && (await this.#has(after)) && (await this.#store(id, entry, 'order', after))) {
      return { kind: 'stored' };
    }
    try {
      const fields = await this.#options.send(entry.payload);
      return fields === null ? { kind: 'accepted' } : { kind: 'refused', fields };
    } catch (error) {
      if (!(error instanceof UpstreamError) || isFinal(error)) throw error;
      if (!(await this.#store(id, entry, error.kind))) throw error;
      return { kind: 'stored' };
    }
  }

  /**
   * Deletes the entries whose payload matches. Those that no secret of this process decrypts are counted as `unreadable`.
   *
   * @throws Error when the store is unavailable
   */
  async deleteMatching(matches: (payload: Payload) => boolean): Promise<{ deleted: number; unreadable: number }> {
    const { storage, log, name } = this.#options;
    const counts = { deleted: 0, unreadable: 0 };
    if (storage === null) return counts;
    for await (const { id, text } of storage.store.entries()) {
      const entry = storage.cipher.decrypt(id, text) as OutboxEntry<Payload> | null;
      if (!entry) counts.unreadable += 1;
      if (!entry || !matches(entry.payload)) continue;
      await storage.store.delete(id);
      counts.deleted += 1;
      this.#count('deleted');
      log.warn({ event: LOG_EVENTS.outboxDeleted, upstream: name, form: entry.form, site: entry.site, submission: id });
    }
    return counts;
  }

  /** Takes no more entries, and waits for calls in progress. What is left stays in the store. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await withTimeout(CLOSE_MS, 'outbox', this.#polling).catch(() => undefined);
    this.#options.storage?.store.close();
  }

  async #has(id: string): Promise<boolean> {
    const { storage } = this.#options;
    return storage !== null && (await storage.store.has(id).catch(() => false));
  }

  /** Returns false when the entry is not stored. */
  async #store(id: string, entry: OutboxEntry<Payload>, cause: string, after?: string): Promise<boolean> {
    const { storage, log, name } = this.#options;
    if (storage === null) return false;
    const { form, site } = entry;
    const details = { upstream: name, form, site, submission: id, cause };
    try {
      const text = storage.cipher.encrypt(id, { ...entry, ...(after !== undefined && { after }) });
      const outcome = await storage.store.add(id, text);
      if (outcome === 'full') {
        this.#count('full');
        log.error({ event: LOG_EVENTS.outboxFull, ...details });
        return false;
      }
      if (outcome === 'added') this.#count('stored');
      log.warn({ event: LOG_EVENTS.outboxStored, ...details });
      return true;
    } catch (error) {
      log.error({ event: LOG_EVENTS.outboxUnavailable, upstream: name, err: error });
      return false;
    }
  }

  #schedule(delayMs: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#polling = this.#poll();
    }, delayMs).unref();
  }

  async #poll(): Promise<void> {
    const { name, log, storage } = this.#options;
    if (storage === null) return;
    let isMore = false;
    try {
      isMore = await this.#deliverNext(storage.store);
      this.#isUnavailable = false;
    } catch (error) {
      if (!this.#isUnavailable) log.error({ event: LOG_EVENTS.outboxUnavailable, upstream: name, err: error });
      this.#isUnavailable = true;
    }
    this.#schedule(isMore ? 0 : POLL_MS * (0.75 + Math.random() / 2));
  }

  /** Delivers the next entries at once: one while the upstream fails. Returns whether there may be more. */
  async #deliverNext(store: OutboxStore): Promise<boolean> {
    const { name, timeoutMs, log, metrics } = this.#options;
    const isPaused = performance.now() < this.#pausedUntil;
    const next = this.#failures > 0 ? 1 : CONCURRENCY;
    const { taken, expired, ...state } = await store.take(isPaused ? 0 : next, timeoutMs + LEASE_MARGIN_MS);
    this.#state = state;
    metrics.outboxEntries.labels(name).set(state.entries);
    metrics.outboxBytes.labels(name).set(state.bytes);
    metrics.outboxOldest.labels(name).set(state.oldestMs / 1_000);
    if (expired > 0) {
      this.#count('expired', expired);
      log.error({ event: LOG_EVENTS.outboxExpired, upstream: name, entries: expired });
    }
    const results = await Promise.allSettled(taken.map((entry) => this.#deliver(store, entry)));
    const outcomes = results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'));
    if (outcomes.includes('done')) this.#failures = 0;
    else if (outcomes.includes('failed')) {
      this.#failures += 1;
      this.#pausedUntil = performance.now() + this.#wait();
    }
    const broken = results.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
    return outcomes.includes('done');
  }

  /** `done`: the entry is out of the store. `waiting`: the upstream was not called. */
  async #deliver(store: OutboxStore, taken: TakenEntry): Promise<'done' | 'failed' | 'waiting'> {
    const { storage, name, log } = this.#options;
    const { id } = taken;
    // This process has written it, or another one of the same build.
    const entry = storage?.cipher.decrypt(id, taken.text) as (OutboxEntry<Payload> & { after?: string }) | null;
    if (!entry) {
      this.#count('unreadable');
      log.error({ event: LOG_EVENTS.outboxUnreadable, upstream: name, submission: id });
      await store.postpone(taken, UNREADABLE_WAIT_MS);
      return 'waiting';
    }
    if (entry.after !== undefined && (await store.has(entry.after))) {
      await store.postpone(taken, FIRST_WAIT_MS);
      return 'waiting';
    }
    const { form, site } = entry;
    const details = { upstream: name, form, site, submission: id };
    const outcome = await this.#attempt(entry);
    if (outcome.kind === 'failed') {
      await store.postpone(taken, this.#wait());
      return 'failed';
    }
    await store.remove(taken);
    this.#count(outcome.kind);
    if (outcome.kind === 'refused') log.error({ event: LOG_EVENTS.outboxRefused, ...details, status: outcome.status });
    else log.info({ event: LOG_EVENTS.outboxDelivered, ...details });
    return 'done';
  }

  async #attempt({ payload, isRepeated }: OutboxEntry<Payload>): Promise<Attempted> {
    try {
      const fields = await this.#options.send(payload);
      return fields === null ? { kind: 'delivered' } : { kind: 'refused', status: 400 };
    } catch (error) {
      const status = error instanceof UpstreamError && isFinal(error) ? error.status : null;
      if (status === null) return { kind: 'failed' };
      // An earlier attempt was accepted and its response lost. What the server adds to the values has changed since.
      return status === 409 && isRepeated ? { kind: 'delivered' } : { kind: 'refused', status };
    }
  }

  /** Returns the milliseconds until the next attempt, with jitter. */
  #wait(): number {
    return Math.min(LONGEST_PAUSE_MS, FIRST_WAIT_MS * 2 ** this.#failures) * (0.5 + Math.random() / 2);
  }

  #count(outcome: Outcome, entries = 1): void {
    this.#options.metrics.outbox.labels(this.#options.name, outcome).inc(entries);
  }
}

/** Whether the upstream will never take the entry. */
const isFinal = ({ status }: UpstreamError): boolean =>
  status !== null && status >= 400 && status < 500 && !NOT_FINAL.has(status);
