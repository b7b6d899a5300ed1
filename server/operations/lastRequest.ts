import type { Socket } from 'node:net';

const refused = new WeakSet<Socket>();

/**
 * Nothing more is read from this connection: what follows a refused request may be the part of it that another reader
 * would have taken for its body (Q16).
 */
export function refuseFurther(socket: Socket): void {
  refused.add(socket);
}

export function isRefused(socket: Socket): boolean {
  return refused.has(socket);
}
