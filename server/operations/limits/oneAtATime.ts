import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that wait, at most. Browsers and proxies send the next request after the response; some tools send a few ahead. */
const MAX_WAITING = 32;

/**
 * Passes the requests of a connection on one after the other: each when the response before it has been sent. Otherwise a client that
 * sends many requests and reads nothing would have all of their responses made and kept in memory (Q57).
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const last = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    const previous = last.get(socket);
    last.set(socket, res);
    res.once('close', () => {
      if (last.get(socket) === res) last.delete(socket);
    });
    // A response gets the connection when the one before it has ended.
    if (res.socket !== null || previous === undefined) return handle(req, res);
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MAX_WAITING) return void socket.destroy();
    waiting.set(socket, count);
    previous.once('close', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // Without the connection the client has left, or was told that no further response follows.
      if (res.socket !== null && !socket.destroyed) handle(req, res);
    });
  };
}
