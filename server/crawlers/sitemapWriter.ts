import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { concatBytes } from '../cache/concatBytes.ts';
import { type SitemapEntry, URLSET_CLOSE, URLSET_OPEN, urlElement } from './sitemapXml.ts';

/** A finished file. */
export interface SitemapFile {
  gzip: Buffer;
  /** Weak: the same for every encoding. */
  etag: string;
  /** Of its newest page. */
  lastmod: string | null;
}

/** Addresses in one file. The protocol allows 50,000; smaller ones are fetched anew for less. */
const FILE_ADDRESSES = 10_000;
/** Bytes of one file, unpacked, by the protocol (50 MB); the smaller reading of "MB". */
const FILE_BYTES = 50_000_000;
/** Characters that are gathered before they are compressed. */
const PIECE = 128 * 1024;

/**
 * Writes addresses into as many files as they need, in their order and each once. Only what is compressed is held: a
 * hundred thousand addresses take a few megabytes. Other requests have their turn after every piece.
 */
export class SitemapWriter {
  readonly #done: SitemapFile[] = [];
  readonly #seen = new Set<string>();
  readonly #most: { addresses: number; bytes: number };
  #file: OpenFile | null = null;

  constructor(most = { addresses: FILE_ADDRESSES, bytes: FILE_BYTES }) {
    this.#most = most;
  }

  async add(entries: Iterable<SitemapEntry>): Promise<void> {
    for (const entry of entries) {
      if (this.#seen.has(entry.loc)) continue;
      this.#seen.add(entry.loc);
      const text = urlElement(entry);
      if (this.#file && !this.#file.hasRoomFor(text, this.#most)) await this.#close();
      this.#file ??= new OpenFile();
      await this.#file.write(text, entry.lastmod);
    }
  }

  /** The files; none when there was no address. */
  async end(): Promise<SitemapFile[]> {
    await this.#close();
    return this.#done;
  }

  async #close(): Promise<void> {
    if (this.#file) this.#done.push(await this.#file.end());
    this.#file = null;
  }
}

class OpenFile {
  readonly #gzip: Gzip = createGzip();
  readonly #chunks: Buffer[] = [];
  readonly #hash = createHash('sha1');
  #waiting = URLSET_OPEN;
  #bytes = URLSET_OPEN.length + URLSET_CLOSE.length;
  #addresses = 0;
  #lastmod: string | null = null;

  constructor() {
    this.#gzip.on('data', (chunk: Buffer) => void this.#chunks.push(chunk));
  }

  hasRoomFor(text: string, most: { addresses: number; bytes: number }): boolean {
    return this.#addresses < most.addresses && this.#bytes + Buffer.byteLength(text) <= most.bytes;
  }

  async write(text: string, lastmod: string | null): Promise<void> {
    this.#bytes += Buffer.byteLength(text);
    this.#addresses += 1;
    this.#waiting += text;
    // Moments of one spelling sort as texts.
    if (lastmod !== null && lastmod > (this.#lastmod ?? '')) this.#lastmod = lastmod;
    if (this.#waiting.length >= PIECE) await this.#flush();
  }

  async end(): Promise<SitemapFile> {
    this.#waiting += URLSET_CLOSE;
    await this.#flush();
    this.#gzip.end();
    await once(this.#gzip, 'end');
    const etag = `W/"${this.#hash.digest('base64url')}"`;
    return { gzip: concatBytes(this.#chunks), etag, lastmod: this.#lastmod };
  }

  async #flush(): Promise<void> {
    const piece = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#hash.update(piece);
    if (!this.#gzip.write(piece)) await once(this.#gzip, 'drain');
    await turn();
  }
}
