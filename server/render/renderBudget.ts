import type { Environment } from '../../config/environment.ts';
import { LoadRefused } from '../cache/loadRefused.ts';
import { createShares, type Shares } from '../operations/shares.ts';
import type { Refusal, TurnAway } from '../operations/turnedAway.ts';
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
  isLate?: boolean;
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
  /** @throws RenderRefused when the queue is full or the wait was too long; the signal's reason when it is aborted */
  enter: (wanted: Wanted) => Promise<Place>;
  /** Another client waits for the page of this key too: it may go as soon as that client's share allows. */
  support: (key: string, client: string) => void;
  waiting: () => number;
}

interface Waiting {
  key: string;
  isBackground: boolean;
  clients: Set<string>;
  begin: (client: string) => void;
}

export interface BudgetOptions {
  limits: Pick<Environment, 'MAX_RENDERS' | 'RENDER_QUEUE' | 'RENDER_QUEUE_TIMEOUT'>;
  turnAway: TurnAway;
  inTurn: InTurn;
  /** Part of the places, and of those in the queue, that one client has at most. */
  part: number;
  /** Why pages are refused: the queue is full, the client has its part of it, the wait was too long. */
  refusals: Readonly<Record<'queue' | 'client' | 'wait', Refusal>>;
  /** Aborted when the process is about to end: what waits is refused then. */
  ending: AbortSignal;
  /** Milliseconds after which a page evidently waits for an upstream: its place goes to another one meanwhile. */
  lendAfter?: number;
}

/** Several times what a page takes that waits for nobody, so that a busy process lends nothing. */
const LEND_AFTER_MS = 400;
/** Pages that wait for upstreams so, for each place. */
const LENT_PLACES = 8;

/** More than any client has pages in the making. */
const BEHIND_ALL = 1_000_000;

/**
 * Makes few pages at once and lets few wait, each for a short time, so that what is accepted is fast and the rest knows at once
 * (Q42, Q49). Of those that wait, the one goes first whose client has the fewest pages in the making, then the oldest.
 */
export function createRenderBudget(options: BudgetOptions): RenderBudget {
  const { limits, turnAway, ending, inTurn, part, refusals, lendAfter = LEND_AFTER_MS } = options;
  const inParts = (total: number): Shares => createShares({ total, perClient: Math.max(1, Math.floor(total * part)) });
  const running = inParts(limits.MAX_RENDERS);
  const lent = inParts(limits.MAX_RENDERS * LENT_PLACES);
  const queued = inParts(limits.RENDER_QUEUE);
  const queue = new Set<Waiting>();

  function refusal(reason: Refusal): RenderRefused {
    turnAway(reason);
    return new RenderRefused(reason);
  }

  /** The place that has been taken of `running` for a client. */
  function placeOf(client: string): Place {
    let from = running;
    const timer = setTimeout(() => {
      if (lent.take(client) !== null) return;
      from = lent;
      running.give(client);
      beginNext();
    }, lendAfter);
    timer.unref();
    return {
      render: (work) => {
        clearTimeout(timer);
        return inTurn(work);
      },
      leave: () => {
        clearTimeout(timer);
        from.give(client);
        beginNext();
      },
    };
  }

  function beginNext(): void {
    for (let next = takeBest(queue, running); next !== null; next = takeBest(queue, running)) {
      queue.delete(next.waiting);
      next.waiting.begin(next.client);
    }
  }

  async function wait({ key, client, isBackground, signal }: Wanted): Promise<Place> {
    const { promise, resolve, reject } = Promise.withResolvers<Place>();
    const waiting: Waiting = { key, isBackground, clients: new Set([client]), begin: (by) => resolve(placeOf(by)) };
    const onAbort = () => reject(signal.reason);
    const onEnding = () => reject(refusal('draining'));
    const timer = setTimeout(() => reject(refusal(refusals.wait)), limits.RENDER_QUEUE_TIMEOUT);
    timer.unref();
    ending.addEventListener('abort', onEnding, { once: true });
    signal.addEventListener('abort', onAbort, { once: true });
    queue.add(waiting);
    try {
      return await promise;
    } finally {
      queue.delete(waiting);
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      ending.removeEventListener('abort', onEnding);
    }
  }

  return {
    waiting: () => queue.size,
    support: (key, client) => {
      for (const waiting of queue) if (waiting.key === key) waiting.clients.add(client);
      beginNext();
    },
    enter: async (wanted) => {
      const { client, signal } = wanted;
      signal.throwIfAborted();
      if (wanted.isLate) throw refusal('loop');
      if (ending.aborted) throw refusal('draining');
      if (running.take(client) === null) return placeOf(client);
      const exhausted = queued.take(client);
      if (exhausted !== null) throw refusal(exhausted === 'all' ? refusals.queue : refusals.client);
      return wait(wanted).finally(() => queued.give(client));
    },
  };
}

/** Takes a place for the page that comes next, if there is one; of a page that several clients wait for, for any of them. */
function takeBest(queue: ReadonlySet<Waiting>, running: Shares): { waiting: Waiting; client: string } | null {
  const all = [...queue].flatMap((waiting) => [...waiting.clients].map((client) => ({ waiting, client })));
  const rank = ({ waiting, client }: (typeof all)[number]) =>
    (waiting.isBackground ? BEHIND_ALL : 0) + running.of(client);
  all.sort((one, other) => rank(one) - rank(other));
  return all.find(({ client }) => running.take(client) === null) ?? null;
}
