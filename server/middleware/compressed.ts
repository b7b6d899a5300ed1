import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler, Response } from 'express';
import { type Encoding, encodingFor } from '../operations/encoding.ts';

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|rss\+xml)\b)/;
/** Bytes below which compression saves no packet. */
const MIN_BYTES = 1_024;
const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
/** As fast as gzip at its first level, and smaller. The default window of 4 MB needs megabytes of tables. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/**
 * Compresses bodies that are made for one request and sent by one call of `res.end`. Each is compressed completely before it is sent: a
 * compression that waited for a slow client would keep its tables in memory meanwhile, and the request its slot. Streams and encoded
 * bodies pass as they are.
 */
export function compressed(): RequestHandler {
  return (req, res, next) => {
    const encoding = encodingFor(req.headers['accept-encoding']);
    const end = res.end.bind(res) as (...args: unknown[]) => Response;
    res.end = ((...args: unknown[]) => {
      const [chunk] = args;
      if (res.headersSent || !isCompressible(res)) return end(...args);
      res.vary('Accept-Encoding');
      if (encoding === 'identity' || (typeof chunk !== 'string' && !Buffer.isBuffer(chunk))) return end(...args);
      const body = Buffer.from(chunk as string);
      if (body.byteLength < MIN_BYTES) return end(...args);
      compress(body, encoding).then(
        (packed) => {
          if (res.destroyed) return;
          res.set({ 'Content-Encoding': encoding, 'Content-Length': String(packed.byteLength) });
          end(packed);
        },
        () => end(body),
      );
      return res;
    }) as typeof res.end;
    next();
  };
}

function isCompressible(res: Response): boolean {
  const type = String(res.getHeader('Content-Type') ?? '');
  const isUnchangeable = /\bno-transform\b/.test(String(res.getHeader('Cache-Control') ?? ''));
  return COMPRESSIBLE.test(type) && !isUnchangeable && res.getHeader('Content-Encoding') === undefined;
}

const compress = (body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzipped(body, { level: constants.Z_BEST_SPEED })
    : brotlied(body, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } });
