import { isRecord } from '../../src/contracts/record.ts';
import { HttpError } from '../lib/http.ts';

export const FAULT_KINDS = ['none', 'delay', 'error', 'hang', 'reset', 'half', 'empty'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong with one upstream. */
export interface Fault {
  readonly kind: FaultKind;
  /** Share of the calls, 0 to 1, spread evenly: the same calls fail in every run. */
  readonly share: number;
  /** Milliseconds; for kind `delay`. */
  readonly delayMs: number;
  /** HTTP status; for kind `error`. */
  readonly status: number;
}

export const NO_FAULT: Fault = { kind: 'none', share: 1, delayMs: 2000, status: 500 };

/** The fault of one upstream, and which calls it hits. */
export class FaultSwitch {
  #fault: Fault = NO_FAULT;
  #calls = 0;

  get fault(): Fault {
    return this.#fault;
  }

  set(fault: Fault): void {
    this.#fault = fault;
    this.#calls = 0;
  }

  /** The kind of fault that the next call meets. */
  next(): FaultKind {
    const { kind, share } = this.#fault;
    this.#calls += 1;
    // The small addend keeps products such as 10 × 0.1 from falling short of the whole number.
    const due = (calls: number): number => Math.floor(calls * share + 1e-9);
    return due(this.#calls) > due(this.#calls - 1) ? kind : 'none';
  }
}

/**
 * A switch order as tests send it and as the form of the control page does (numbers as text there).
 * Throws `HttpError` 400 that names what is wrong.
 */
export function parseFaultOrder(body: unknown, upstreams: readonly string[]): { upstream: string; fault: Fault } {
  if (!isRecord(body)) throw new HttpError(400, 'A fault is an object');
  const { upstream, kind } = body;
  if (typeof upstream !== 'string' || !upstreams.includes(upstream)) {
    throw new HttpError(400, `upstream must be one of ${upstreams.join(', ')}`);
  }
  const known = FAULT_KINDS.find((each) => each === kind);
  if (!known) throw new HttpError(400, `kind must be one of ${FAULT_KINDS.join(', ')}`);
  return {
    upstream,
    fault: {
      kind: known,
      share: numberIn(body, 'share', 0, 1, NO_FAULT.share),
      delayMs: numberIn(body, 'delayMs', 0, 120_000, NO_FAULT.delayMs),
      status: numberIn(body, 'status', 400, 599, NO_FAULT.status),
    },
  };
}

function numberIn(body: Record<string, unknown>, name: string, min: number, max: number, otherwise: number): number {
  const given = body[name];
  if (given === undefined || given === '') return otherwise;
  const value = typeof given === 'string' ? Number(given) : given;
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw new HttpError(400, `${name} must be a number from ${min} to ${max}`);
  }
  return value;
}
