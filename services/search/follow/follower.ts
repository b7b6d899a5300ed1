import { performance } from 'node:perf_hooks';
import type { Database } from '../../lib/database/database.ts';
import type { Engine } from '../engine/engine.ts';
import { catchUp, compact, loadReplica, type Replica } from './replica.ts';

/** The indexes in memory, which follow the database. */
export interface Follower {
  /** Returns the engine of an index; null for an unknown one, and before everything is loaded. */
  engineOf(index: string): Engine | null;
  isLoaded(): boolean;
  /** Seconds for which the indexes may lack a change, on the monotonic clock; infinite before everything is loaded. */
  lagSeconds(): number;
  /** The last number of `changes` that is applied. */
  seq(): bigint;
  /** Records by index. */
  counts(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export interface FollowerOptions {
  database: Database;
  /** The name of this process in `replicas`. */
  name: string;
  events: FollowerEvents;
  /** Milliseconds between two looks at the database without a notification. */
  interval?: number;
}

export interface FollowerEvents {
  loaded(details: { seconds: number; records: number }): void;
  compacted(indexes: readonly string[]): void;
  failed(error: unknown): void;
}

const INTERVAL = 1_000;

/** Starts to follow. Searches are possible when `isLoaded`. */
export function follow(options: FollowerOptions): Follower {
  const loop = new FollowLoop(options);
  options.database.listen('changes', () => loop.rouse());
  const running = loop.run();
  return {
    engineOf: (index) => loop.replica?.engines.get(index) ?? null,
    isLoaded: () => loop.replica !== null,
    lagSeconds: () => (performance.now() - loop.currentAt) / 1_000,
    seq: () => loop.replica?.seq ?? 0n,
    counts: () => new Map([...(loop.replica?.engines ?? [])].map(([index, engine]) => [index, engine.count()])),
    close: async () => {
      loop.close();
      await running;
    },
  };
}

class FollowLoop {
  replica: Replica | null = null;
  /** When the database was read last with nothing left to apply, on the monotonic clock. */
  currentAt = Number.NEGATIVE_INFINITY;
  readonly #options: FollowerOptions;
  #isClosed = false;
  /** Whether there may be changes that the current step has not read. */
  #isRoused = false;
  #wake: () => void = () => {};

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  rouse(): void {
    this.#isRoused = true;
    this.#wake();
  }

  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  async run(): Promise<void> {
    while (!this.#isClosed) {
      this.#isRoused = false;
      await this.#step().catch((error: unknown) => {
        if (!this.#isClosed) this.#options.events.failed(error);
      });
      if (!this.#isRoused && !this.#isClosed) await this.#sleep();
    }
  }

  async #step(): Promise<void> {
    const { replica } = this;
    if (!replica) return this.#load();
    const start = performance.now();
    const result = await catchUp(this.#options.database, replica);
    if (result === 'pruned') return this.#load();
    if (result === 'more') return this.rouse();
    this.currentAt = start;
    await this.#report(replica);
    const compacted = await compact(replica);
    if (compacted.length > 0) this.#options.events.compacted(compacted);
  }

  async #load(): Promise<void> {
    const start = performance.now();
    const loaded = await this.#options.database.transaction(loadReplica, 'repeatable read');
    this.replica = loaded;
    this.currentAt = start;
    const records = [...loaded.engines.values()].reduce((sum, engine) => sum + engine.count(), 0);
    this.#options.events.loaded({ seconds: (performance.now() - start) / 1_000, records });
    // What has changed while it was loaded.
    this.rouse();
  }

  /** Says how far this process is, for the messages to the product. */
  #report({ seq }: Replica): Promise<unknown> {
    return this.#options.database.query(
      `insert into replicas (name, seq, seen_at) values ($1, $2, clock_timestamp())
       on conflict (name) do update set seq = excluded.seq, seen_at = excluded.seen_at`,
      [this.#options.name, String(seq)],
    );
  }

  #sleep(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, this.#options.interval ?? INTERVAL);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
