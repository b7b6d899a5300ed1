import type { Environment } from '../../config/environment.ts';
import { LoadRefused } from '../cache/loadRefused.ts';
import type { RecordRefusal, Refusal } from '../operations/refusals.ts';
import { createShares, type Shares } from '../operations/shares.ts';
import { watchLoop } from './loopUse.ts';
import { createPace } from './pace.ts';
import { countAhead, takeBest, type Waiting } from './renderQueue.ts';
import type { InTurn } from './renderTurns.ts';

/** A page that is not made now because others are being made. */
export class RenderRefused extends LoadRefused {
  /** Of the response: `rate` is one client's doing. */
  readonly status: 429 | 503;
  constructor(reason: Refusal | 'rate') {
    super(`No page is made now: ${reason}`);
    this.status = reason === 'rate' ? 429 : 503;
  }
}

interface Wanted {
  /** Equal pages share one place; whoever joins later may help it forward (`support`). */
  key: string;
  /** `NO_CLIENT` for what the process does by itself. */
  client: string;
  /** Behind all pages that somebody waits for. */
  isBackground: boolean;
  /** Refused at once. */
  isOverdue?: boolean;
  /** Ends the wait; the place in the queue goes to others. */
  signal: AbortSignal;
}

/** The right to make one page. */
export interface Place {
  /** Runs what keeps the processor busy: one page after the other, with a turn of the event loop in between. */
  render: InTurn;
  /** Must be called once, whatever becomes of the page. */
  leave: () => void;
}

/** How many pages are made at once, and which come first. */
export interface RenderBudget {
  /**
   * @throws RenderRefused when the queue is full, or the wait would be too long or was; the signal's reason when it is aborted
   */
  enter: (wanted: Wanted) => Promise<Place>;
  /** Why `enter` would refuse a page at once; null when it would not. */
  refusal: (wanted: Pick<Wanted, 'client' | 'isBackground' | 'isOverdue'>) => Refusal | null;
  /** Counts a page that is refused without `enter`. */
  refuse: (reason: Refusal) => void;
  /** Another client waits for the page of this key too: it may go as soon as that client's share allows. */
  support: (key: string, client: string) => void;
  waiting: () => number;
}

export interface BudgetOptions {
  limits: Pick<Environment, 'MAX_RENDERS' | 'RENDER_QUEUE' | 'RENDER_QUEUE_TIMEOUT'>;
  refuse: RecordRefusal;
  inTurn: InTurn;
  /** Part of the places, and of those in the queue, that one client has at most. */
  part: number;
  /** Why pages are refused: the queue is full, the client has its part of it, the wait would be or was too long. */
  refusals: Readonly<Record<'queue' | 'client' | 'wait', Refusal>>;
  /** Aborted when the process is about to end: what waits is refused then. */
  ending: AbortSignal;
  /** Milliseconds after which a page waits for an upstream, if the process is not busy: its place goes to another one meanwhile. */
  lendAfter?: number;
  /** Begins to watch the process; what it returns says whether it has been busy since the last call. For tests. */
  isBusy?: () => () => boolean;
  /** Milliseconds of a clock that never steps; for tests. */
  now?: () => number;
}

/** Several times what a page takes that waits for nobody. */
const LEND_AFTER_MS = 400;
/** Pages that wait for upstreams so, for each place. */
const LENT_PLACES = 8;

/** More than any client has pages. */
const BEHIND_ALL = 1_000_000;
/** An accepted page waits at most this many times the limit, because pages may take longer than expected. */
const MAX_WAIT_FACTOR = 1.5;

/**
 * Makes few pages at once and lets few wait, each for a short time, so that what is accepted is fast and the rest is refused at
 * once (Q42, Q49). Only those wait that are expected to be made in time. Of those, the one goes first whose client had the fewest
 * pages made and waiting when it came, then the oldest.
 */
