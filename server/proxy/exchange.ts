import { type ClientRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ProxyFailure } from './proxyFailure.ts';

/** Milliseconds. */
export interface ExchangeTimeouts {
  /** Until the connection must stand. */
  connect: number;
  /** Until the answer must have begun, from the moment it is asked for. */
  begin: number;
}

/**
 * Sends a visitor's request on as `req` says – method, `url`, `headers`, and the `body` when a parser has read one – and
 * resolves with the head of the answer; its body is still to be read. Nothing is written to `res`: while it is open, the
 * call ends with it; after its end the call goes on alone.
 *
 * @throws ProxyFailure
 */
export type Exchange = (req: Request, res: Response) => Promise<IncomingMessage>;

interface Underway {
  resolve: (answer: IncomingMessage) => void;
  reject: (failure: ProxyFailure) => void;
  isOver: boolean;
  outgoing?: ClientRequest;
}

/** Connections an upstream; what waits for one waits within its time for the begin of the answer. */
const MAX_SOCKETS = 128;

/** The one way by which visitors' requests reach an upstream: its origin and path are fixed, `req.url` is appended (Q15). */
export function createExchange({ url, timeouts }: { url: string; timeouts: ExchangeTimeouts }): Exchange {
  const underway = new WeakMap<Request, Underway>();
  const pool = { keepAlive: true, maxSockets: MAX_SOCKETS };
  const proxy = createProxyMiddleware<Request, Response>({
    target: url,
    changeOrigin: true,
    selfHandleResponse: true,
    followRedirects: false,
    agent: url.startsWith('https:') ? new HttpsAgent(pool) : new HttpAgent(pool),
    // The default plugins print to the console and write answers of their own.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyReq', (outgoing, req) => begin(outgoing, req, underway.get(req), timeouts.connect));
        server.on('proxyRes', (answer, req) => {
          const call = underway.get(req);
          if (call === undefined || call.isOver) answer.destroy();
          else call.resolve(answer);
        });
        server.on('error', (error, req) => req && underway.get(req)?.reject(ProxyFailure.of(error)));
        server.on('econnreset', (error, req) => underway.get(req)?.reject(ProxyFailure.of(error)));
      },
    ],
  });

  async function once(req: Request, res: Response): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const call: Underway = { resolve, reject, isOver: false };
    underway.set(req, call);
    const left = () => {
      if (!res.writableFinished) reject(new ProxyFailure('aborted', 'closed'));
    };
    const late = () => reject(new ProxyFailure('timeout', 'begin'));
    const timer = setTimeout(late, timeouts.begin);
    res.once('close', left);
    void proxy(req, res, (error?: unknown) => reject(ProxyFailure.of(error)));
    try {
      return await promise;
    } catch (error) {
      call.outgoing?.destroy();
      throw error;
    } finally {
      call.isOver = true;
      clearTimeout(timer);
      res.off('close', left);
    }
  }

  return async (req, res) => {
    try {
      return await once(req, res);
    } catch (error) {
      // A kept connection that the upstream closed as it was used again says nothing about the upstream (Q2).
      const wasStale = underway.get(req)?.outgoing?.reusedSocket === true && CLOSED.has(ProxyFailure.of(error).code);
      if (!wasStale || req.method === 'POST' || res.destroyed) throw error;
      return once(req, res);
    }
  };
}

const CLOSED: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

/** A connection was found for the request; nothing of it has been sent yet. */
function begin(outgoing: ClientRequest, req: Request, call: Underway | undefined, connect: number): void {
  if (call === undefined || call.isOver) {
    outgoing.destroy();
    return;
  }
  call.outgoing = outgoing;
  outgoing.removeHeader('connection');
  const { socket } = outgoing;
  if (socket?.connecting) {
    const timer = setTimeout(() => call.reject(new ProxyFailure('timeout', 'connect')), connect);
    socket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  }
  if (!Buffer.isBuffer(req.body)) return;
  // Framed anew, whatever frame it came in (Q16).
  outgoing.setHeader('content-length', req.body.byteLength);
  outgoing.write(req.body);
}
