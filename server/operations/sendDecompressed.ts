import { createGunzip } from 'node:zlib';
import type { Response } from 'express';
import { onClose } from './request/request.ts';

/**
 * Sends the uncompressed body of a response whose head is written. The body is kept as gzip and is decompressed as the client reads it,
 * so that a client that stops reading keeps no copy of it (Q57). `pipeline` would add five listeners for the end of the response, and
 * Node warns above ten.
 */
export function sendDecompressed(res: Response, gzip: Buffer): void {
  // The client has left already: nothing would end the decompression.
  if (res.destroyed) return;
  const plain = createGunzip();
  onClose(res, () => plain.destroy());
  plain.once('error', () => res.destroy());
  plain.pipe(res);
  plain.end(gzip);
}
