import type { Schema } from 'yup';
import { type BookingError, bookingErrorOf } from '../../src/contracts/booking/bookingErrors.ts';
import { type FindBooking, foundBookingSchema, LOOKUP_UNSUPPORTED } from '../../src/contracts/booking/bookingLookup.ts';
import { checked } from './upstream/checked.ts';
import type { Upstream } from './upstream/upstream.ts';
import type { UpstreamCall } from './upstream/upstreamCall.ts';
import { UpstreamError } from './upstream/upstreamError.ts';
import { parseWellFormed } from './upstream/wellFormedJson.ts';

/** A call that the system refuses by its contract: an unknown plate, a taken slot (S3 §8). */
export class BookingRefused extends Error {
  readonly error: BookingError;
  constructor(error: BookingError) {
    // The code is one of a few constants.
    super(`The booking system refuses the call: ${error.code}`);
    this.name = 'BookingRefused';
    this.error = error;
  }
}

/** Statuses with an error of the contract. */
const REFUSALS = [400, 404, 409, 422];

/**
 * Creates the functions that call a system with slots. All throw `UpstreamError`, and `BookingRefused` for a refusal by the contract of
 * `bookingErrors.ts`.
 */
export function createBookingRequests(upstream: Upstream) {
  async function request<T>(call: UpstreamCall, schema: Schema<T>): Promise<T> {
    const source = { upstream: upstream.name, operation: call.operation };
    const read = ({ status, body }: { status: number; body: Buffer }): { value: T } | { refusal: BookingError } => {
      const json = parse(body, source);
      if (status < 400) return { value: checked(schema, json, source) as T };
      const refusal = bookingErrorOf(json);
      // A refusal without a code of the contract: the upstream does not understand our call.
      if (refusal.code === 'ServerError') throw new UpstreamError({ ...source, kind: 'status', status });
      return { refusal };
    };
    const result = await upstream.call({ ...call, accepts: REFUSALS }, read);
    if ('refusal' in result) throw new BookingRefused(result.refusal);
    return result.value;
  }

  return {
    request,
    get: <T>(operation: string, path: string, schema: Schema<T>, signal?: AbortSignal): Promise<T> =>
      request({ operation, path, ...(signal && { signal }) }, schema),
  };
}

/** Returns null in place of a 404. */
export async function orNull<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}

function parse(body: Buffer, source: { upstream: string; operation: string }): unknown {
  try {
    return parseWellFormed(body.toString('utf8'));
  } catch (cause) {
    throw new UpstreamError({ ...source, kind: 'invalid', detail: 'no JSON', cause });
  }
}

/** Ends a hold; an unknown one is over already. @throws UpstreamError */
export async function release(upstream: Upstream, holdId: string): Promise<void> {
  await upstream.call({ operation: 'release', path: '/release', json: { holdId }, idempotent: true }, () => null);
}

/**
 * Returns the request of the booking with a number and an e-mail address; null when no booking has both, and `unsupported` when the system cannot
 * look for it. @throws UpstreamError
 */
export function findBooking(upstream: Upstream, json: FindBooking): Promise<string | null | 'unsupported'> {
  const operation = 'find';
  const call = { operation, path: '/booking/find', json, idempotent: true, accepts: LOOKUP_UNSUPPORTED };
  return upstream.call(call, ({ status, body }) => {
    if (status >= 400) return 'unsupported';
    const source = { upstream: upstream.name, operation };
    return checked(foundBookingSchema, parse(body, source), source).requestId;
  });
}
