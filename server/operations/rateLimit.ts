import { isIPv6 } from 'node:net';

interface RateLimitOptions {
  /** Calls that may come at once, and how many are earned back each second. */
  burst: number;
  perSecond: number;
  /** Callers that are remembered; beyond that the one not seen for longest is forgotten. */
  maxKeys: number;
  /** Hears of every call that is refused. */
  onRefusal?: () => void;
  /** Milliseconds of a clock that never steps. */
  now?: () => number;
}

/**
 * Says whether this caller may call once more, and counts the call; with a cost of 0 it only says so. Counts are kept in memory
 * only, as long as they matter (Q31).
 */
export type RateLimit = (key: string, cost?: 0 | 1) => boolean;

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket of `burst` calls for each caller, filled again at `perSecond`. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { burst, perSecond, maxKeys, onRefusal = () => {}, now = () => performance.now() } = options;
  const buckets = new Map<string, Bucket>();
  return (key, cost = 1) => {
    const at = now();
    const bucket = buckets.get(key);
    const tokens = bucket ? Math.min(burst, bucket.tokens + ((at - bucket.at) / 1_000) * perSecond) : burst;
    const allowed = tokens >= 1;
    if (!allowed) onRefusal();
    if (cost === 0) return allowed;
    // Last in the map is last to be forgotten.
    buckets.delete(key);
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at });
    const [oldest] = buckets.size > maxKeys ? buckets.keys() : [];
    if (oldest !== undefined) buckets.delete(oldest);
    return allowed;
  };
}

/** Of what is no address: a proxy that writes such things is not set up. */
const MAX_KEY = 64;

/** Who an address stands for: one IPv4 address, or the network of 64 bits that one IPv6 household has. */
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
