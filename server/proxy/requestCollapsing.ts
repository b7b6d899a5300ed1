import type { ProxyError } from './proxyError.ts';
import type { ProxyRequest } from './proxyRequest.ts';

/** The outcome of a call: its response is stored, is not for other requests, the client has left, or the call failed. */
export type Outcome = 'stored' | 'private' | 'abandoned' | ProxyError;

/** Upstream calls in progress that equal requests may wait for. */
interface RequestCollapsing {
  keyOf: (visit: ProxyRequest) => string;
  /**
   * Returns the outcome of the call with this key, or null when there is none. Who gets null and wants to make the call must start
   * it before the next `await`, because other requests may resume at the same time.
   */
  pendingOutcome: (key: string) => Promise<Outcome> | null;
  /** Registers a call. The returned function settles it; its first call counts. */
  start: (key: string) => (outcome: Outcome) => void;
}

/** Responses of media edges vary by these fields; only requests with equal values share a call. */
const KEY_FIELDS = ['accept', 'accept-encoding', 'accept-language'] as const;

export function createRequestCollapsing(): RequestCollapsing {
  const pending = new Map<string, Promise<Outcome>>();
  return {
    keyOf: ({ url, fields }) => JSON.stringify([url, ...KEY_FIELDS.map((name) => fields[name] ?? null)]),
    pendingOutcome: (key) => pending.get(key) ?? null,
    start: (key) => {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      pending.set(key, promise);
      return (outcome) => {
        if (pending.get(key) === promise) pending.delete(key);
        resolve(outcome);
      };
    },
  };
}
