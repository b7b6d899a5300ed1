/** Why a proxied call came to nothing: as upstreams' failures are called in metrics and log. */
export type ProxyFailureKind = 'timeout' | 'network' | 'status' | 'invalid' | 'aborted';

/** A call to an upstream on a visitor's behalf that came to nothing. Its message holds nothing that came over the wire. */
export class ProxyFailure extends Error {
  readonly kind: ProxyFailureKind;
  /** A code of the system, or which limit it was. */
  readonly code: string;

  constructor(kind: ProxyFailureKind, code: string) {
    super(`${kind} (${code})`);
    this.name = 'ProxyFailure';
    this.kind = kind;
    this.code = code;
  }

  /** What a connection failed with, in these terms. */
  static of(error: unknown): ProxyFailure {
    if (error instanceof ProxyFailure) return error;
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'none';
    return new ProxyFailure(code.startsWith('HPE_') ? 'invalid' : 'network', code);
  }

  /** The status that tells a visitor. */
  get status(): 502 | 504 {
    return this.kind === 'timeout' ? 504 : 502;
  }
}
