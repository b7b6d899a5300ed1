import type { Request, Response } from 'express';
import { isSource, surrogateKeysOf } from '../cache/surrogateKeys.ts';
import { encodingFor } from '../operations/encoding.ts';
import { requestOf } from '../operations/request/request.ts';
import { serverTimingOf } from '../operations/request/serverTiming.ts';
import { sendDecompressed } from '../operations/sendDecompressed.ts';
import { cacheControlOf, NO_STORE, type PageEntry } from './pageEntry.ts';

type EntryState = 'hit' | 'stale' | 'miss' | 'purged' | 'bypass';

const CACHE_STATUS: Readonly<Record<EntryState, string>> = {
  hit: 'forecourt; hit',
  stale: 'forecourt; hit; detail=stale',
  miss: 'forecourt; fwd=miss; stored',
  purged: 'forecourt; hit; detail=purged',
  bypass: 'forecourt; fwd=bypass',
};

/**
 * Sends an entry, or status 304 when the client has it.
 *
 * @param age seconds since the entry was made
 * @param state sent as `Cache-Status` (RFC 9211)
 */
export type SendEntry = (req: Request, res: Response, entry: PageEntry, state: EntryState, age: number) => void;

interface SendEntryOptions {
  /** Creates the brotli body of an entry for later requests. */
  compress: (entry: PageEntry) => void;
  /** Whether shared caches are purged: they get the tags of data sources too. Browsers need none. */
  hasSharedCaches: boolean;
  /** Whether responses have `Server-Timing`. */
  hasServerTiming: boolean;
}

export function createSendEntry({ compress, hasSharedCaches, hasServerTiming }: SendEntryOptions): SendEntry {
  const surrogateKey = createSurrogateKey(hasSharedCaches);
  return (req, res, entry, state, age) => {
    const headers = [...headersOf(res, entry, state, age), ...surrogateKey(entry, state)];
    if (hasServerTiming) headers.push('Server-Timing', serverTimingOf(res));
    if (matches(req.headers['if-none-match'], entry.etag) && entry.status === 200) {
      res.writeHead(304, headers).end();
      return;
    }
    const encoding = encodingFor(req.headers['accept-encoding']);
    if (state === 'hit' && encoding === 'br') compress(entry);
    if (encoding === 'identity') {
      sendPlainBody(req, res, entry, headers);
      return;
    }
    const encoded = encoding === 'br' && entry.brotli ? entry.brotli : entry.gzip;
    requestOf(res).admission.sharesBody(res, encoded);
    send(req, res, entry.status, headers, encoded, encoded === entry.brotli ? 'br' : 'gzip');
  };
}

/** Returns a function that returns the header of an entry's tags, made once for each entry. What was purged has none. */
function createSurrogateKey(hasSharedCaches: boolean): (entry: PageEntry, state: EntryState) => readonly string[] {
  const headers = new WeakMap<PageEntry, readonly string[]>();
  return (entry, state) => {
    if (state === 'purged') return [];
    const known = headers.get(entry);
    if (known) return known;
    const keys = hasSharedCaches ? surrogateKeysOf(entry.tags) : entry.tags.filter((tag) => !isSource(tag));
    const header = keys.length > 0 ? ['Surrogate-Key', keys.join(' ')] : [];
    headers.set(entry, header);
    return header;
  };
}

/** `Age` counts from the making of the page. `Forecourt-Data-Age` is the age of its oldest data that is past its fresh time. */
function headersOf(res: Response, entry: PageEntry, state: EntryState, age: number): string[] {
  return [
    ...requestOf(res).standardHeaders,
    ...entry.headers,
    'Cache-Control',
    // No other cache may store what was purged.
    state === 'purged' ? NO_STORE : cacheControlOf(entry, age),
    'Cache-Status',
    entry.dataAge > 0 && state !== 'stale' ? `${CACHE_STATUS[state]}; detail=stale` : CACHE_STATUS[state],
    'Age',
    String(Math.floor(age)),
    'Forecourt-Data-Age',
    String(Math.floor(age + entry.dataAge)),
  ];
}

function sendPlainBody(req: Request, res: Response, { status, gzip, plainLength }: PageEntry, headers: string[]): void {
  headers.push('Content-Length', String(plainLength));
  res.writeHead(status, headers);
  if (req.method === 'HEAD') res.end();
  else sendDecompressed(res, gzip);
}

function send(req: Request, res: Response, status: number, headers: string[], body: Buffer, encoding: string): void {
  headers.push('Content-Encoding', encoding, 'Content-Length', String(body.length));
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Compares ETags weakly, as `If-None-Match` requires. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === '*' ||
    header.split(',').some((candidate) => withoutWeakPrefix(candidate.trim()) === withoutWeakPrefix(etag))
  );
}

function withoutWeakPrefix(etag: string): string {
  return etag.replace(/^W\//, '');
}
