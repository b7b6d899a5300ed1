import { isIPv6 } from 'node:net';

/** A token bucket. */
export interface Rate {
  /** Size of the bucket: calls that one client may make at once. */
  burst: number;
  /** Calls that are added each second. */
  perSecond: number;
}

interface RateLimitOptions {
  /** The rate, or a function that returns the one that holds now. */
  rate: Rate | (() => Rate);
  /** Number of callers that are tracked. Beyond it, the least recently seen one is removed. */
  maxKeys: number;
  /** Called for every refused call. */
  onRefusal?: () => void;
  /** Milliseconds of a clock that never steps. */
  now?: () => number;
}

/**
 * Returns whether the caller may make one more call, and counts the call; with a cost of 0 it does not count. Counts are stored in
 * memory only (Q31).
 */
export type RateLimit = (key: string, cost?: 0 | 1) => boolean;

interface Bucket {
  tokens: number;
  at: number;
}

/** Creates a rate limit with a token bucket for each caller. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { rate, maxKeys, onRefusal = () => {}, now = () => performance.now() } = options;
  const buckets = new Map<string, Bucket>();
  return (key, cost = 1) => {
    const at = now();
    const { burst, perSecond } = typeof rate === 'function' ? rate() : rate;
    const bucket = buckets.get(key);
    const tokens = bucket ? Math.min(burst, bucket.tokens + ((at - bucket.at) / 1_000) * perSecond) : burst;
    const allowed = tokens >= 1;
    if (!allowed) onRefusal();
    if (cost === 0) return allowed;
    // The map is in the order of use: the first entry is the least recently used.
    buckets.delete(key);
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at });
    const [oldest] = buckets.size > maxKeys ? buckets.keys() : [];
    if (oldest !== undefined) buckets.delete(oldest);
    return allowed;
  };
}

/** Longest key of a text that is no IP address, which a misconfigured proxy may send. */
const MAX_KEY = 64;

/** Returns the key of a client: its IPv4 address, or the /64 network of its IPv6 address. */
export function callerOf(address: string | undefined): string {
  // Some proxies append the port: 203.0.113.9:5678, [2001:db8::1]:5678.
  const host = (address ?? '').replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const bare = host.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare.slice(0, MAX_KEY);
  const [head = '', tail] = bare.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...last];
  return groups.slice(0, 4).map(withoutZeros).join(':');
}

const withoutZeros = (group: string): string => group.replace(/^0+(?=.)/, '');
