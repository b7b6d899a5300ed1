import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { EntryServer, RenderInput } from '../../src/contracts/render.ts';
import { createNonce, streamedPolicy } from './contentSecurityPolicy.ts';
import { encodingFor } from './encoding.ts';

/**
 * Answers with the shell at once and the late sections behind it. Not kept by anyone: it carries a nonce, and the settled
 * page is being made beside it.
 *
 * @throws when the shell cannot be rendered; nothing has been sent then
 */
export async function sendStream(
  req: Request,
  res: Response,
  { status }: { status: number },
  input: RenderInput,
  entryServer: EntryServer,
): Promise<void> {
  const nonce = createNonce();
  const html = await entryServer.renderStream({ ...input, nonce });
  const zipped = encodingFor(req.headers['accept-encoding']) !== 'identity';
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': streamedPolicy(nonce),
    'Cache-Control': 'no-store',
    'Cache-Status': 'forecourt; fwd=miss',
    Vary: 'Accept-Encoding',
    ...(zipped && { 'Content-Encoding': 'gzip' }),
  });
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  // Flushed with every piece, so that the shell is shown while the rest is on its way.
  const body = zipped ? createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH }) : new PassThrough();
  html.pipe(body);
  await pipeline(body, res);
}
