import { type ClientRequest, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { contextOf } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { isMediaPath, visitorHeaders } from './mediaHeaders.ts';
import { relay } from './mediaRelay.ts';

interface MediaProxyOptions {
  /** Base address of the media edge; the visitor's path is appended to it and can change nothing else. */
  url: string;
  /** Milliseconds of silence after which the media edge is given up. */
  timeout: number;
  log: Log;
}

/** Pictures and files of the media edge: `GET` and `HEAD`, fixed origin and prefixes, redirects not followed (Q15, Q17). */
export function mediaProxy({ url, timeout, log }: MediaProxyOptions): RequestHandler {
  const pool = { keepAlive: true, maxSockets: 128, timeout };
  const failed = (error: Error, res: Response) => {
    if (res.writableEnded || res.destroyed) return;
    const waited = performance.now() - contextOf(res).startedAt;
    log.warn(
      { event: LOG_EVENTS.proxyFailed, cause: errorCode(error), ms: Math.round(waited) },
      'The media edge failed',
    );
    if (res.headersSent) res.destroy();
    else sendPlain(res, waited >= timeout ? 504 : 502);
  };
  const proxy = createProxyMiddleware<Request, Response>({
    target: url,
    changeOrigin: true,
    selfHandleResponse: true,
    proxyTimeout: timeout,
    agent: url.startsWith('https:') ? new HttpsAgent(pool) : new HttpAgent(pool),
    // The default plugins print to the console and write answers of their own.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyReq', (outgoing: ClientRequest) => outgoing.removeHeader('connection'));
        server.on('proxyRes', relay);
        server.on('error', (error, _req, res) => {
          if (res !== undefined && 'locals' in res) failed(error, res);
        });
      },
    ],
  });
  const router = Router({ caseSensitive: true });
  router.use(prepare, proxy);
  return (req, res, next) => (isMediaPath(req.url) ? router(req, res, next) : next());
}

/** A visitor's request is reduced to its address and the few headers a cache would send. */
const prepare: RequestHandler = (req, res, next) => {
  contextOf(res).routeKind = 'media';
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendPlain(res, 405, { Allow: 'GET, HEAD' });
  const { headers } = req;
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
    return sendPlain(res, 400, { Connection: 'close' });
  }
  req.headers = visitorHeaders(headers);
  next();
};

function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
