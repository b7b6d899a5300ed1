import { createRateLimit, type RateLimit } from './rateLimit.ts';
import type { LimitName } from './turnedAway.ts';

interface Rate {
  /** Calls that one client may make at once, and how many it earns back each second. */
  burst: number;
  perSecond: number;
}

/** Far above what one person causes, far below what a script of one machine would: pages and choices, a client each. */
export const PER_VISITOR: Rate = { burst: 100, perSecond: 10 };
/** As fast as somebody types, and some more behind one address. */
export const PER_TYPING: Rate = { burst: 60, perSecond: 12 };
/** A rate whose share of a minute may come at once. */
export const minuteOf = (perMinute: number): Rate => ({ burst: perMinute, perSecond: perMinute / 60 });
/** A rate whose share of half a minute may come at once. */
export const halfMinuteOf = (perSecond: number): Rate => ({ burst: perSecond * 30, perSecond });

/** Clients that a limit remembers. */
const MAX_CLIENTS = 20_000;

/** Makes limits by client that tell `tooMany` what they refuse. */
export function rateLimits(tooMany: (limit: LimitName) => void): (limit: LimitName, rate: Rate) => RateLimit {
  return (limit, rate) => createRateLimit({ ...rate, maxKeys: MAX_CLIENTS, onRefusal: () => tooMany(limit) });
}
