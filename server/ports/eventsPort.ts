import type { PlatformEvent } from '../../src/contracts/platformEvents.ts';
import { recordOf } from '../../src/contracts/record.ts';
import { encodeUrlPart } from '../../src/contracts/urlText.ts';
import type { Personalize } from './personalization.ts';
import type { Upstream } from './upstream.ts';

/** The platform's service that page views are sent to (content platform §5.1). */
export interface EventsPort {
  readonly upstream: Upstream;
  /**
   * Sends one event of a site. Never twice: a view that may have arrived is not sent again.
   *
   * @param siteName the site's name in the platform
   * @throws UpstreamError
   */
  send: (siteName: string, event: PlatformEvent) => Promise<void>;
  /**
   * Which of the variants a visitor is shown (content platform §5.3); null for the default.
   *
   * @throws UpstreamError
   */
  personalize: Personalize;
}

/** How senders name themselves there. */
const SENDER = { 'x-client-software-id': 'forecourt', 'x-library-version': '1' };

/** @param upstream at the base address of the events service */
export function createEventsPort(upstream: Upstream): EventsPort {
  return {
    upstream,
    personalize: async ({ site, language, signal }, { friendlyId, variants }, { browserId, referrer, utm }) => {
      const answer = await upstream.json({
        operation: 'personalize',
        path: `/v1/personalize?siteId=${encodeUrlPart(site.contentName)}`,
        headers: SENDER,
        json: {
          ...{ channel: 'WEB', clientKey: '', currencyCode: 'USD', pointOfSale: '', friendlyId, browserId, language },
          ...{ params: { referrer, utm }, variants },
        },
        // One try: the page waits for it.
        idempotent: false,
        signal,
      });
      const { variantId } = recordOf(answer);
      return typeof variantId === 'string' ? variantId : null;
    },
    send: async (siteName, event) => {
      const path = `/v1/events/v1.2/events?siteId=${encodeUrlPart(siteName)}`;
      await upstream.call({ operation: `event ${event.type}`, path, json: event, headers: SENDER, idempotent: false });
    },
  };
}
