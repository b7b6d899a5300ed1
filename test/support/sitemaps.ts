import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex, type SitemapItem } from 'sitemap';
import { send } from './request.ts';

/** A file of a site's sitemap, as parsed by an independent library. */
export interface ReadFile {
  path: string;
  items: SitemapItem[];
}

/**
 * Returns everything that `/sitemap.xml` of a host lists.
 *
 * @throws when crawlers could not read it
 */
export async function readSitemaps(url: string, host: string): Promise<ReadFile[]> {
  const index = await parseSitemapIndex(Readable.from([await get(url, '/sitemap.xml', host)]));
  const files: ReadFile[] = [];
  for (const { url: loc } of index) {
    const path = pathOf(loc);
    files.push({ path, items: await parseSitemap(Readable.from([await get(url, path, host)])) });
  }
  return files;
}

async function get(url: string, path: string, host: string): Promise<string> {
  const { status, headers, body } = await send(url, path, { host });
  if (status !== 200) throw new Error(`${host}${path} answers ${status}`);
  if (headers['content-type'] !== 'application/xml; charset=utf-8')
    throw new Error(`${path}: ${headers['content-type']}`);
  return body;
}

/** Returns path and query of an absolute URL. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
