import type { SiteConfig } from '../../config/siteConfig.ts';
import type { PlatformEvent } from '../../src/contracts/content/platformEvents.ts';
import type { RelayedEvent } from '../../src/contracts/events/events.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { EventsPort } from '../ports/eventsPort.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';

/** Accepts an event. The visitor does not learn the outcome. */
export type EventRelay = (site: SiteConfig, event: RelayedEvent, browserId: string) => void;

/** Maximum number of events being sent. Further events are dropped, so that a slow platform does not fill the memory. */
const MAX_PENDING = 200;
const LINE_INTERVAL_MS = 10_000;

interface EventRelayDependencies {
  port: EventsPort;
  log: Log;
  metrics: Metrics;
  /** Accept events and do not send them: for page views of developers. */
  withheld?: boolean;
}

/** Creates the relay of events to the platform. Failures are only logged and counted (S1 §8). */
export function createEventRelay({ port, log, metrics, withheld = false }: EventRelayDependencies): EventRelay {
  let pending = 0;
  /** Events lost since the last log line. An outage must not log a line for each visitor. */
  let lost = 0;
  let nextLineAt = 0;

  function recordLoss(event: RelayedEvent, outcome: 'failed' | 'dropped', cause: string): void {
    metrics.events.labels(event.type, outcome).inc();
    lost += 1;
    if (performance.now() < nextLineAt) return;
    log.warn({ event: LOG_EVENTS.eventsLost, cause, lost }, 'Events did not reach the platform');
    nextLineAt = performance.now() + LINE_INTERVAL_MS;
    lost = 0;
  }

  return (site, event, browserId) => {
    if (withheld) {
      metrics.events.labels(event.type, 'withheld').inc();
      return;
    }
    if (pending >= MAX_PENDING) {
      recordLoss(event, 'dropped', 'tooMany');
      return;
    }
    pending += 1;
    port
      .send(site.contentName, platformEvent(event, browserId, new Date()))
      .then(
        () => metrics.events.labels(event.type, 'relayed').inc(),
        (error: unknown) => recordLoss(event, 'failed', error instanceof UpstreamError ? error.kind : 'error'),
      )
      .finally(() => {
        pending -= 1;
      });
  };
}

/** Returns the event in the platform's format (content platform §5.1): channel WEB, currency USD (F009). */
export function platformEvent(event: RelayedEvent, browserId: string, at: Date): PlatformEvent {
  const { page, itemId, language, variantId, utm, referrer } = event;
  return {
    ...(utm as Record<`utm_${string}`, string> | undefined),
    type: event.type,
    browser_id: browserId,
    channel: 'WEB',
    currency: 'USD',
    client_key: '',
    pos: '',
    language,
    page,
    requested_at: at.toISOString(),
    ext: { pageVariantId: pageVariantId(itemId, language, variantId) },
    ...(referrer !== undefined && { referrer }),
  };
}

/** Returns `<itemId without dashes>_<language>_<variant or default>` in lower case. */
function pageVariantId(itemId: string, language: string, variantId = 'default'): string {
  return `${itemId.replace(/[{}-]/g, '')}_${language.replaceAll('-', '_')}_${variantId}`.toLowerCase();
}
