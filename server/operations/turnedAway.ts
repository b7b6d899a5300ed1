import type { PortName } from '../../config/upstreams.ts';
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
  /** The same of pages for editors. */
  | 'previews'
  /** The process is about to end, and the page has not begun. */
  | 'draining'
  /** Bodies underway hold all the memory they may, or the client's half of it. */
  | 'bodies'
  | 'bodiesOfClient'
  /** A body that came too slowly, a response that was read too slowly. */
  | 'slowBody'
  | 'slowReader'
  /** A client has all the connections it may have. */
  | 'connections';

/** Whose rate is limited for each client: an API of an upstream, by the upstream's name, or another. A closed set: it labels metrics. */
export type LimitName = PortName | 'suggest' | 'pages' | 'consent' | 'policyReports' | 'secrets';

/** Counts a refusal and logs it. */
export type TurnAway = (reason: Refusal) => void;

const LINE_EVERY_MS = 5_000;

/** For what the process cannot do. */
export function createTurnAway({ log, metrics }: { log: Log; metrics: Metrics }): TurnAway {
  const line = sparingly((reason: Refusal, turnedAway) =>
    log.warn({ event: LOG_EVENTS.overload, reason, turnedAway, inFlight: metrics.inFlight.requests }),
  );
  return (reason) => {
    metrics.overloaded.labels(reason).inc();
    line(reason);
  };
}

/** For what one client does too often. */
export function createTooMany({ log, metrics }: { log: Log; metrics: Metrics }): (limit: LimitName) => void {
  const line = sparingly((limit: LimitName, turnedAway) =>
    log.warn({ event: LOG_EVENTS.rateLimited, limit, turnedAway }),
  );
  return (limit) => {
    metrics.rateLimited.labels(limit).inc();
    line(limit);
  };
}

/** One line in 5 s for each name, with the count since the last: a line for each refusal would be load of its own. */
function sparingly<Name extends string>(write: (name: Name, count: number) => void): (name: Name) => void {
  const sinceLine = new Map<Name, number>();
  const nextLine = new Map<Name, number>();
  return (name) => {
    const count = (sinceLine.get(name) ?? 0) + 1;
    sinceLine.set(name, count);
    if (performance.now() < (nextLine.get(name) ?? 0)) return;
    write(name, count);
    nextLine.set(name, performance.now() + LINE_EVERY_MS);
    sinceLine.set(name, 0);
  };
}
