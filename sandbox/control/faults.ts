import { isRecord } from '../../lib/record.ts';
import { HttpError } from '../lib/http.ts';

/**
 * Faults of an event stream; other calls are healthy. `streamSilent`: nothing after the first event. `streamBroken`: the connection breaks after the
 * second. `streamHalf`: the stream ends within an event. `streamHuge`: an event of 1 MB. `streamFlood`: events without end, at full speed.
 */
export const STREAM_FAULTS = [
  'streamSilent',
  'streamBroken',
  'streamHalf',
  'streamNosites',
  'streamError',
  'streamHuge',
  'streamFlood',
] as const;
export type StreamFault = (typeof STREAM_FAULTS)[number];

const CALL_FAULTS = ['none', 'delay', 'error', 'hang', 'reset', 'half', 'empty', 'lost', 'refuse'] as const;

/** `lost`: the upstream does what it is called for, and its response is lost. `refuse`: it refuses a field of the call. */
export const FAULT_KINDS = [...CALL_FAULTS, ...STREAM_FAULTS] as const;
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
  /** Calls with the fault; the upstream recovers after them. 0: any number. */
  readonly times: number;
  /** Name of the refused field; for kind `refuse`. */
  readonly field: string;
}

export const NO_FAULT: Fault = { kind: 'none', share: 1, delayMs: 2000, status: 500, times: 0, field: 'email' };

/** Holds the fault of one upstream and decides which calls it affects. */
export class FaultSwitch {
  #fault: Fault = NO_FAULT;
  #calls = 0;
  #faults = 0;

  get fault(): Fault {
    return this.#fault;
  }

  set(fault: Fault): void {
    this.#fault = fault;
    this.#calls = 0;
    this.#faults = 0;
  }

  /** Returns the kind of fault for the next call. */
  next(): FaultKind {
    const { kind, share, times } = this.#fault;
    this.#calls += 1;
    // The small addend corrects products such as 10 × 0.1 that are slightly below an integer.
    const due = (calls: number): number => Math.floor(calls * share + 1e-9);
    const isDue = due(this.#calls) > due(this.#calls - 1) && (times === 0 || this.#faults < times);
    if (isDue) this.#faults += 1;
    return isDue ? kind : 'none';
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
      times: numberIn(body, 'times', 0, 1_000, NO_FAULT.times),
      field: fieldIn(body.field),
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

function fieldIn(field: unknown): string {
  if (field === undefined || field === '') return NO_FAULT.field;
  if (typeof field !== 'string' || !/^\w{1,40}$/.test(field))
    throw new HttpError(400, 'field must be the name of a field');
  return field;
}