export function createRenderBudget(options: BudgetOptions): RenderBudget {
  const { limits, refuse: turnAway, ending, inTurn, part, refusals, lendAfter = LEND_AFTER_MS } = options;
  const pace = createPace(options.now ?? (() => performance.now()));
  const inParts = (total: number): Shares => createShares({ total, perClient: Math.max(1, Math.floor(total * part)) });
  const running = inParts(limits.MAX_RENDERS);
  const lent = inParts(limits.MAX_RENDERS * LENT_PLACES);
  const queued = inParts(limits.RENDER_QUEUE);
  const queue = new Set<Waiting>();

  function refused(reason: Refusal): RenderRefused {
    turnAway(reason);
    return new RenderRefused(reason);
  }

  const rankOf = (client: string, isBackground: boolean): number =>
    running.heldBy(client) + queued.heldBy(client) + (isBackground ? BEHIND_ALL : 0);

  /** Milliseconds until a page with this rank would begin. */
  function expectedWait(rank: number): number {
    return (countAhead(queue, rank) + 1) * pace.interval();
  }

  function refusal({
    client,
    isBackground,
    isOverdue,
  }: Pick<Wanted, 'client' | 'isBackground' | 'isOverdue'>): Refusal | null {
    if (isOverdue) return 'loop';
    if (ending.aborted) return 'draining';
    if (running.exhausted(client) === null) return null;
    const exhausted = queued.exhausted(client);
    if (exhausted !== null) return exhausted === 'all' ? refusals.queue : refusals.client;
    return expectedWait(rankOf(client, isBackground)) > limits.RENDER_QUEUE_TIMEOUT ? refusals.wait : null;
  }

  /** The place that has been taken of `running` for a client. */
  function placeOf(client: string): Place {
    let from = running;
    const isBusy = options.isBusy?.() ?? watchLoop();
    const timer = setInterval(() => {
      if (isBusy() || lent.take(client) !== null) return;
      clearInterval(timer);
      from = lent;
      running.release(client);
      beginNext();
    }, lendAfter);
    timer.unref();
    return {
      render: (work) => {
        clearInterval(timer);
        return inTurn(work);
      },
      leave: () => {
        clearInterval(timer);
        from.release(client);
        beginNext();
      },
    };
  }

  function beginNext(): void {
    for (let next = takeBest(queue, running); next !== null; next = takeBest(queue, running)) {
      pace.begin();
      forget(next.waiting);
      next.waiting.begin(next.client);
    }
  }

  function forget(waiting: Waiting): void {
    if (queue.delete(waiting) && queue.size === 0) pace.rest();
  }

  async function wait({ key, client, isBackground, signal }: Wanted): Promise<Place> {
    const { promise, resolve, reject } = Promise.withResolvers<Place>();
    const rank = rankOf(client, isBackground);
    const waiting: Waiting = {
      key,
      isBackground,
      rank,
      ranks: new Map([[client, rank]]),
      begin: (by) => resolve(placeOf(by)),
    };
    const onAbort = () => reject(signal.reason);
    const onEnding = () => reject(refused('draining'));
    const timer = setTimeout(() => reject(refused(refusals.wait)), limits.RENDER_QUEUE_TIMEOUT * MAX_WAIT_FACTOR);
    timer.unref();
    ending.addEventListener('abort', onEnding, { once: true });
    signal.addEventListener('abort', onAbort, { once: true });
    queue.add(waiting);
    queued.take(client);
    pace.wait();
    try {
      return await promise;
    } finally {
      forget(waiting);
      queued.release(client);
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      ending.removeEventListener('abort', onEnding);
    }
  }

  return {
    refusal,
    refuse: turnAway,
    waiting: () => queue.size,
    support: (key, client) => {
      let isWaiting = false;
      for (const waiting of queue) {
        if (waiting.key !== key || waiting.ranks.has(client)) continue;
        const rank = rankOf(client, waiting.isBackground);
        waiting.ranks.set(client, rank);
        waiting.rank = Math.min(waiting.rank, rank);
        isWaiting = true;
      }
      if (isWaiting) beginNext();
    },
    enter: async (wanted) => {
      wanted.signal.throwIfAborted();
      const reason = refusal(wanted);
      if (reason !== null) throw refused(reason);
      return running.take(wanted.client) === null ? placeOf(wanted.client) : wait(wanted);
    },
  };
}
