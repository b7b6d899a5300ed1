import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const OFFERED: Encoding[] = ['br', 'gzip', 'identity'];
const MAX_CACHED = 500;
const cache = new Map<string, Encoding>();

/** Returns the encoding for an `Accept-Encoding` header, in our order of preference. Results are cached, because browsers send few different headers. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const cached = cache.get(header);
  if (cached) return cached;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(OFFERED);
  const encoding = OFFERED.find((name) => accepted.includes(name)) ?? 'identity';
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(header, encoding);
  return encoding;
}
