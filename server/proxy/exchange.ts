import { type ClientRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { startTimeLimit } from '../../lib/startTimeLimit.ts';
import { ProxyError } from './proxyError.ts';

/** Milliseconds. */
export interface ExchangeTimeouts {
  /** Until the connection is established. */
  connect: number;
  /** From the start of the request until the head of the response. */
  firstByte: number;
}

/**
 * Forwards a request to `url` with the method, `headers` and parsed `body` of `req`. Resolves with the head of the response;
 * the caller reads the body. Writes nothing to `res`: when `res` closes before it is finished, the call is aborted; when `res`
 * is finished, the call continues without it.
 *
 * @throws ProxyError
 */
export type Exchange = (url: string, req: Request, res: Response) => Promise<IncomingMessage>;

interface PendingExchange {
  url: string;
  resolve: (response: IncomingMessage) => void;
  reject: (failure: ProxyError) => void;
  isSettled: boolean;
  outgoing?: ClientRequest;
}

/**
 * Creates the exchange with one upstream. Origin and base path are fixed, the path and query are appended (Q15).
 *
 * The pool has no limit of its own, because a client whose downloads are slow could hold all of its connections. Each visitor's
 * request holds a slot, of which one client has at most half (Q48); the cache limits its calls in the background.
 */
export function createExchange({ url, timeouts }: { url: string; timeouts: ExchangeTimeouts }): Exchange {
  const pending = new WeakMap<Request, PendingExchange>();
  const pool = { keepAlive: true };
  const proxy = createProxyMiddleware<Request, Response>({
    target: url,
    changeOrigin: true,
    pathRewrite: (path, req) => pending.get(req)?.url ?? path,
    selfHandleResponse: true,
    followRedirects: false,
    agent: url.startsWith('https:') ? new HttpsAgent(pool) : new HttpAgent(pool),
    // The default plugins print to the console and write error responses of their own.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyReq', (outgoing, req) => prepare(outgoing, req, pending.get(req), timeouts.connect));
        server.on('proxyRes', (response, req) => {
          const exchange = pending.get(req);
          if (exchange === undefined || exchange.isSettled) response.destroy();
          else exchange.resolve(response);
        });
        server.on('error', (error, req) => req && pending.get(req)?.reject(ProxyError.of(error)));
        server.on('econnreset', (error, req) => pending.get(req)?.reject(ProxyError.of(error)));
      },
    ],
  });

  async function attempt(url: string, req: Request, res: Response): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const exchange: PendingExchange = { url, resolve, reject, isSettled: false };
    pending.set(req, exchange);
    const onClose = () => {
      if (!res.writableFinished) reject(new ProxyError('aborted', 'closed'));
    };
    const onTimeout = () => reject(new ProxyError('timeout', 'first-byte'));
    const endLimit = startTimeLimit(timeouts.firstByte, onTimeout);
    res.once('close', onClose);
    void proxy(req, res, (error?: unknown) => reject(ProxyError.of(error)));
    try {
      return await promise;
    } catch (error) {
      exchange.outgoing?.destroy();
      throw error;
    } finally {
      exchange.isSettled = true;
      endLimit();
      res.off('close', onClose);
    }
  }

  return async (url, req, res) => {
    try {
      return await attempt(url, req, res);
    } catch (error) {
      // The upstream may close a keep-alive connection while it is reused; that is no failure, so the request is retried (Q2).
      const wasIdleClosed =
        pending.get(req)?.outgoing?.reusedSocket === true && CLOSED_CODES.has(ProxyError.of(error).code);
      if (!wasIdleClosed || req.method === 'POST' || res.destroyed) throw error;
      return attempt(url, req, res);
    }
  };
}

const CLOSED_CODES: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

/** Prepares a request that has got its connection and is not sent yet: starts the connect timer and writes the body. */
function prepare(outgoing: ClientRequest, req: Request, exchange: PendingExchange | undefined, connect: number): void {
  if (exchange === undefined || exchange.isSettled) {
    outgoing.destroy();
    return;
  }
  exchange.outgoing = outgoing;
  outgoing.removeHeader('connection');
  const { socket } = outgoing;
  if (socket?.connecting) {
    const endLimit = startTimeLimit(connect, () => exchange.reject(new ProxyError('timeout', 'connect')));
    socket.once('connect', endLimit).once('close', endLimit);
  }
  if (!Buffer.isBuffer(req.body)) return;
  // The parsed body gets a new `Content-Length`, whatever its framing was (Q16).
  outgoing.setHeader('content-length', req.body.byteLength);
  outgoing.write(req.body);
}
