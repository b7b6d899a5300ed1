import { LOG_EVENTS } from './events.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Why a request or a connection is refused or cut. A closed set: it labels metrics. */
export type Refusal =
  /** All slots are taken, or the client holds its half of them. */
  | 'requests'
  | 'client'
  /** The event loop is late, and the request is costly. */
  | 'loop'
  /** The queue of renders is full, the client has its part of it, or the wait was too long. */
  | 'renders'
  | 'rendersOfClient'
  | 'renderWait'
  /** Bodies underway hold all the memory they may, or the client's half of it. */
  | 'bodies'
  | 'bodiesOfClient'
  /** A body that came too slowly, a response that was read too slowly. */
  | 'slowBody'
  | 'slowReader'
  /** A client has all the connections it may have. */
  | 'connections';

/** Counts a refusal and logs it. */
export type TurnAway = (reason: Refusal) => void;

const LINE_EVERY_MS = 5_000;

/** One line in 5 s for each reason: a line for each refusal would be load of its own. */
export function createTurnAway({ log, metrics }: { log: Log; metrics: Metrics }): TurnAway {
  const sinceLine = new Map<Refusal, number>();
  const nextLine = new Map<Refusal, number>();
  return (reason) => {
    metrics.overloaded.labels(reason).inc();
    const turnedAway = (sinceLine.get(reason) ?? 0) + 1;
    sinceLine.set(reason, turnedAway);
    if (performance.now() < (nextLine.get(reason) ?? 0)) return;
    log.warn({ event: LOG_EVENTS.overload, reason, turnedAway, inFlight: metrics.inFlight.requests });
    nextLine.set(reason, performance.now() + LINE_EVERY_MS);
    sinceLine.set(reason, 0);
  };
}
