import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { concatBytes } from '../cache/concatBytes.ts';
import { type SitemapEntry, URLSET_CLOSE, URLSET_OPEN, urlElement } from './sitemapXml.ts';

/** A finished file. */
export interface SitemapFile {
  gzip: Buffer;
  /** Weak: the same for every encoding. */
  etag: string;
  /** The date of its newest page. */
  lastmod: string | null;
}

/** URLs in one file. The protocol allows 50,000; a smaller file costs less when it changes. */
const MAX_FILE_URLS = 10_000;
/** Uncompressed bytes of one file: the protocol's 50 MB, read as 50,000,000 bytes. */
const MAX_FILE_BYTES = 50_000_000;
/** Characters that are buffered before they are compressed. */
const FLUSH_CHARACTERS = 128 * 1024;

/**
 * Writes URLs in their order and without duplicates into as many files as they need. Holds only compressed data: a hundred
 * thousand URLs take a few megabytes. Yields to the event loop after every flush.
 */
export class SitemapWriter {
  readonly #files: SitemapFile[] = [];
  readonly #seen = new Set<string>();
  readonly #limits: { urls: number; bytes: number };
  #file: OpenFile | null = null;

  constructor(limits = { urls: MAX_FILE_URLS, bytes: MAX_FILE_BYTES }) {
    this.#limits = limits;
  }

  async add(entries: Iterable<SitemapEntry>): Promise<void> {
    for (const entry of entries) {
      if (this.#seen.has(entry.loc)) continue;
      this.#seen.add(entry.loc);
      const text = urlElement(entry);
      if (this.#file && !this.#file.fits(text, this.#limits)) await this.#close();
      this.#file ??= new OpenFile();
      await this.#file.write(text, entry.lastmod);
    }
  }

  /** Returns the files; empty when there was no URL. */
  async end(): Promise<SitemapFile[]> {
    await this.#close();
    return this.#files;
  }

  async #close(): Promise<void> {
    if (this.#file) this.#files.push(await this.#file.end());
    this.#file = null;
  }
}

class OpenFile {
  readonly #gzip: Gzip = createGzip();
  readonly #chunks: Buffer[] = [];
  readonly #hash = createHash('sha1');
  #buffer = URLSET_OPEN;
  #bytes = URLSET_OPEN.length + URLSET_CLOSE.length;
  #urls = 0;
  #lastmod: string | null = null;

  constructor() {
    this.#gzip.on('data', (chunk: Buffer) => void this.#chunks.push(chunk));
  }

  fits(text: string, limits: { urls: number; bytes: number }): boolean {
    return this.#urls < limits.urls && this.#bytes + Buffer.byteLength(text) <= limits.bytes;
  }

  async write(text: string, lastmod: string | null): Promise<void> {
    this.#bytes += Buffer.byteLength(text);
    this.#urls += 1;
    this.#buffer += text;
    // ISO 8601 dates in UTC sort as strings.
    if (lastmod !== null && lastmod > (this.#lastmod ?? '')) this.#lastmod = lastmod;
    if (this.#buffer.length >= FLUSH_CHARACTERS) await this.#flush();
  }

  async end(): Promise<SitemapFile> {
    this.#buffer += URLSET_CLOSE;
    await this.#flush();
    this.#gzip.end();
    await once(this.#gzip, 'end');
    const etag = `W/"${this.#hash.digest('base64url')}"`;
    return { gzip: concatBytes(this.#chunks), etag, lastmod: this.#lastmod };
  }

  async #flush(): Promise<void> {
    const chunk = Buffer.from(this.#buffer);
    this.#buffer = '';
    this.#hash.update(chunk);
    if (!this.#gzip.write(chunk)) await once(this.#gzip, 'drain');
    await yieldToEventLoop();
  }
}
