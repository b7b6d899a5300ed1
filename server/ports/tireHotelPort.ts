import { randomBytes } from 'node:crypto';
import type { InferType, Schema } from 'yup';
import { encodeUrlPart } from '../../lib/urlText.ts';
import type { FindBooking } from '../../src/contracts/booking/bookingLookup.ts';
import {
  type Customer,
  credentialsSchema,
  customerSchema,
  messageSchema,
  type Validated,
  validatedSchema,
} from '../../src/contracts/tireHotel/authorization.ts';
import {
  type ManagedTireBooking,
  type MoveTireBooking,
  managedTireBookingSchema,
} from '../../src/contracts/tireHotel/managedTireBooking.ts';
import {
  type DaysRequest,
  type TimeslotDays,
  type Timeslots,
  timeslotDaysSchema,
  timeslotsSchema,
} from '../../src/contracts/tireHotel/timeSlots.ts';
import {
  type Review,
  type TireBookingCall,
  type TireConfirmation,
  tireConfirmationSchema,
} from '../../src/contracts/tireHotel/tireBooking.ts';
import { BookingRefused, findBooking } from './bookingRequests.ts';
import { checked } from './upstream/checked.ts';
import type { HttpResponse } from './upstream/httpAttempt.ts';
import { parseBody } from './upstream/parseBody.ts';
import type { Upstream } from './upstream/upstream.ts';
import { parseWellFormed } from './upstream/wellFormedJson.ts';

/** The tire system refused a call. `message` is its text for people; null when it has none that can be shown. */
export interface TireHotelRefusal {
  status: number;
  message: string | null;
}

/** The tire system. Nothing is cached. Every function may throw `UpstreamError`. */
export interface TireHotelPort {
  readonly upstream: Upstream;
  /** Returns null for a plate without agreement. */
  search: (regNo: string, signal?: AbortSignal) => Promise<Customer | null>;
  /** Sends a code. */
  login: (encryptedPhoneNumber: string) => Promise<{ authorizationToken: string } | { refused: TireHotelRefusal }>;
  /** Returns null for a wrong code. */
  validate: (authorizationToken: string, code: string) => Promise<Validated | null>;
  /** The same call with a token that does not exist, for codes that are not to be checked. */
  validateNothing: (code: string) => Promise<null>;
  days: (erpId: string, request: DaysRequest, signal?: AbortSignal) => Promise<TimeslotDays>;
  times: (erpId: string, request: DaysRequest, signal?: AbortSignal) => Promise<Timeslots>;
  /** @param key equal for repetitions of one booking, which the tire system makes once */
  book: (
    erpId: string,
    booking: TireBookingCall,
    key: string,
  ) => Promise<{ confirmation: TireConfirmation } | { refused: TireHotelRefusal }>;
  /** Returns the key of the booking with a number and an e-mail address. */
  find: (lookup: FindBooking) => ReturnType<typeof findBooking>;
  /** Returns a booking by the key of its request; null when there is none. */
  booking: (key: string, language: string) => Promise<ManagedTireBooking | null>;
  /** Changes a booking and returns it as it is then; null when there is none. @throws TireChangeRefused */
  changeBooking: (
    key: string,
    language: string,
    change: { action: 'cancel' } | ({ action: 'move' } & MoveTireBooking),
  ) => Promise<ManagedTireBooking | null>;
  review: (review: Review) => Promise<void>;
}

/** The tire system refused to change a booking. */
export class TireChangeRefused extends BookingRefused {
  override name = 'TireChangeRefused';
  readonly refusal: TireHotelRefusal;
  constructor(refusal: TireHotelRefusal) {
    super({ code: 'TimeslotNotAvailable', brand: '' });
    this.refusal = refusal;
  }
}

/** Statuses by which the tire system refuses a call. 401 and 403 mean that our key is wrong, which is a failure. */
const REFUSALS = [400, 404, 409, 410, 422] as const;

/** @param upstream an upstream at the base URL of the tire system */
export function createTireHotelPort(upstream: Upstream): TireHotelPort {
  return {
    upstream,
    ...authorizationCalls(upstream),
    ...bookingCalls(upstream),
    days: slotsCall(upstream, 'GetTimeslotDays', timeslotDaysSchema),
    times: slotsCall(upstream, 'GetTimeslots', timeslotsSchema),
    review: (json) =>
      upstream.call({ operation: 'addReview', path: '/review/addReview', json, idempotent: false }, () => {}),
  };
}

