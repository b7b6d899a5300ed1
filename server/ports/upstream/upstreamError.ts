/**
 * Why a call to an upstream failed: a time limit, a status other than 2xx, a failed connection, an open circuit breaker, an invalid
 * response, or an abort by the caller. `late`: no response before the page no longer waited for it.
 */
export type UpstreamFailure = 'timeout' | 'status' | 'network' | 'breaker' | 'invalid' | 'aborted' | 'late';

/** The only error that ports throw. Its message names upstream, operation and kind, and contains no data of the response. */
export class UpstreamError extends Error {
  readonly upstream: string;
  readonly operation: string;
  readonly kind: UpstreamFailure;
  /** Status of the response, when kind is `status`. */
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
    const description = status === undefined ? (detail ?? '') : String(status);
    super(
      `${upstream} ${operation}: ${kind}${description && ` (${description})`}`,
      cause === undefined ? undefined : { cause },
    );
    this.name = 'UpstreamError';
    this.upstream = upstream;
    this.operation = operation;
    this.kind = kind;
    this.status = status ?? null;
  }

  /** Whether the upstream itself failed. Client errors and aborted calls do not count. */
  get isUpstreamFailure(): boolean {
    if (this.kind === 'aborted' || this.kind === 'breaker') return false;
    if (this.kind !== 'status' || this.status === null) return true;
    return this.status >= 500 || this.status === 429 || this.status === 408;
  }

  /** Whether a retry may succeed. False after a time limit, because the visitor has waited long enough. */
  get isRetryable(): boolean {
    return this.kind === 'network' || (this.status !== null && [502, 503, 504].includes(this.status));
  }
}

/** Statuses of a gateway, which says nothing about the system behind it. */
const GATEWAY: readonly (number | null)[] = [502, 504];

/** Whether a call that failed may have had its effect: unless it was not made, or the upstream itself responded with an error. */
export function mayHaveWorked(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return true;
  return error.kind !== 'breaker' && (error.kind !== 'status' || GATEWAY.includes(error.status));
}
