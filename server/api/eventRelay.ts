import type { SiteConfig } from '../../config/siteConfig.ts';
import type { RelayedEvent } from '../../src/contracts/events.ts';
import type { PlatformEvent } from '../../src/contracts/platformEvents.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { EventsPort } from '../ports/eventsPort.ts';
import { UpstreamError } from '../ports/upstreamError.ts';

/** Takes an event over; what becomes of it the visitor never knows. */
export type EventRelay = (site: SiteConfig, event: RelayedEvent, browserId: string) => void;

/** Events on their way to the platform; more are dropped, so that a slow platform fills no memory. */
const MAX_UNDERWAY = 200;
const LINE_EVERY_MS = 10_000;

interface EventRelayDependencies {
  port: EventsPort;
  log: Log;
  metrics: Metrics;
  /** Visits of developers are none: taken, and kept from the platform. */
  withheld?: boolean;
}

/** Sends events on to the platform. A failure is logged and counted, nothing more (S1 §8). */
export function createEventRelay({ port, log, metrics, withheld = false }: EventRelayDependencies): EventRelay {
  let underway = 0;
  /** Since the last line: an outage is not to be one line for each visitor. */
  let lost = 0;
  let nextLine = 0;

  function lose(event: RelayedEvent, outcome: 'failed' | 'dropped', cause: string): void {
    metrics.events.labels(event.type, outcome).inc();
    lost += 1;
    if (performance.now() < nextLine) return;
    log.warn({ event: LOG_EVENTS.eventsLost, cause, lost }, 'Events did not reach the platform');
    nextLine = performance.now() + LINE_EVERY_MS;
    lost = 0;
  }

  return (site, event, browserId) => {
    if (withheld) {
      metrics.events.labels(event.type, 'withheld').inc();
      return;
    }
    if (underway >= MAX_UNDERWAY) {
      lose(event, 'dropped', 'tooMany');
      return;
    }
    underway += 1;
    port
      .send(site.contentName, platformEvent(event, browserId, new Date()))
      .then(
        () => metrics.events.labels(event.type, 'relayed').inc(),
        (error: unknown) => lose(event, 'failed', error instanceof UpstreamError ? error.kind : 'error'),
      )
      .finally(() => {
        underway -= 1;
      });
  };
}

/** The event in the platform's words (content platform §5.1): channel WEB, currency USD (F009). */
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

/** `<itemId without dashes>_<language>_<variant or default>`, lower case. */
function pageVariantId(itemId: string, language: string, variantId = 'default'): string {
  return `${itemId.replace(/[{}-]/g, '')}_${language.replaceAll('-', '_')}_${variantId}`.toLowerCase();
}
