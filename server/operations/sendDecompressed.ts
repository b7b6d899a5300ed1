import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Response } from 'express';

/**
 * Sends the uncompressed body of a response whose head is written. The body is kept as gzip and is decompressed as the client reads it,
 * so that a client that stops reading keeps no copy of it (Q57).
 */
export function sendDecompressed(res: Response, gzip: Buffer): void {
  const plain = createGunzip();
  pipeline(plain, res, (error) => {
    if (error) res.destroy();
  });
  plain.end(gzip);
}
