import type { PortName } from '../../../config/upstreams.ts';
import { LOG_EVENTS } from '../log/events.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import { throttled } from './throttled.ts';

/** Why a request or a connection is refused or closed. A closed set, because it labels metrics. */
export type Refusal =
  /** All slots are taken, or the client holds half of them. */
  | 'requests'
  | 'client'
  /** The event loop is delayed, and the request is costly. */
  | 'loop'
  /** The render queue is full, the client holds its share of it, or the wait was too long. */
  | 'renders'
  | 'rendersOfClient'
  | 'renderWait'
  /** As `renders`, for pages for editors. */
  | 'previews'
  /** The process is about to end, and the render has not begun. */
  | 'draining'
  /** Bodies that are being received use all their memory, or the client uses half of it. */
  | 'bodies'
  | 'bodiesOfClient'
  /** The client sends a body too slowly, or reads a response too slowly. */
  | 'slowBody'
  | 'slowReader'
  /** Responses that clients have not read use all their memory, or the client uses its share. */
  | 'unread'
  | 'unreadOfClient'
  /** The client has its maximum number of connections. */
  | 'connections';

/** Names of the rate limits by client; an API of an upstream has the upstream's name. A closed set, because it labels metrics. */
export type LimitName =
  | PortName
  | 'suggest'
  | 'cars'
  | 'media'
  | 'platform'
  | 'pages'
  | 'consent'
  | 'forget'
  | 'policyReports'
  | 'vitals'
  | 'mcp'
  | 'savedSearches'
  | 'secrets';

/** Counts a refusal and logs it. */
export type RecordRefusal = (reason: Refusal) => void;

/** Creates the function that records refusals for lack of capacity. */
export function createRecordRefusal({ log, metrics }: { log: Log; metrics: Metrics }): RecordRefusal {
  const logRefusals = throttled((reason: Refusal, refused) =>
    log.warn({ event: LOG_EVENTS.overload, reason, refused, inFlight: metrics.inFlight.requests }),
  );
  return (reason) => {
    metrics.overloaded.labels(reason).inc();
    logRefusals(reason);
  };
}

/** Creates the function that records refusals by a rate limit. */
export function createRecordRateLimited({ log, metrics }: { log: Log; metrics: Metrics }): (limit: LimitName) => void {
  const logRefusals = throttled((limit: LimitName, refused) =>
    log.warn({ event: LOG_EVENTS.rateLimited, limit, refused }),
  );
  return (limit) => {
    metrics.rateLimited.labels(limit).inc();
    logRefusals(limit);
  };
}
