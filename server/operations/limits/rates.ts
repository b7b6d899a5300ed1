import { createRateLimit, type Rate, type RateLimit } from './rateLimit.ts';
import type { LimitName } from './refusals.ts';

/** For most APIs: far above what one person causes, far below what a script causes. */
export const PER_VISITOR: Rate = { burst: 100, perSecond: 10 };
/** For suggestions: as fast as a few people type behind one IP address. */
export const PER_TYPING: Rate = { burst: 60, perSecond: 12 };
/** For finance quotes: as fast as one visitor changes the terms. */
export const PER_QUOTE: Rate = { burst: 60, perSecond: 3 };
/** For opening event streams, of which a client has a few at once: as fast as a visitor changes what to search for, many times over. */
export const PER_STREAM: Rate = { burst: 1_200, perSecond: 50 };
/** For calls to the media edge that the cache does not spare: the images of many new pages at once, behind one IP address. */
export const PER_FILE: Rate = { burst: 600, perSecond: 30 };
/** Returns a rate whose calls of one minute may come at once. */
export const burstOfOneMinute = (perMinute: number): Rate => ({ burst: perMinute, perSecond: perMinute / 60 });
/** Returns a rate whose calls of half a minute may come at once. */
export const burstOfHalfMinute = (perSecond: number): Rate => ({ burst: perSecond * 30, perSecond });

/** Number of clients that a limit tracks. */
const MAX_CLIENTS = 20_000;

/**
 * Returns a function that creates rate limits by client and records their refusals.
 *
 * @param now milliseconds of a clock that never steps
 */
export function rateLimits(
  recordRateLimited: (limit: LimitName) => void,
  now: () => number,
): (limit: LimitName, rate: Rate | (() => Rate)) => RateLimit {
  return (limit, rate) =>
    createRateLimit({ rate, maxKeys: MAX_CLIENTS, onRefusal: () => recordRateLimited(limit), now });
}
