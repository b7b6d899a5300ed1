import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzipSync } from 'node:zlib';
import { concatBytes } from '../cache/concatBytes.ts';
import { type SharedKind, sharedCacheControl } from './sharedLifetime.ts';

/** A redirect of the document; `/_page` reports it with status 200. */
interface RedirectTarget {
  status: number;
  location: string;
}

/** A complete response in the cache: headers, and bodies by encoding. */
export interface PageEntry {
  readonly status: number;
  readonly cacheability: Cacheability;
  /** Whether it is a redirect or says that there is no page; such an entry is cached for a short time. */
  readonly negative: boolean;
  /** Whether no page has this URL, also when the response is a fallback that is not cached. */
  readonly missing: boolean;
  /** The redirect target without the visitor's query; null for a page. */
  readonly redirectTarget: RedirectTarget | null;
  /** Name, value, name, value … for `writeHead`; without encoding, length, age and `Cache-Control`. */
  readonly headers: readonly string[];
  readonly etag: string;
  /** Age of the data that it was made from while a source was unavailable, in seconds; else 0. */
  readonly dataAge: number;
  readonly gzip: Buffer;
  /** Bytes of the uncompressed body. */
  readonly plainLength: number;
  readonly tags: readonly string[];
  /** Whether the page has variants by visitor or the place of one. Shared caches must not store it. */
  readonly varied: boolean;
  /** Whether shared caches must not store it for another reason. */
  readonly isPrivate: boolean;
  /** Created in the background when the page is requested again. */
  brotli: Buffer | null;
}

const decompress = promisify(gunzip);

/** For fallbacks without the data of an upstream, and pages that were purged. */
export const NO_STORE = 'no-store';

/** Browsers revalidate each time; an unchanged page is a 304. */
const PRIVATE = 'private, no-cache';

/** How long a page is cached: by its policy, for a short time (no page, redirect), or not at all. */
export type Cacheability = SharedKind | 'none';

interface EntryParts {
  status: number;
  cacheability: Cacheability;
  /** Text, or bytes in UTF-8. */
  body: string | Buffer;
  /** Headers other than caching, validators and tags. */
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  dataAge?: number;
  varied?: boolean;
  missing?: boolean;
  redirectTarget?: RedirectTarget;
}

/** Creates an entry, compressed by gzip at its fastest level. Brotli follows in the background. */
export function createEntry({ status, cacheability, body, headers, tags, ...rest }: EntryParts): PageEntry {
  const { dataAge = 0, varied = false, missing = false, redirectTarget = null } = rest;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  // Synchronous: passing a page of this size to another thread costs more than it saves.
  const compressed = concatBytes([gzipSync(bytes, { level: constants.Z_BEST_SPEED, chunkSize: 64 * 1024 })]);
  const etag = etagOf(compressed);
  const allHeaders: Record<string, string> = {
    Vary: 'Accept-Encoding',
    ...headers,
    ETag: etag,
  };
  return {
    status,
    cacheability,
    negative: cacheability === 'short',
    missing,
    redirectTarget,
    headers: Object.entries(allHeaders).flat(),
    etag,
    dataAge,
    gzip: compressed,
    plainLength: bytes.byteLength,
    tags,
    varied,
    isPrivate: false,
    brotli: null,
  };
}

/** Returns the ETag of a body; weak, because all encodings of the page share it. */
export const etagOf = (gzip: Buffer): string => `W/"${createHash('sha1').update(gzip).digest('base64url')}"`;

/** Returns the `Cache-Control` of an entry that was made `age` seconds ago. */
export function cacheControlOf({ cacheability, varied, isPrivate, dataAge }: PageEntry, age: number): string {
  if (cacheability === 'none') return NO_STORE;
  return varied || isPrivate ? PRIVATE : sharedCacheControl(cacheability, age, dataAge);
}

/** Returns the uncompressed body, which few clients request. */
export function plainBody(entry: PageEntry): Promise<Buffer> {
  return decompress(entry.gzip);
}
