import type { Environment } from '../../config/environment.ts';
import type { UpstreamName } from '../../config/upstreams.ts';
import type { LiveSettings } from '../operations/liveSettings.ts';
import { linkSignature, type Secrets } from '../store/linkSignature.ts';
import { liveSecrets } from '../store/liveSecrets.ts';

/** Links with which customers see, move and cancel a booking, a test drive or a wheel change. They end with the time of the booking, which the system with the booking knows. */

interface BookingLink {
  site: string;
  /** Id of the request of the booking; nothing about the customer or the car is in a URL. */
  requestId: string;
}

/** Request, signature. */
const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

/** The systems with what the links are about. */
const BOOKED_AT: readonly UpstreamName[] = ['booking', 'testDrives', 'tireHotel'];

/** Returns the secrets of the links. With the sandbox nothing leaves the machine, so any secret will do. */
export function linkSecrets({ sandboxed }: Pick<Environment, 'sandboxed'>, live: LiveSettings): Secrets {
  const ofSandbox = BOOKED_AT.some((system) => sandboxed.includes(system)) ? ['sandbox'] : [];
  return liveSecrets(live, 'BOOKING_LINK_SECRETS', ofSandbox);
}

/**
 * @param secrets the first signs; links that any of them has signed are valid
 * @param kind what the links are for: a link to one kind is invalid for the other
 */
export function createBookingLinks(secrets: Secrets, kind: 'booking' | 'testDrive' | 'tireChange' = 'booking') {
  const signature = linkSignature(secrets);
  const partsOf = ({ site, requestId }: BookingLink) => [kind, site, requestId];
  return {
    /** Returns the token of a link. */
    create: (link: BookingLink): string => `${link.requestId}.${signature.sign(partsOf(link))}`,
    /** Returns the request of a token; null for a token that is not ours. */
    read: (token: string, site: string): string | null => {
      const [, requestId = '', received = ''] = TOKEN.exec(token) ?? [];
      return signature.isValid(partsOf({ site, requestId }), received) ? requestId : null;
    },
  };
}

export type BookingLinks = ReturnType<typeof createBookingLinks>;
