/** The kinds of failure of a proxied call, as in metrics and log; `limited`: not made, because the client makes too many. */
export type ProxyErrorKind = 'timeout' | 'network' | 'status' | 'invalid' | 'aborted' | 'limited';

/** A failed call to an upstream on behalf of a visitor. The message contains no data from the network. */
export class ProxyError extends Error {
  readonly kind: ProxyErrorKind;
  /** A system error code, or the name of the exceeded limit. */
  readonly code: string;

  constructor(kind: ProxyErrorKind, code: string) {
    super(`${kind} (${code})`);
    this.name = 'ProxyError';
    this.kind = kind;
    this.code = code;
  }

  /** Converts the error of a connection. */
  static of(error: unknown): ProxyError {
    if (error instanceof ProxyError) return error;
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'none';
    return new ProxyError(code.startsWith('HPE_') ? 'invalid' : 'network', code);
  }

  /** The status for the visitor. */
  get status(): 429 | 502 | 504 {
    if (this.kind === 'limited') return 429;
    return this.kind === 'timeout' ? 504 : 502;
  }
}
