import { type ClientRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { pipeline } from 'node:stream';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { contextOf } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { answerHeaders, isMediaPath, visitorHeaders } from './mediaHeaders.ts';

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
  const proxy = createProxyMiddleware<Request, Response>({
    target: url,
    changeOrigin: true,
    selfHandleResponse: true,
    proxyTimeout: timeout,
    agent: url.startsWith('https:') ? new HttpsAgent(pool) : new HttpAgent(pool),
    // The default plugins print to the console and write answers of their own; errors come to `failed` instead.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyRes', relay);
        server.on('error', () => {});
        server.on('econnreset', () => {});
        server.on('proxyReq', (outgoing: ClientRequest) => outgoing.removeHeader('connection'));
      },
    ],
  });
  const failed: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
    if (res.destroyed) return;
    const waited = performance.now() - contextOf(res).startedAt;
    log.warn(
      { event: LOG_EVENTS.proxyFailed, code: errorCode(error), ms: Math.round(waited) },
      'The media edge failed',
    );
    if (res.headersSent) res.destroy();
    else sendPlain(res, waited >= timeout ? 504 : 502);
  };
  const router = Router({ caseSensitive: true });
  router.use(prepare, proxy, failed);
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

/** Faults of the media edge that say something about the address; any other is the edge's own. */
const PASSED_FAULTS: Readonly<Record<number, number>> = { 404: 404, 410: 404, 429: 429, 504: 504 };

function relay(answer: IncomingMessage, req: IncomingMessage, res: Response): void {
  const status = answer.statusCode ?? 502;
  const passed = status === 200 || status === 206 || status === 304 || status === 416;
  if (!passed) {
    answer.resume();
    // A redirect would lead a visitor, or us, to a place of the upstream's choosing.
    sendPlain(res, PASSED_FAULTS[status] ?? 502);
    return;
  }
  res.writeHead(status, answerHeaders(answer.headers));
  if (req.method === 'HEAD' || status === 304) {
    answer.resume();
    res.end();
    return;
  }
  pipeline(answer, res, () => {
    // A half answer has destroyed `res`; a visitor who left has destroyed `answer`. Nothing is left to do.
  });
}

function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
