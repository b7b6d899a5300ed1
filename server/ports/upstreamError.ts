/**
 * Why an upstream gave no usable answer: too slow, a status that is no success, a connection that failed or broke, the
 * breaker open, an answer that is not what was agreed, or nobody waiting for it any more.
 */
export type UpstreamFailure = 'timeout' | 'status' | 'network' | 'breaker' | 'invalid' | 'aborted';

/** The only error a port throws. Its message names upstream, operation and kind, and nothing that came over the wire. */
export class UpstreamError extends Error {
  readonly upstream: string;
  readonly operation: string;
  readonly kind: UpstreamFailure;
  /** Of the answer, when kind is `status`. */
  readonly status: number | null;

  constructor(details: {
    upstream: string;
    operation: string;
    kind: UpstreamFailure;
    status?: number;
    detail?: string;
    cause?: unknown;
  }) {
    const { upstream, operation, kind, status, detail, cause } = details;
    const what = status === undefined ? (detail ?? '') : String(status);
    super(`${upstream} ${operation}: ${kind}${what && ` (${what})`}`, cause === undefined ? undefined : { cause });
    this.name = 'UpstreamError';
    this.upstream = upstream;
    this.operation = operation;
    this.kind = kind;
    this.status = status ?? null;
  }

  /** Whether the upstream itself is sick: a client's fault or a visitor who left says nothing about it. */
  get isUpstreamFault(): boolean {
    if (this.kind === 'aborted' || this.kind === 'breaker') return false;
    if (this.kind !== 'status' || this.status === null) return true;
    return this.status >= 500 || this.status === 429 || this.status === 408;
  }

  /** Whether a second attempt may do better: not after a time limit, which has used up the visitor's patience. */
  get isWorthRetrying(): boolean {
    return this.kind === 'network' || (this.status !== null && [502, 503, 504].includes(this.status));
  }
}
