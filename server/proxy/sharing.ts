import type { ProxyFailure } from './proxyFailure.ts';
import type { Visit } from './visit.ts';

/** What became of a call: its answer is kept; it is for nobody else; whoever made it has left; or it failed for all. */
export type Outcome = 'kept' | 'private' | 'left' | ProxyFailure;

/** Calls underway that others may wait for. */
interface Sharing {
  keyOf: (visit: Visit) => string;
  isOpen: (key: string) => boolean;
  /** Resolves when the call with this key is settled; at once with null when there is none. */
  wait: (key: string) => Promise<Outcome | null>;
  /** Begins a call; what is returned says what became of it, and its first word counts. */
  open: (key: string) => (outcome: Outcome) => void;
}

/** By these, answers of media edges differ; only requests that are alike in them are worth a wait. */
const TELLING = ['accept', 'accept-encoding', 'accept-language'] as const;

export function createSharing(): Sharing {
  const open = new Map<string, Promise<Outcome>>();
  return {
    keyOf: ({ url, fields }) => JSON.stringify([url, ...TELLING.map((name) => fields[name] ?? null)]),
    isOpen: (key) => open.has(key),
    wait: async (key) => (await open.get(key)) ?? null,
    open: (key) => {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      open.set(key, promise);
      return (outcome) => {
        if (open.get(key) === promise) open.delete(key);
        resolve(outcome);
      };
    },
  };
}
