import type { Log } from '../../operations/log/log.ts';
import type { Metrics } from '../../operations/metrics.ts';

/** Milliseconds. `total` covers the retry too. */
interface UpstreamTimeouts {
  connect: number;
  headers: number;
  total: number;
}

export interface UpstreamOptions {
  name: string;
  /** Base URL; paths of calls are appended. */
  url: string;
  /** Headers of every call, including the key. */
  headers?: Readonly<Record<string, string>>;
  timeouts: UpstreamTimeouts;
  log: Log;
  metrics: Metrics;
  /** Maximum size of a decompressed response, in bytes. */
  maxBytes?: number;
  /** Whether it is one of our own, whose calls carry `traceparent`. */
  continuesTrace?: boolean;
  /** Milliseconds until an open breaker sends a probe. */
  breakerResetMs?: number;
}

export interface UpstreamCall {
  /** Name of the call in logs; one of a few constants. */
  operation: string;
  path?: string;
  /** When present, the call is a POST of this JSON. */
  json?: unknown;
  /** Default: `POST` with JSON, else `GET`. */
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Whether the call may be retried. Default: true for GET. */
  idempotent?: boolean;
  /** Statuses other than 2xx that are responses of the contract and no failures. */
  accepts?: readonly number[];
  signal?: AbortSignal;
}
