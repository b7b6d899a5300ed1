import { performance } from 'node:perf_hooks';
import { setImmediate as nextLoop } from 'node:timers/promises';
import { withTimeout } from '../../lib/withTimeout.ts';

/** Runs a render when its turn has come. */
export type RunInTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Whose pages are rendered. */
type Lane = 'visitors' | 'editors';

/** Milliseconds after which the next render starts although one is not done: a render that hangs must not stop the others. */
const LONGEST_RENDER_MS = 1_000;
/** The longest pause between two renders, in milliseconds, while other events keep the loop busy. */
const LONGEST_PAUSE_MS = 30;
/** Number of visitors' pages between two of editors, while both wait. */
const VISITORS_BETWEEN = 3;

/**
 * Runs renders one by one. Between two renders the event loop handles everything else that has come in. While pages of both lanes
 * wait, every fourth render is an editor's.
 */
export function createRenderTurns({
  isBusy: isOtherwiseBusy = () => false,
  longestPause = LONGEST_PAUSE_MS,
}: {
  /** Whether short work waits that goes before a render. */
  isBusy?: () => boolean;
  longestPause?: number;
} = {}): Readonly<Record<Lane, RunInTurn>> {
  const waiting: Record<Lane, (() => void)[]> = { visitors: [], editors: [] };
  let isBusy = false;
  let visitorsSince = 0;

  function nextLane(): Lane {
    if (waiting.editors.length === 0) return 'visitors';
    return waiting.visitors.length === 0 || visitorsSince >= VISITORS_BETWEEN ? 'editors' : 'visitors';
  }

  async function beginNext(): Promise<void> {
    isBusy = true;
    await quietLoop(longestPause, isOtherwiseBusy);
    const lane = nextLane();
    const begin = waiting[lane].shift();
    isBusy = begin !== undefined;
    visitorsSince = lane === 'editors' ? 0 : visitorsSince + 1;
    begin?.();
  }

  const inLane =
    (lane: Lane): RunInTurn =>
    (work) => {
      const { promise: turn, resolve } = Promise.withResolvers<void>();
      waiting[lane].push(resolve);
      const result = turn.then(work);
      void turn.then(() => withTimeout(LONGEST_RENDER_MS, 'a render', result)).then(beginNext, beginNext);
      if (!isBusy) void beginNext();
      return result;
    };
  return { visitors: inLane('visitors'), editors: inLane('editors') };
}

/**
 * Resolves when the event loop had no event in a turn and no short work waits, at the latest after `limit` ms. One turn would not be
 * enough: it accepts a single connection, so that a hundred new ones, health checks among them, would wait for a hundred renders.
 */
async function quietLoop(limit: number, isBusy: () => boolean): Promise<void> {
  const until = performance.now() + limit;
  let before: number;
  let events = eventsHandled();
  do {
    before = events;
    await nextLoop();
    events = eventsHandled();
  } while ((events !== before || isBusy()) && performance.now() < until);
}

/** Events of connections, sockets and threads that the event loop has handled so far. */
const eventsHandled = (): number => performance.nodeTiming.uvMetricsInfo.events;
