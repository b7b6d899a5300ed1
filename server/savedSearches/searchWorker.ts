import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { SearchPort } from '../ports/searchPort.ts';
import { lookAt, readStock } from './carChanges.ts';
import { type FindByEngine, matchByEngine } from './engineMatches.ts';
import { type Matches, matchChanges } from './matching.ts';
import { type Match, withLook } from './savedSearch.ts';
import type { CarStates, StoredLook } from './savedSearchStore.ts';
import type { Searches } from './searches.ts';
import { SearchIndex } from './searchIndex.ts';
import type { SearchMailer } from './searchMailer.ts';
import { SettledStock } from './settledStock.ts';

interface SearchWorkerOptions {
  searches: Searches;
  mailer: Pick<SearchMailer, 'step' | 'oldest' | 'forget'>;
  search: Pick<SearchPort, 'searchUncached'>;
  sites: readonly SiteConfig[];
  findByEngine: FindByEngine;
  /** Milliseconds between two looks at the stock. */
  intervalMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  metrics: Metrics;
}

/** Milliseconds after which a process that has ended is replaced. */
const LEASE_MS = 15_000;
const MAIL_INTERVAL_MS = 1_000;
/** Searches of one step of the mails, and of one write of matches. */
const BATCH = 16;
const CHANGES_OF_CALL = 1_000;
/** Searches of one run of the mails. */
const MAX_DONE = 2_000;

/**
 * Looks at the stock of all sites and sends the mails of saved searches, in one of the processes: the holder of a lease in the store. Each step is written
 * before the next one, so that another process goes on where a killed one has stopped (docs/decisions/0223).
 */
export class SearchWorker {
  readonly #options: SearchWorkerOptions;
  readonly #holder = randomUUID();
  readonly #ended = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #isHolder = false;
  /** When the last look was complete, here or in the process with the lease, by a clock that never steps. */
  #lookedAt = performance.now();
  #mark = 0;
  #indexes = new Map<string, SearchIndex>();
  #siteOf = new Map<string, string>();
  /** By site; null for one whose cars nobody looks for. */
  #looks = new Map<string, StoredLook | null>();
  /** Cars by search, of each site, that the engine could not compare. */
  #uncompared = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
  readonly #settled = new SettledStock();

  constructor(options: SearchWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    const { intervalMs } = this.#options;
    this.#repeat(() => this.#renew(), LEASE_MS / 5, 0);
    this.#repeat(() => this.#look(), intervalMs);
    this.#repeat(async () => this.#report(), Math.min(MAIL_INTERVAL_MS, intervalMs));
    this.#repeat(() => this.#mail(), Math.min(MAIL_INTERVAL_MS, intervalMs));
  }

