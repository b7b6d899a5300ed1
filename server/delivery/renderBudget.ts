import type { Environment } from '../../config/environment.ts';
import { LoadRefused } from '../cache/loadRefused.ts';
import type { RecordRefusal, Refusal } from '../operations/limits/refusals.ts';
import { createShares, type Shares } from '../operations/limits/shares.ts';
import { watchLoop } from './loopUse.ts';
import { createPace, type Pace } from './pace.ts';
import { countAhead, type QueuedPage, takeBest } from './renderQueue.ts';
import type { RunInTurn } from './renderTurns.ts';

/** A page is refused because the process has no time to render it. */
export class RenderRefused extends LoadRefused {
  /** Status of the response: 429 for one client's rate, else 503. */
  readonly status: 429 | 503;
  constructor(reason: Refusal | 'rate') {
    super(`Page refused: ${reason}`);
    this.status = reason === 'rate' ? 429 : 503;
  }
}

interface PermitRequest {
  /** Cache key of the page. Requests for one page share one permit; later ones are added by `addWaiter`. */
  key: string;
  /** `NO_CLIENT` for renders that no request has started. */
  client: string;
  /** Goes after all pages that a client waits for. */
  isBackground: boolean;
  /** The event loop is delayed: the page is refused at once. */
  isOverdue?: boolean;
  /** Ends the wait and frees the position in the queue. */
  signal: AbortSignal;
}

/** The right to make one page: to load its data and to render it. */
export interface RenderPermit {
  /** Runs the render itself. Renders run one after the other, with turns of the event loop in between. */
  render: RunInTurn;
  /** Gives the permit back. Must be called once, also when the page fails. */
  release: () => void;
}

/** Limits how many pages are made at once, and decides which goes first. */
export interface RenderBudget {
  /**
   * Returns a permit, now or when the page's turn has come.
   *
   * @throws RenderRefused when the queue is full, or the wait would be too long or was; the signal's reason when it is aborted
   */
  acquire: (request: PermitRequest) => Promise<RenderPermit>;
  /** Returns why `acquire` would refuse a page at once; null when it would not. */
  refusal: (request: Pick<PermitRequest, 'client' | 'isBackground' | 'isOverdue'>) => Refusal | null;
  /** Records a page that is refused without `acquire`. */
  recordRefusal: RecordRefusal;
  /** Adds a client to the waiters of a queued page, which may then go as soon as the share of that client allows. */
  addWaiter: (key: string, client: string) => void;
  /** Returns the number of queued pages. */
  waiting: () => number;
}

export interface BudgetOptions {
  /** Returns the limits that hold now. */
  limits: () => Pick<Environment, 'MAX_RENDERS' | 'RENDER_QUEUE' | 'RENDER_QUEUE_TIMEOUT'>;
  recordRefusal: RecordRefusal;
  runInTurn: RunInTurn;
  /** The largest part of the permits, and of the queue, that one client may hold. */
  clientShare: number;
  /** Reasons that are recorded: the queue is full, the client holds its share of it, the wait would be or was too long. */
  refusals: Readonly<Record<'queue' | 'client' | 'wait', Refusal>>;
  /** Aborted when the process is about to end: queued pages are refused then. */
  shutdown: AbortSignal;
  /** Milliseconds after which a page that is not rendering is taken to wait for an upstream: its permit is lent to another page. */
  lendAfterMs?: number;
  /** Starts to watch the process and returns a function that tells whether it was busy since the last call. For tests. */
  isBusy?: () => () => boolean;
  /** Milliseconds of a clock that never steps; for tests. */
  now?: () => number;
}

/** Several times what a page takes without waiting for an upstream. */
const LEND_AFTER_MS = 400;
/** Number of pages that may wait for upstreams on a lent permit, for each permit. */
const LENT_PERMITS = 8;

/** Added to the rank of background pages; larger than the rank of any client's page. */
const BACKGROUND_RANK = 1_000_000;
/** An accepted page waits at most this many times the limit, because its wait is only an estimate. */
const MAX_WAIT_FACTOR = 1.5;

/**
 * Creates a budget with few permits and a short queue, so that accepted pages are fast and the others are refused at once (Q42,
 * Q49). A page is queued only when its expected wait is within the limit. The page goes first whose client had the fewest pages in
 * progress and queued when it came, then the oldest.
 */
export function createRenderBudget(options: BudgetOptions): RenderBudget {
  const budget = new QueuedBudget(options);
  return {
    acquire: (request) => budget.acquire(request),
    refusal: (request) => budget.refusal(request),
    recordRefusal: options.recordRefusal,
    addWaiter: (key, client) => budget.addWaiter(key, client),
    waiting: () => budget.queue.size,
  };
}

class QueuedBudget {
  readonly queue = new Set<QueuedPage>();
  readonly #options: BudgetOptions;
  readonly #pace: Pace;
  readonly #running: Shares;
  /** Permits of pages that wait for an upstream. */
  readonly #lent: Shares;
  readonly #queued: Shares;

