import { linkSignature } from '../store/linkSignature.ts';

/** Links with which customers see, move and cancel a booking. They end with the time of the booking, which the workshop system knows. */

interface BookingLink {
  site: string;
  /** Id of the request of the booking; nothing about the customer or the car is in a URL. */
  requestId: string;
}

/** Request, signature. */
const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

/** @param secrets the first signs; links that any of them has signed are valid */
export function createBookingLinks(secrets: readonly string[]) {
  const signature = linkSignature(secrets);
  const partsOf = ({ site, requestId }: BookingLink) => ['booking', site, requestId];
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
