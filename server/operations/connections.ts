import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Environment } from '../../config/environment.ts';
import { callerOf } from './rateLimit.ts';
import type { TurnAway } from './turnedAway.ts';

type Limits = Pick<Environment, 'MAX_CLIENT_CONNECTIONS' | 'READ_TIMEOUT' | 'TRUST_PROXY'>;

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** Bytes handed to the connection before it, and `performance.now()` when its response began to wait for its reader. */
  bytesBefore: number;
  waitingSince: number | null;
}

/** What a client takes of a response each second, in bytes, once it has had `READ_TIMEOUT`. */
const LEAST_RATE = 2_048;
const LOOK_EVERY_MS = 1_000;

/** Limits what connections may hold by not sending, not reading, or being many (Q48, Q53). */
export function limitConnections(server: Server, limits: Limits, turnAway: TurnAway): void {
  const exchanges = new Map<Socket, Set<Exchange>>();
  const byClient = new Map<string, Set<Socket>>();

  /** Nothing but the client keeps it open: no request is complete and without its response. */
  const isIdle = (socket: Socket) => [...(exchanges.get(socket) ?? [])].every(({ req }) => !req.complete);

  /** Whether a new connection of a client may stay; its oldest idle one makes room. */
  function hasRoom(own: ReadonlySet<Socket>): boolean {
    if (own.size < limits.MAX_CLIENT_CONNECTIONS) return true;
    turnAway('connections');
    for (const socket of own) {
      if (!isIdle(socket)) continue;
      socket.destroy();
      return true;
    }
    return false;
  }

  function count(socket: Socket): void {
    const client = callerOf(socket.remoteAddress);
    const own = byClient.get(client) ?? new Set();
    if (!hasRoom(own)) return void socket.destroy();
    byClient.set(client, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0) byClient.delete(client);
    });
  }

  function follow(req: IncomingMessage, res: ServerResponse): void {
    const { socket } = req;
    const open = exchanges.get(socket) ?? new Set();
    const exchange = { req, res, bytesBefore: socket.bytesWritten, waitingSince: null };
    exchanges.set(socket, open.add(exchange));
    res.once('close', () => {
      open.delete(exchange);
      if (open.size === 0) exchanges.delete(socket);
    });
  }

  function cut(socket: Socket): void {
    turnAway('slowReader');
    socket.destroy();
  }

  // Node refreshes this time whenever a piece went out; it is also what ends connections without any request.
  server.setTimeout(limits.READ_TIMEOUT, (socket) => {
    const isServed = exchanges.has(socket);
    if (isServed && socket.writableLength > 0) cut(socket);
    // Nothing waits for the client: the response is still being made, or the body has limits of its own.
    else if (isServed) socket.setTimeout(limits.READ_TIMEOUT);
    else socket.destroy();
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, open] of exchanges) {
      if ([...open].some((exchange) => isTooSlow(exchange, socket, now, limits.READ_TIMEOUT))) cut(socket);
    }
  }, LOOK_EVERY_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  if (limits.TRUST_PROXY === 0) server.on('connection', count);
  // Before the app, which may respond at once.
  server.prependListener('request', follow);
}

/** Whether less has been taken of a response than the least rate allows for all that was handed over. */
function isTooSlow(exchange: Exchange, socket: Socket, now: number, grace: number): boolean {
  if (exchange.res.socket !== socket || socket.writableLength === 0) {
    exchange.waitingSince = null;
    return false;
  }
  exchange.waitingSince ??= now;
  const bytes = socket.bytesWritten - exchange.bytesBefore;
  return now - exchange.waitingSince > grace + (bytes / LEAST_RATE) * 1_000;
}
