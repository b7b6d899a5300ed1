import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { ErrorLevel, XMLToSitemapItemStream } from 'sitemap';
import { isRecord } from '../../../lib/record.ts';

/** An entry of a sitemap file of the platform. */
export interface PlatformSitemapEntry {
  /** The unchanged http or https URL. */
  loc: string;
  /** ISO 8601. */
  lastmod: string | null;
  changefreq: string | null;
  /** 0 to 1. */
  priority: number | null;
}

const CHUNK = 64 * 1024;

/**
 * Returns the entries of a sitemap file in its order, at most 50,000. Only URLs, dates and hints are read. It yields to the event
 * loop between chunks.
 *
 * @throws Error when the `urlset` is incomplete or defines its own entities
 */
export async function readSitemap(body: Buffer): Promise<PlatformSitemapEntry[]> {
  // A truncated file must not remove pages from our sitemap.
  if (!/<\/urlset>\s*$/.test(body.subarray(-100).toString('latin1'))) throw new Error('no whole urlset');
  const entries: PlatformSitemapEntry[] = [];
  const reader = new XMLToSitemapItemStream({ level: ErrorLevel.SILENT, logger: false });
  await pipeline(Readable.from(chunksOf(body), { objectMode: false }), reader, async (items) => {
    for await (const item of items) {
      const entry = readEntry(item);
      if (entry) entries.push(entry);
    }
  });
  return entries;
}

async function* chunksOf(body: Buffer): AsyncGenerator<Buffer> {
  for (let offset = 0; offset < body.length; offset += CHUNK) {
    yield body.subarray(offset, offset + CHUNK);
    await turn();
  }
}

function readEntry(item: unknown): PlatformSitemapEntry | null {
  if (!isRecord(item) || typeof item.url !== 'string' || item.url === '') return null;
  const { url: loc, lastmod, changefreq, priority } = item;
  return {
    loc,
    lastmod: typeof lastmod === 'string' && !Number.isNaN(Date.parse(lastmod)) ? lastmod : null,
    changefreq: typeof changefreq === 'string' ? changefreq : null,
    priority: typeof priority === 'number' ? priority : null,
  };
}