  constructor(options: BudgetOptions) {
    const { limits, clientShare } = options;
    const sharesOf = (total: () => number): Shares =>
      createShares({ total, perClient: () => Math.max(1, Math.floor(total() * clientShare)) });
    this.#options = options;
    this.#pace = createPace(options.now ?? (() => performance.now()));
    this.#running = sharesOf(() => limits().MAX_RENDERS);
    this.#lent = sharesOf(() => limits().MAX_RENDERS * LENT_PERMITS);
    this.#queued = sharesOf(() => limits().RENDER_QUEUE);
  }

  async acquire(request: PermitRequest): Promise<RenderPermit> {
    request.signal.throwIfAborted();
    const reason = this.refusal(request);
    if (reason !== null) throw this.#refused(reason);
    return this.#running.take(request.client) === null ? this.#permitFor(request.client) : this.#wait(request);
  }

  refusal({ client, isBackground, isOverdue }: Omit<PermitRequest, 'key' | 'signal'>): Refusal | null {
    const { shutdown, refusals, limits } = this.#options;
    if (isOverdue) return 'loop';
    if (shutdown.aborted) return 'draining';
    if (this.#running.exhausted(client) === null) return null;
    const exhausted = this.#queued.exhausted(client);
    if (exhausted !== null) return exhausted === 'all' ? refusals.queue : refusals.client;
    return this.#expectedWait(this.#rankOf(client, isBackground)) > limits().RENDER_QUEUE_TIMEOUT
      ? refusals.wait
      : null;
  }

  addWaiter(key: string, client: string): void {
    let isWaiting = false;
    for (const waiting of this.queue) {
      if (waiting.key !== key || waiting.ranks.has(client)) continue;
      const rank = this.#rankOf(client, waiting.isBackground);
      waiting.ranks.set(client, rank);
      waiting.rank = Math.min(waiting.rank, rank);
      isWaiting = true;
    }
    if (isWaiting) this.#beginNext();
  }

  #refused(reason: Refusal): RenderRefused {
    this.#options.recordRefusal(reason);
    return new RenderRefused(reason);
  }

  #rankOf(client: string, isBackground: boolean): number {
    return this.#running.heldBy(client) + this.#queued.heldBy(client) + (isBackground ? BACKGROUND_RANK : 0);
  }

  /** Milliseconds until a page with this rank would begin. */
  #expectedWait(rank: number): number {
    return (countAhead(this.queue, rank) + 1) * this.#pace.interval();
  }

  /** Returns the permit for which a share of `running` was taken. */
  #permitFor(client: string): RenderPermit {
    const { isBusy: watch = watchLoop, lendAfterMs = LEND_AFTER_MS, runInTurn } = this.#options;
    let from = this.#running;
    const isBusy = watch();
    const timer = setInterval(() => {
      if (isBusy() || this.#lent.take(client) !== null) return;
      clearInterval(timer);
      from = this.#lent;
      this.#running.release(client);
      this.#beginNext();
    }, lendAfterMs);
    timer.unref();
    return {
      render: (work) => {
        clearInterval(timer);
        return runInTurn(work);
      },
      release: () => {
        clearInterval(timer);
        from.release(client);
        this.#beginNext();
      },
    };
  }

  #beginNext(): void {
    for (let next = takeBest(this.queue, this.#running); next !== null; next = takeBest(this.queue, this.#running)) {
      this.#pace.next();
      this.#forget(next.waiting);
      next.waiting.begin(next.client);
    }
  }

  #forget(waiting: QueuedPage): void {
    if (this.queue.delete(waiting) && this.queue.size === 0) this.#pace.stop();
  }

  async #wait({ key, client, isBackground, signal }: PermitRequest): Promise<RenderPermit> {
    const { shutdown, refusals, limits } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers<RenderPermit>();
    const rank = this.#rankOf(client, isBackground);
    const begin = (by: string) => resolve(this.#permitFor(by));
    const waiting: QueuedPage = { key, isBackground, rank, ranks: new Map([[client, rank]]), begin };
    const onAbort = () => reject(signal.reason);
    const onShutdown = () => reject(this.#refused('draining'));
    const onTimeout = () => reject(this.#refused(refusals.wait));
    const timer = setTimeout(onTimeout, limits().RENDER_QUEUE_TIMEOUT * MAX_WAIT_FACTOR);
    timer.unref();
    shutdown.addEventListener('abort', onShutdown, { once: true });
    signal.addEventListener('abort', onAbort, { once: true });
    this.queue.add(waiting);
    this.#queued.take(client);
    this.#pace.start();
    try {
      return await promise;
    } finally {
      this.#forget(waiting);
      this.#queued.release(client);
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      shutdown.removeEventListener('abort', onShutdown);
    }
  }
}
