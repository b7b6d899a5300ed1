import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { ErrorLevel, XMLToSitemapItemStream } from 'sitemap';
import { isRecord } from '../../src/contracts/record.ts';

/** An address as a sitemap file of the platform lists it. */
export interface ListedAddress {
  /** As written there: http or https. */
  loc: string;
  /** ISO 8601. */
  lastmod: string | null;
  changefreq: string | null;
  /** 0 to 1. */
  priority: number | null;
}

const CHUNK = 64 * 1024;

/**
 * The addresses of a sitemap file, in its order, 50,000 at the most; nothing but addresses, dates and hints is read.
 * Other requests have their turn in between.
 *
 * @throws Error for what is no whole `urlset` or uses entities of its own
 */
export async function readSitemap(body: Buffer): Promise<ListedAddress[]> {
  // A file that was cut off says nothing about the pages that are missing.
  if (!/<\/urlset>\s*$/.test(body.subarray(-100).toString('latin1'))) throw new Error('no whole urlset');
  const found: ListedAddress[] = [];
  const reader = new XMLToSitemapItemStream({ level: ErrorLevel.SILENT, logger: false });
  await pipeline(Readable.from(chunksOf(body), { objectMode: false }), reader, async (items) => {
    for await (const item of items) {
      const address = listed(item);
      if (address) found.push(address);
    }
  });
  return found;
}

async function* chunksOf(body: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += CHUNK) {
    yield body.subarray(at, at + CHUNK);
    await turn();
  }
}

function listed(item: unknown): ListedAddress | null {
  if (!isRecord(item) || typeof item.url !== 'string' || item.url === '') return null;
  const { url: loc, lastmod, changefreq, priority } = item;
  return {
    loc,
    lastmod: typeof lastmod === 'string' && !Number.isNaN(Date.parse(lastmod)) ? lastmod : null,
    changefreq: typeof changefreq === 'string' ? changefreq : null,
    priority: typeof priority === 'number' ? priority : null,
  };
}
