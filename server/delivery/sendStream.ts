import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { encodingFor } from '../operations/encoding.ts';
import { serverTimingOf } from '../operations/request/serverTiming.ts';
import { measureRender } from '../operations/request/trace.ts';
import type { LoadedPage } from '../page/pageResult.ts';
import { createNonce } from './contentSecurityPolicy.ts';
import { RETRY_AFTER } from './entries.ts';
import { type PageMaker, renderWith } from './pageMaker.ts';
import type { RenderPermit } from './renderBudget.ts';

/**
 * Streams a page: the shell at once, then the deferred sections. The response is not stored, because it contains a nonce; the
 * complete page is made for the cache meanwhile. Releases the permit once the shell is rendered.
 *
 * @throws when the shell cannot be rendered; nothing has been sent then
 */
export async function sendStream(
  req: Request,
  res: Response,
  { status, loaded, permit }: { status: number; loaded: LoadedPage; permit: RenderPermit },
  maker: PageMaker,
  { signal, hasServerTiming }: { signal: AbortSignal; hasServerTiming: boolean },
): Promise<void> {
  const nonce = createNonce();
  const shell = () => {
    const input = maker.renderInput(loaded, signal);
    return maker.entryServer.render({ ...input, assets: { ...input.assets, nonce } }, 'shell');
  };
  // The deferred sections wait for upstreams, so the permit is free for other pages.
  const html = await renderWith(permit, 'shell', () => measureRender(shell)).finally(permit.release);
  const zipped = encodingFor(req.headers['accept-encoding']) !== 'identity';
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': maker.policies.streamed(loaded.origins, nonce),
    'Cache-Control': 'no-store',
    'Cache-Status': 'forecourt; fwd=miss',
    ...(status === 503 && { 'Retry-After': RETRY_AFTER }),
    Vary: 'Accept-Encoding',
    ...(hasServerTiming && { 'Server-Timing': serverTimingOf(res) }),
    ...(zipped && { 'Content-Encoding': 'gzip' }),
  });
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  // Flushed with every chunk, so that browsers show the shell at once.
  const body = zipped ? createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH }) : new PassThrough();
  html.pipe(body);
  await pipeline(body, res);
}
