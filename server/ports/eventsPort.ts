import { recordOf } from '../../lib/record.ts';
import { encodeUrlPart } from '../../lib/urlText.ts';
import type { PlatformEvent } from '../../src/contracts/content/platformEvents.ts';
import type { Personalize } from './content/personalization.ts';
import type { Upstream } from './upstream/upstream.ts';

/** The platform's service for page views (content platform §5.1). */
export interface EventsPort {
  readonly upstream: Upstream;
  /**
   * Sends one event of a site. It is not retried, because the event may have arrived.
   *
   * @param siteName the site's name in the platform
   * @throws UpstreamError
   */
  send: (siteName: string, event: PlatformEvent) => Promise<void>;
  /**
   * Returns the variant for a visitor (content platform §5.3); null for the default.
   *
   * @throws UpstreamError
   */
  personalize: Personalize;
}

/** Headers that identify this client to the service. */
const CLIENT_HEADERS = { 'x-client-software-id': 'forecourt', 'x-library-version': '1' };

/** @param upstream an upstream at the base URL of the events service */
export function createEventsPort(upstream: Upstream): EventsPort {
  return {
    upstream,
    personalize: async ({ site, language, signal }, { friendlyId, variants }, { browserId, referrer, utm }) => {
      const response = await upstream.json({
        operation: 'personalize',
        path: `/v1/personalize?siteId=${encodeUrlPart(site.contentName)}`,
        headers: CLIENT_HEADERS,
        json: {
          channel: 'WEB',
          clientKey: '',
          currencyCode: 'USD',
          pointOfSale: '',
          friendlyId,
          browserId,
          language,
          params: { referrer, utm },
          variants,
        },
        // Not retried: the page waits for the response.
        idempotent: false,
        signal,
      });
      const { variantId } = recordOf(response);
      return typeof variantId === 'string' ? variantId : null;
    },
    send: async (siteName, event) => {
      const path = `/v1/events/v1.2/events?siteId=${encodeUrlPart(siteName)}`;
      await upstream.call({
        operation: `event ${event.type}`,
        path,
        json: event,
        headers: CLIENT_HEADERS,
        idempotent: false,
      });
    },
  };
}
