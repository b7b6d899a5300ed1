import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzipSync } from 'node:zlib';
import { concatBytes } from '../cache/concatBytes.ts';

/** A redirect of the document; `/_page` reports it with status 200. */
interface RedirectTarget {
  status: number;
  location: string;
}

/** A finished answer as it is kept: headers made once, bodies by encoding. */
export interface PageEntry {
  readonly status: number;
  /** It says that there is nothing here, or elsewhere: kept shortly. */
  readonly negative: boolean;
  /** No page has this URL, also where the response stands for a better one and is not cached. */
  readonly missing: boolean;
  /** Where it redirects, before what the visitor's own query adds; null for a page. */
  readonly leadsTo: RedirectTarget | null;
  /** Name, value, name, value … for `writeHead`; without encoding, length and age. */
  readonly headers: readonly string[];
  readonly etag: string;
  /** How old what it was made from already was because a source is away, in seconds; else 0. */
  readonly dataAge: number;
  readonly gzip: Buffer;
  readonly tags: readonly string[];
  /** It has variants: not for everybody, so not for shared caches, nor for those of ours that do not ask who it is. */
  readonly varied: boolean;
  /** Made in the background once the page has been asked for again. */
  brotli: Buffer | null;
}

const decompress = promisify(gunzip);

/** To shared caches: a minute, then old ones while a new one is fetched, and when we fail as long as we would. */
const KEPT = {
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  stockPage: 'public, max-age=0, s-maxage=60, stale-while-revalidate=540, stale-if-error=540',
} as const;
const KEPT_SHORTLY = 'public, max-age=0, s-maxage=10';
/** Stands in for what an upstream did not give. */
const NOT_KEPT = 'no-store';

/** Browsers ask each time; what has not changed is a 304. */
const PRIVATE = 'private, no-cache';

/** For how long: as long as its kind of page, shortly because it says that there is nothing, or not at all. */
export type Keep = keyof typeof KEPT | 'shortly' | 'no';

interface EntryParts {
  status: number;
  keep: Keep;
  /** A text, or UTF-8. */
  body: string | Buffer;
  /** Beside type, caching, validators and tags. */
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  dataAge?: number;
  varied?: boolean;
  missing?: boolean;
  leadsTo?: RedirectTarget;
}

/** Makes an entry: gzip at its fastest now, brotli later. */
export function createEntry({ status, keep, body, headers, tags, ...rest }: EntryParts): PageEntry {
  const { dataAge = 0, varied = false, missing = false, leadsTo = null } = rest;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  // At once: handing a page of this size to another thread and back costs more than it saves.
  const zipped = concatBytes([gzipSync(bytes, { level: constants.Z_BEST_SPEED, chunkSize: 64 * 1024 })]);
  // Weak: the same for every encoding of the page.
  const etag = `W/"${createHash('sha1').update(zipped).digest('base64url')}"`;
  const all: Record<string, string> = {
    ...headers,
    'Cache-Control': varied && keep !== 'no' ? PRIVATE : cacheControlOf(keep),
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(tags.length > 0 && { 'Surrogate-Key': tags.filter(isForEdges).join(' ') }),
  };
  return {
    status,
    negative: keep === 'shortly',
    missing,
    leadsTo,
    headers: Object.entries(all).flat(),
    etag,
    dataAge,
    gzip: zipped,
    tags,
    varied,
    brotli: null,
  };
}

/** Data sources are many: a header of them all would be larger than the page. */
const isForEdges = (tag: string): boolean => !tag.startsWith('source:');

function cacheControlOf(keep: Keep): string {
  if (keep === 'no') return NOT_KEPT;
  return keep === 'shortly' ? KEPT_SHORTLY : KEPT[keep];
}

/** The body without compression, which few clients ask for. */
export function plainBody(entry: PageEntry): Promise<Buffer> {
  return decompress(entry.gzip);
}
