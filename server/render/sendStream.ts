import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { LoadedPage } from '../page/pageResult.ts';
import { createNonce } from './contentSecurityPolicy.ts';
import { encodingFor } from './encoding.ts';
import { RETRY_AFTER } from './entries.ts';
import type { PageMaker } from './pageMaker.ts';
import type { Place } from './renderBudget.ts';

/**
 * Answers with the shell at once and the late sections behind it. Not kept by anyone: it carries a nonce, and the settled
 * page is being made beside it.
 *
 * Leaves the place once the shell is made.
 *
 * @throws when the shell cannot be rendered; nothing has been sent then
 */
export async function sendStream(
  req: Request,
  res: Response,
  { status, loaded, place }: { status: number; loaded: LoadedPage; place: Place },
  { entryServer, policies, renderInput }: PageMaker,
  signal: AbortSignal,
): Promise<void> {
  const nonce = createNonce();
  const shell = async () => {
    const input = renderInput(loaded, signal);
    return entryServer.renderStream({ ...input, assets: { ...input.assets, nonce } });
  };
  // The late sections wait for upstreams: others are made meanwhile.
  const html = await place.render(shell).finally(place.leave);
  const zipped = encodingFor(req.headers['accept-encoding']) !== 'identity';
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policies.streamed(loaded.origins, nonce),
    'Cache-Control': 'no-store',
    'Cache-Status': 'forecourt; fwd=miss',
    ...(status === 503 && { 'Retry-After': RETRY_AFTER }),
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
