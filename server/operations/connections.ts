import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Response } from 'express';
import type { Environment } from '../../config/environment.ts';
import { callerOf } from './limits/rateLimit.ts';
import type { RecordRefusal } from './limits/refusals.ts';
import { hasBegun, requestOf } from './request/request.ts';

type Limits = Pick<Environment, 'MAX_CLIENT_CONNECTIONS' | 'READ_TIMEOUT' | 'TRUST_PROXY'>;

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** Bytes written to the connection before this exchange. */
  bytesBefore: number;
  /** `performance.now()` when the response began to wait for the client to read; null while it does not wait. */
  waitingSince: number | null;
  /** Bytes that the system had taken when the client last made progress, and when that was seen. */
  sent: number;
  progressAt: number;
  /** Whether the admission knows that the response waits for the client. */
  isStalled: boolean;
}

/** Rate at which a client must read a response once `READ_TIMEOUT` has passed. */
const MIN_BYTES_PER_SECOND = 2_048;
const CHECK_INTERVAL_MS = 1_000;

/** Milliseconds after which a response that waits for its client needs no slot any more. */
const STALL_MS = 500;

/** Limits connections that send slowly or read slowly, and the number of connections of a client (Q48, Q53). */
export function limitConnections(server: Server, limits: Limits, recordRefusal: RecordRefusal): void {
  const exchanges = new Map<Socket, Set<Exchange>>();

  /** Whether no complete request waits for its response, so that only the client keeps the connection open. */
  const isIdle = (socket: Socket) => [...(exchanges.get(socket) ?? [])].every(({ req }) => !req.complete);

  function trackExchange(req: IncomingMessage, res: ServerResponse): void {
    const { socket } = req;
    const open = exchanges.get(socket) ?? new Set();
    const bytesBefore = socket.bytesWritten;
    const exchange = { req, res, bytesBefore, waitingSince: null, sent: 0, progressAt: 0, isStalled: false };
    exchanges.set(socket, open.add(exchange));
    res.once('close', () => {
      open.delete(exchange);
      if (open.size === 0) exchanges.delete(socket);
    });
  }

  function destroySlowReader(socket: Socket): void {
    recordRefusal('slowReader');
    socket.destroy();
  }

  // Node restarts this timer whenever a chunk was written. It also ends connections without any request.
  server.setTimeout(limits.READ_TIMEOUT, (socket) => {
    const hasExchange = exchanges.has(socket);
    if (hasExchange && socket.writableLength > 0) destroySlowReader(socket);
    // The client is not slow: the response is not ready, or the body has its own limits.
    else if (hasExchange) socket.setTimeout(limits.READ_TIMEOUT);
    else socket.destroy();
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, open] of exchanges) {
      for (const exchange of open) {
        if (waitedFor(exchange, socket, now) > STALL_MS) reportStall(exchange);
        if (isTooSlow(exchange, now, limits.READ_TIMEOUT)) destroySlowReader(socket);
      }
    }
  }, CHECK_INTERVAL_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  if (limits.TRUST_PROXY === 0) limitClients(server, limits.MAX_CLIENT_CONNECTIONS, { isIdle, recordRefusal });
  // Before the app, which may respond at once.
  server.prependListener('request', trackExchange);
}

/** Limits the connections of each client. At the limit, a new connection replaces the client's oldest idle one. */
function limitClients(
  server: Server,
  maxConnections: number,
  { isIdle, recordRefusal }: { isIdle: (socket: Socket) => boolean; recordRefusal: RecordRefusal },
): void {
  const socketsByClient = new Map<string, Set<Socket>>();

  /** Returns whether a new connection of a client is admitted. */
  function admitConnection(clientSockets: ReadonlySet<Socket>): boolean {
    if (clientSockets.size < maxConnections) return true;
    recordRefusal('connections');
    for (const socket of clientSockets) {
      if (!isIdle(socket)) continue;
      socket.destroy();
      return true;
    }
    return false;
  }

  server.on('connection', (socket: Socket) => {
    const client = callerOf(socket.remoteAddress);
    const clientSockets = socketsByClient.get(client) ?? new Set();
    if (!admitConnection(clientSockets)) return void socket.destroy();
    socketsByClient.set(client, clientSockets.add(socket));
    socket.once('close', () => {
      clientSockets.delete(socket);
      if (clientSockets.size === 0) socketsByClient.delete(client);
    });
  });
}

/** Returns for how many milliseconds the response has waited for its client; 0 when it does not wait. Notes the client's progress. */
function waitedFor(exchange: Exchange, socket: Socket, now: number): number {
  if (exchange.res.socket !== socket || socket.writableLength === 0) {
    exchange.waitingSince = null;
    return 0;
  }
  const sent = socket.bytesWritten - unsentBytes(socket) - exchange.bytesBefore;
  if (exchange.waitingSince === null || sent !== exchange.sent) exchange.progressAt = now;
  exchange.sent = sent;
  exchange.waitingSince ??= now;
  return now - exchange.waitingSince;
}

/** Whether the client has read nothing for `READ_TIMEOUT`, or less of the response than the minimum rate requires after that time. */
function isTooSlow({ waitingSince, progressAt, sent }: Exchange, now: number, limitMs: number): boolean {
  if (waitingSince === null) return false;
  return now - progressAt > limitMs || now - waitingSince > limitMs + (sent / MIN_BYTES_PER_SECOND) * 1_000;
}

/**
 * Returns the bytes that the system has not taken of what is being written. Streams count a piece as unwritten until all of it is
 * taken, so that of a large body only the handle knows.
 */
function unsentBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}

/** Tells the admission once that a response waits for its client. A request that is ignored begins no response. */
function reportStall(exchange: Exchange): void {
  const res = exchange.res as Response;
  if (exchange.isStalled || !hasBegun(res)) return;
  exchange.isStalled = true;
  requestOf(res).admission.stalled(res);
}
