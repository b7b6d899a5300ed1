import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';
import type { SitemapFile } from './sitemapWriter.ts';

const decompress = promisify(gunzip);

/** Sends a file that is cached as gzip, decompressed when the crawler does not accept gzip; 304 when the crawler has it. */
export async function sendFile(
  req: Request,
  res: Response,
  { gzip, etag }: Pick<SitemapFile, 'gzip' | 'etag'>,
): Promise<void> {
  res.set({ ETag: etag, Vary: 'Accept-Encoding', 'Content-Type': 'application/xml; charset=utf-8' });
  if (req.fresh) return void res.status(304).end();
  const isGzip = new Negotiator(req).encodings(['gzip', 'identity'])[0] === 'gzip';
  if (isGzip) res.set('Content-Encoding', 'gzip');
  const body = isGzip ? gzip : await decompress(gzip);
  res.send(body);
}
