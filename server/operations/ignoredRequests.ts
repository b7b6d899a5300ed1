import type { Socket } from 'node:net';

const rejectedSockets = new WeakSet<Socket>();

/**
 * Ignores all further requests of a connection. Bytes after a refused request may be the part of it that another server would
 * have read as its body: request smuggling (Q16).
 */
export function ignoreFurtherRequests(socket: Socket): void {
  rejectedSockets.add(socket);
}

export function ignoresRequests(socket: Socket): boolean {
  return rejectedSockets.has(socket);
}