  /** Ends the work, and leaves it to another process at once. */
  async close(): Promise<void> {
    this.#ended.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.allSettled(this.#running);
    if (this.#isHolder) await this.#options.searches.store.release(this.#holder).catch(() => undefined);
  }

  /** Runs work again and again, with a pause between its end and its next begin. */
  #repeat(work: () => Promise<void>, pauseMs: number, firstMs = pauseMs): void {
    if (this.#ended.signal.aborted) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        const run = work().catch((error: unknown) => {
          if (!this.#ended.signal.aborted)
            this.#options.log.warn({ event: LOG_EVENTS.savedSearchesFailed, err: error });
        });
        this.#running.add(run);
        run.finally(() => {
          this.#running.delete(run);
          this.#repeat(work, pauseMs);
        });
      },
      firstMs * (0.9 + Math.random() / 10),
    );
    timer.unref();
    this.#timers.add(timer);
  }

  async #renew(): Promise<void> {
    const had = this.#isHolder;
    try {
      this.#isHolder = await this.#options.searches.store.lease(this.#holder, LEASE_MS);
    } catch (error) {
      this.#isHolder = false;
      throw error;
    }
    // That process reports its looks.
    if (!this.#isHolder) this.#lookedAt = performance.now();
    if (!this.#isHolder || had) return;
    // Another process has done the work until now.
    this.#mark = 0;
    this.#indexes = new Map();
    this.#siteOf = new Map();
    this.#looks = new Map();
    this.#uncompared = new Map();
    this.#settled.forget();
    this.#options.mailer.forget();
  }

  #report(): void {
    this.#options.metrics.savedSearchLooked.set((performance.now() - this.#lookedAt) / 1_000);
  }

  /** Sends what is due. */
  async #mail(): Promise<void> {
    const { searches, mailer, metrics, now } = this.#options;
    if (!this.#isHolder) {
      metrics.savedSearches.set(0);
      metrics.savedSearchDelay.set(0);
      return;
    }
    metrics.savedSearches.set(await searches.store.count());
    // Those that stay due: no secret of this process decrypts them. They must not keep the others waiting.
    const done = new Set<string>();
    while (done.size < MAX_DONE) {
      const { ids: due, oldest } = await searches.store.due(now(), BATCH + done.size);
      const ids = due.filter((id) => !done.has(id));
      const since = Math.min(oldest ?? now(), mailer.oldest() ?? now());
      metrics.savedSearchDelay.set(Math.max(0, now() - since) / 1_000);
      const results = await Promise.allSettled(ids.map((id) => mailer.step(id)));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      for (const id of ids) done.add(id);
      if (ids.length < BATCH || this.#ended.signal.aborted || !this.#isHolder) return;
    }
  }

  /** Looks at the stock of each site. One that fails leaves the others their looks. */
  async #look(): Promise<void> {
    if (!this.#isHolder) return;
    await this.#followSearches();
    const { sites, log } = this.#options;
    let isComplete = true;
    for (const site of sites) {
      if (this.#ended.signal.aborted || !this.#isHolder) return;
      try {
        isComplete = (await this.#lookOrForget(site)) && isComplete;
      } catch (error) {
        if (this.#ended.signal.aborted) return;
        isComplete = false;
        log.warn({ event: LOG_EVENTS.savedSearchesFailed, site: site.id, err: error });
      }
    }
    if (isComplete) this.#lookedAt = performance.now();
  }

  /** Looks at the stock of a site that somebody looks for cars of. That of another one is forgotten: an old one would make all its new cars a match. Returns whether it is done. */
  async #lookOrForget(site: SiteConfig): Promise<boolean> {
    const index = this.#indexes.get(site.id);
    if (index && index.size > 0) return this.#lookAt(site, index);
    if (this.#looks.get(site.id) !== null) {
      await this.#options.searches.store.clearCars(site.id);
      this.#looks.set(site.id, null);
      this.#uncompared.delete(site.id);
    }
    return true;
  }

  /** Brings the index up to the searches in the store. */
  async #followSearches(): Promise<void> {
    const { searches } = this.#options;
    for (;;) {
      const { ids, mark } = await searches.store.changedSince(this.#mark, CHANGES_OF_CALL);
      const texts = await searches.store.getMany(ids);
      for (const [at, id] of ids.entries()) this.#follow(id, texts[at] ?? null);
      await searches.store.forgetRemoved(ids.filter((_, at) => texts[at] === null));
      this.#mark = mark;
      if (ids.length < CHANGES_OF_CALL) return;
      await nextTurn();
    }
  }

  #follow(id: string, text: string | null): void {
    this.#indexes.get(this.#siteOf.get(id) ?? '')?.remove(id);
    this.#siteOf.delete(id);
    const search = text === null ? null : this.#options.searches.decrypt(id, text);
    // Its mail was sent, or ended with it.
    if (!search?.sending) this.#options.mailer.forget(id);
    if (search === null) return;
    const index = this.#indexes.get(search.site) ?? new SearchIndex();
    this.#indexes.set(search.site, index);
    index.put(id, search);
    this.#siteOf.set(id, search.site);
  }

  async #lookAt(site: SiteConfig, index: SearchIndex): Promise<boolean> {
    const { searches, search, now, log, metrics, intervalMs } = this.#options;
    const before = this.#looks.get(site.id) ?? (await searches.store.lookOf(site.id));
    const cars = await readStock(search, site, this.#ended.signal);
    const { changes, models, states, isWhole } = lookAt(cars, before?.cars ?? null, now());
    if (isWhole) this.#settled.forget(site.id);
    else if (!this.#settled.isSettled(site.id, cars.size, performance.now())) {
      log.error({ event: LOG_EVENTS.savedSearchesStock, site: site.id, cars: cars.size });
      return false;
    }
    const matches = await matchChanges(changes, {
      index,
      models,
      now: now(),
      leastGoneMs: intervalMs * 1.5,
      pause: nextTurn,
    });
    const found = await this.#withEngine(site, index, matches);
    for (const list of found.values()) metrics.savedSearchMatches.labels(site.id).inc(list.length);
    await this.#write(site, before?.id ?? '', found);
    const id = randomUUID();
    if (!(await searches.store.writeLook(site.id, this.#holder, { id, changes: states }))) {
      this.#isHolder = false;
      return false;
    }
    this.#looks.set(site.id, { id, cars: merged(before?.cars ?? null, states) });
    return true;
  }

  /** Returns the matches with those that only the search engine knows. */
  async #withEngine(
    site: SiteConfig,
    index: SearchIndex,
    { certain, forEngine }: Matches,
  ): Promise<Map<string, readonly Match[]>> {
    const { findByEngine, log } = this.#options;
    const cars = new Map(this.#uncompared.get(site.id));
    for (const [id, ids] of forEngine) cars.set(id, new Set([...(cars.get(id) ?? []), ...ids]));
    const signal = this.#ended.signal;
    const { found, failed } = await matchByEngine(cars, { site, index, findByEngine, signal, log });
    // What failed because the process ends is left to the next look, with the states of this one.
    signal.throwIfAborted();
    this.#uncompared.set(site.id, failed);
    const matches = new Map(certain);
    for (const [id, ids] of found)
      matches.set(
        id,
        [...ids].map((car): Match => ({ car, reason: 'new' })),
      );
    return matches;
  }

  /** Adds matches to the next mails of their searches. A repetition adds nothing. */
  async #write({ country }: SiteConfig, since: string, found: ReadonlyMap<string, readonly Match[]>): Promise<void> {
    const { searches, now } = this.#options;
    const entries = [...found];
    for (let at = 0; at < entries.length; at += BATCH) {
      await Promise.all(
        entries
          .slice(at, at + BATCH)
          .map(([id, matches]) =>
            searches.change(id, (saved) => withLook(saved, { since, matches }, { country, now: now() })),
          ),
      );
    }
  }
}

/** Returns the states after a change. */
function merged(before: CarStates | null, changes: ReadonlyMap<string, string | null>): CarStates {
  const states = new Map(before);
  for (const [id, state] of changes) {
    if (state === null) states.delete(id);
    else states.set(id, state);
  }
  return states;
}