function authorizationCalls(
  upstream: Upstream,
): Pick<TireHotelPort, 'search' | 'login' | 'validate' | 'validateNothing'> {
  const validate = (authToken: string, otpToken: string): Promise<Validated | null> => {
    const operation = 'validate';
    const path = pathOf('/authorization/validate', { authToken, otpToken });
    return upstream.call({ operation, path, method: 'POST', idempotent: false, accepts: REFUSALS }, (response) => {
      if (!isOk(response)) return null;
      const validated = read(upstream, validatedSchema, response, operation);
      return validated.status === 0 && validated.vehicles.length > 0 ? validated : null;
    });
  };
  return {
    search: (regNo, signal) => {
      const operation = 'search';
      const path = pathOf('/authorization/search', { regNo });
      return upstream.call({ operation, path, accepts: [404], ...(signal && { signal }) }, (response) =>
        response.status === 404 ? null : read(upstream, customerSchema, response, operation),
      );
    },
    login: (encryptedPhoneNumber) => {
      const operation = 'login';
      const path = pathOf('/authorization/login', { encryptedPhoneNumber });
      return upstream.call({ operation, path, method: 'POST', idempotent: false, accepts: REFUSALS }, (response) =>
        isOk(response) ? read(upstream, credentialsSchema, response, operation) : { refused: refusalOf(response) },
      );
    },
    validate,
    validateNothing: async (code) => {
      await validate(randomBytes(24).toString('base64url'), code);
      return null;
    },
  };
}

function bookingCalls(upstream: Upstream): Pick<TireHotelPort, 'book' | 'find' | 'booking' | 'changeBooking'> {
  return {
    find: (lookup) => findBooking(upstream, lookup),
    book: (departmentIdentifier, json, key) => {
      const operation = 'create';
      const path = pathOf('/booking/create', { departmentIdentifier });
      const headers = { 'idempotency-key': key };
      return upstream.call({ operation, path, json, headers, idempotent: false, accepts: REFUSALS }, (response) =>
        isOk(response)
          ? { confirmation: read(upstream, tireConfirmationSchema, response, operation) }
          : { refused: refusalOf(response) },
      );
    },
    booking: (key) =>
      upstream.call({ operation: 'booking', path: `/booking/${encodeUrlPart(key)}`, accepts: [404] }, (response) =>
        response.status === 404 ? null : read(upstream, managedTireBookingSchema, response, 'booking'),
      ),
    changeBooking: (key, _language, { action, ...json }) => {
      const path = `/booking/${encodeUrlPart(key)}/${action}`;
      // A repetition changes nothing.
      const call = { operation: action, path, json, idempotent: true, accepts: REFUSALS };
      return upstream.call(call, (response) => {
        if (isOk(response)) return read(upstream, managedTireBookingSchema, response, action);
        if (response.status === 404) return null;
        throw new TireChangeRefused(refusalOf(response));
      });
    },
  };
}

function slotsCall<S extends Schema>(upstream: Upstream, operation: string, schema: S) {
  return (workshopIdentifier: string, json: DaysRequest, signal?: AbortSignal): Promise<InferType<S>> => {
    const path = pathOf(`/booking/${operation}`, { workshopIdentifier });
    const call = { operation, path, json, idempotent: true, ...(signal && { signal }) };
    return upstream.call(call, (response) => read(upstream, schema, response, operation));
  };
}

const pathOf = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`;

const isOk = ({ status }: HttpResponse) => status >= 200 && status <= 299;

/** Returns the body of a response as its schema has it. @throws UpstreamError */
function read<S extends Schema>(
  { name: upstream }: Upstream,
  schema: S,
  { body }: HttpResponse,
  operation: string,
): InferType<S> {
  const source = { upstream, operation };
  return checked(schema, parseBody(body, source), source);
}

function refusalOf({ status, body }: HttpResponse): TireHotelRefusal {
  try {
    const { message } = messageSchema.validateSync(parseWellFormed(body.toString('utf8')), { strict: true });
    return { status, message };
  } catch {
    return { status, message: null };
  }
}
