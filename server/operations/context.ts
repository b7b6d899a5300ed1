import { AsyncLocalStorage } from 'node:async_hooks';
import type { Response } from 'express';
import type { ResolvedSite } from '../../config/hosts.ts';
import { ADMIT_ALL, type Admission } from './limits/admission.ts';
import { NO_CLIENT } from './limits/clientKey.ts';

/** How the page cache was used; `bypass`: the response was not cacheable. */
type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';

/** The listener that received a request; `operations` is the one of `OPERATIONS_PORT`. */
export type ListenerName = 'public' | 'operations';

/** State of the request in progress. Later handlers fill in what the log line and the metrics report. */
interface RequestContext {
  readonly id: string;
  /** Key of the client, for limits by client (`clientKey.ts`). */
  readonly client: string;
  readonly admission: Admission;
  readonly listener: ListenerName;
  /** `performance.now()` at arrival. */
  readonly startedAt: number;
  /** Headers of every response: name, value, name, value … */
  readonly standardHeaders: readonly string[];
  /** Set by the site middleware; null for responses before it. */
  resolved: ResolvedSite | null;
  /** Kind of route (`car`, `carList`, …, `asset`, `media`, `health`); a closed set, it labels metrics. */
  routeKind: string;
  /** The redirect rule that was followed. */
  rule: string | null;
  /** The canonical URL to redirect to when a page exists (`deferToPage`); null when the URL is canonical. */
  canonicalUrl: string | null;
  /** State of the page cache. */
  cache: CacheState | null;
  /** The cached body that is sent: other responses send it too, so its memory counts once. Null for a body of this response. */
  sharedBody: Buffer | null;
  /** Called once when the response is complete or the client has disconnected. One event listener calls them all. */
  readonly onClose: (() => void)[];
  /** Milliseconds spent waiting and number of calls, by upstream. */
  readonly upstreams: Map<string, { calls: number; ms: number }>;
}

const storage = new AsyncLocalStorage<RequestContext>();

type ListenerContext = Pick<RequestContext, 'client' | 'admission'> & { listener?: ListenerName };

export function createContext(
  id: string,
  standardHeaders: readonly string[],
  { client, admission, listener = 'public' }: ListenerContext = { client: NO_CLIENT, admission: ADMIT_ALL },
): RequestContext {
  return {
    id,
    client,
    admission,
    listener,
    standardHeaders,
    startedAt: performance.now(),
    resolved: null,
    routeKind: 'other',
    rule: null,
    canonicalUrl: null,
    cache: null,
    sharedBody: null,
    onClose: [],
    upstreams: new Map(),
  };
}

export function runInContext(context: RequestContext, run: () => void): void {
  storage.run(context, run);
}

/** Returns the context of the request that this code runs for; undefined at start-up and in timers. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Returns the context of the request that a response belongs to. */
export function contextOf(res: Response): RequestContext {
  return res.locals.context as RequestContext;
}

/** Returns the standard headers and the given ones, for a response whose headers are written by one `writeHead`. */
export function headersFor(res: Response, headers: Readonly<Record<string, string | number>>): string[] {
  return [...contextOf(res).standardHeaders, ...Object.entries(headers).flat().map(String)];
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
