import { AsyncLocalStorage } from 'node:async_hooks';

/** Names the request in all log lines that are written for it, and counts the upstream calls that it waited for. */
export interface Trace {
  readonly id: string;
  /** Number of calls and milliseconds spent waiting, by upstream. */
  readonly upstreams: Map<string, { calls: number; ms: number }>;
}

const storage = new AsyncLocalStorage<Trace>();

export function createTrace(id: string): Trace {
  return { id, upstreams: new Map() };
}

/** Runs code for a request. */
export function runTraced(trace: Trace, run: () => void): void {
  storage.run(trace, run);
}

/** Returns the id of the request that this code runs for; undefined at start-up and in timers. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.id;
}

/** Adds an upstream call to the request that waits for it. */
export function addUpstreamCall(name: string, ms: number): void {
  const upstreams = storage.getStore()?.upstreams;
  if (upstreams === undefined) return;
  const entry = upstreams.get(name);
  if (entry === undefined) {
    upstreams.set(name, { calls: 1, ms });
  } else {
    entry.calls += 1;
    entry.ms += ms;
  }
}
