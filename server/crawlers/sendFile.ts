import type { Request, Response } from 'express';
import Negotiator from 'negotiator';
import { requestOf } from '../operations/request/request.ts';
import { sendDecompressed } from '../operations/sendDecompressed.ts';
import type { SitemapFile } from './sitemapWriter.ts';

/** Sends a file that is cached as gzip, decompressed when the crawler does not accept gzip; 304 when the crawler has it. */
export function sendFile(req: Request, res: Response, { gzip, etag }: Pick<SitemapFile, 'gzip' | 'etag'>): void {
  res.set({ ETag: etag, Vary: 'Accept-Encoding', 'Content-Type': 'application/xml; charset=utf-8' });
  if (req.fresh) return void res.status(304).end();
  const isGzip = new Negotiator(req).encodings(['gzip', 'identity'])[0] === 'gzip';
  if (!isGzip) return void (req.method === 'HEAD' ? res.end() : sendDecompressed(res, gzip));
  requestOf(res).admission.sharesBody(res, gzip);
  res.set('Content-Encoding', 'gzip').send(gzip);
}
