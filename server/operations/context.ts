import { AsyncLocalStorage } from 'node:async_hooks';
import type { Response } from 'express';
import type { ResolvedSite } from '../../config/hosts.ts';

/** How a cached answer came about; `bypass` was not cacheable. */
type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';

/** What is known about the request in progress. Later rooms fill in what the log line and the metrics say about it. */
interface RequestContext {
  readonly id: string;
  /** `performance.now()` at arrival. */
  readonly startedAt: number;
  /** Headers of every answer: name, value, name, value … */
  readonly standardHeaders: readonly string[];
  /** Set by the site middleware; null for what is answered before it. */
  resolved: ResolvedSite | null;
  /** Kind of route (`car`, `carList`, …, `asset`, `media`, `health`); a closed set, it labels metrics. */
  routeKind: string;
  /** The redirect rule that was followed. */
  rule: string | null;
  /** Where the visitor is sent when a page answers: the one spelling of the address, for which that page was looked up. */
  spelling: string | null;
  /** State of the page cache. */
  cache: CacheState | null;
  /** Called once when the answer is complete or its client has gone. One listener serves all. */
  readonly onClose: (() => void)[];
  /** Age of the oldest thing that went into the answer because its source is away, in seconds. */
  staleness: number;
  /** Milliseconds spent waiting and number of calls, by upstream. */
  readonly upstreams: Map<string, { calls: number; ms: number }>;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function createContext(id: string, standardHeaders: readonly string[]): RequestContext {
  return {
    id,
    standardHeaders,
    startedAt: performance.now(),
    resolved: null,
    routeKind: 'other',
    rule: null,
    spelling: null,
    cache: null,
    onClose: [],
    staleness: 0,
    upstreams: new Map(),
  };
}

export function runInContext(context: RequestContext, run: () => void): void {
  storage.run(context, run);
}

/** The context of the request that this code runs for; absent at start-up and in timers. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** The context of the request that this answers. */
export function contextOf(res: Response): RequestContext {
  return res.locals.context as RequestContext;
}

/** Headers of an answer that is written in one go: those of every answer, then these. */
export function headersFor(res: Response, headers: Readonly<Record<string, string | number>>): string[] {
  return [...contextOf(res).standardHeaders, ...Object.entries(headers).flat().map(String)];
}

/** Adds an upstream call to the request that waits for it. */
export function noteUpstream(name: string, ms: number): void {
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

/** Something kept went in the place of what its source did not give into the answer to the request that waits for it. */
export function noteStaleness(age: number): void {
  const context = storage.getStore();
  if (context !== undefined && age > context.staleness) context.staleness = age;
}

/** Runs a part of a request and says how old the oldest thing was that went into that part, in seconds. */
export async function withStaleness<T>(run: () => Promise<T>): Promise<{ value: T; staleness: number }> {
  const part: RequestContext = { ...(storage.getStore() ?? createContext('background', [])), staleness: 0 };
  return { value: await storage.run(part, run), staleness: part.staleness };
}
