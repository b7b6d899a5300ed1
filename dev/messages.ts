/** Messages between `dev/main.ts` and `dev/server.ts`. */

export type FromServer =
  /** Path of a file that the process runs by itself: a change needs a new process. */
  | { type: 'loaded'; file: string }
  /** A request of Vite's module runner. */
  | { type: 'invoke'; id: number; payload: unknown }
  /** The process listens on this port of 127.0.0.1. */
  | { type: 'listening'; port: number };

export type ToServer =
  | { type: 'invoked'; id: number; result: unknown }
  /** Modules that must be evaluated again, by their ids. */
  | { type: 'changed'; ids: string[]; version: number }
  /** What upstreams have responded may be out of date. */
  | { type: 'contentChanged' };
