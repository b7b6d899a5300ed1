import type { Request, Response } from 'express';
import { contextOf } from '../operations/context.ts';
import { encodingFor } from './encoding.ts';
import { compressInBackground, type PageEntry, plainBody } from './pageEntry.ts';

type EntryState = 'hit' | 'stale' | 'miss' | 'bypass';

const CACHE_STATUS: Readonly<Record<EntryState, string>> = {
  hit: 'forecourt; hit',
  stale: 'forecourt; hit; detail=stale',
  miss: 'forecourt; fwd=miss; stored',
  bypass: 'forecourt; fwd=bypass',
};

/**
 * Answers with an entry, or with 304 when the client has it.
 *
 * @param age seconds since it was made (RFC 9211 says where it came from)
 */
export function sendEntry(req: Request, res: Response, entry: PageEntry, state: EntryState, age: number): void {
  const headers = [
    ...contextOf(res).standardHeaders,
    ...entry.headers,
    'Cache-Status',
    entry.dataAge > 0 ? `${CACHE_STATUS[state]}; detail=stale` : CACHE_STATUS[state],
    'Age',
    String(Math.floor(age + entry.dataAge)),
  ];
  if (matches(req.headers['if-none-match'], entry.etag) && entry.status === 200) {
    res.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(req.headers['accept-encoding']);
  if (state === 'hit' && encoding === 'br') compressInBackground(entry);
  if (encoding === 'identity') {
    plainBody(entry).then(
      (body) => send(req, res, entry.status, headers, body, encoding),
      () => res.destroy(),
    );
    return;
  }
  const ready = encoding === 'br' && entry.brotli ? entry.brotli : entry.gzip;
  send(req, res, entry.status, headers, ready, ready === entry.brotli ? 'br' : 'gzip');
}

function send(req: Request, res: Response, status: number, headers: string[], body: Buffer, encoding: string): void {
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Weak comparison, as `If-None-Match` asks for. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((candidate) => bare(candidate.trim()) === bare(etag));
}

function bare(etag: string): string {
  return etag.replace(/^W\//, '');
}
