import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const OFFERED: Encoding[] = ['br', 'gzip', 'identity'];
const MAX_KNOWN = 500;
const known = new Map<string, Encoding>();

/** The encoding for an `Accept-Encoding` header, in our order of preference. Browsers send few different ones: kept. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const kept = known.get(header);
  if (kept) return kept;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(OFFERED);
  const encoding = OFFERED.find((name) => accepted.includes(name)) ?? 'identity';
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(header, encoding);
  return encoding;
}
