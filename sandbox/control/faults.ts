import { isRecord } from '../../src/contracts/record.ts';
import { HttpError } from '../lib/http.ts';

export const FAULT_KINDS = ['none', 'delay', 'error', 'hang', 'reset', 'half', 'empty'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault that one upstream simulates. */
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

/** Holds the fault of one upstream and decides which calls it affects. */
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

  /** Returns the kind of fault for the next call. */
  next(): FaultKind {
    const { kind, share } = this.#fault;
    this.#calls += 1;
    // The small addend corrects products such as 10 × 0.1 that are slightly below an integer.
    const due = (calls: number): number => Math.floor(calls * share + 1e-9);
    return due(this.#calls) > due(this.#calls - 1) ? kind : 'none';
  }
}

/**
 * Parses a fault as tests send it in JSON, and as the form of the control page sends it with numbers as text.
 *
 * @throws HttpError 400 with the invalid member
 */
export function parseFaultRequest(body: unknown, upstreams: readonly string[]): { upstream: string; fault: Fault } {
  if (!isRecord(body)) throw new HttpError(400, 'A fault is an object');
  const { upstream, kind } = body;
  if (typeof upstream !== 'string' || !upstreams.includes(upstream)) {
    throw new HttpError(400, `upstream must be one of ${upstreams.join(', ')}`);
  }
  const faultKind = FAULT_KINDS.find((each) => each === kind);
  if (!faultKind) throw new HttpError(400, `kind must be one of ${FAULT_KINDS.join(', ')}`);
  return {
    upstream,
    fault: {
      kind: faultKind,
      share: numberIn(body, 'share', 0, 1, NO_FAULT.share),
      delayMs: numberIn(body, 'delayMs', 0, 120_000, NO_FAULT.delayMs),
      status: numberIn(body, 'status', 400, 599, NO_FAULT.status),
    },
  };
}

function numberIn(body: Record<string, unknown>, name: string, min: number, max: number, fallback: number): number {
  const input = body[name];
  if (input === undefined || input === '') return fallback;
  const value = typeof input === 'string' ? Number(input) : input;
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw new HttpError(400, `${name} must be a number from ${min} to ${max}`);
  }
  return value;
}
