import type { Schema } from 'yup';
import { recordOf } from '../../../../lib/record.ts';
import {
  type Credentials,
  type Customer,
  credentialsSchema,
  customerSchema,
  type SessionState,
  type StorageKeys,
  sessionStateSchema,
  storageKeysSchema,
  type Validated,
  type Vehicle,
  validatedSchema,
} from '../../../contracts/tireHotel/authorization.ts';
import { bookingWindow } from '../../../contracts/tireHotel/bookingDays.ts';
import { daysOf, timeslotDaysSchema, timeslotsSchema, timesOf } from '../../../contracts/tireHotel/timeSlots.ts';
import {
  type Review,
  type TireBooking,
  type TireConfirmation,
  tireConfirmationSchema,
} from '../../../contracts/tireHotel/tireBooking.ts';
import { tireHotelText } from '../../../contracts/tireHotel/tireHotelErrors.ts';

/** Calls of the tire hotel to the site's own server (S3 §7.3). They never throw, except when they are aborted. */

export interface TireFailure {
  /** 0: no response came. */
  status: number;
  /** A code of `tireHotelErrors.ts`, else the name of the invalid member; `offline`: no response came. */
  code: string;
  /** For the visitor, in the page's language; never empty. */
  message: string;
  /** Seconds after which the call may be repeated; 0 when the server does not say. */
  wait: number;
}
export type TireResult<Value> = { value: Value } | { failure: TireFailure };

/** A time that can be booked: `09:30` of Stockholm, and what is sent. */
export interface TireTime {
  time: string;
  startTime: string;
}

export interface TireCall<Value> {
  path: string;
  method: 'GET' | 'POST';
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  read: (content: unknown) => Value;
}

export const checked =
  <Value>(schema: Schema) =>
  (content: unknown): Value =>
    schema.validateSync(content, { strict: true }) as Value;

/** Makes a call. @param language of the page */
export async function callTireHotel<Value>(
  language: string,
  { path, method, query, body, signal, read }: TireCall<Value>,
): Promise<TireResult<Value>> {
  const failed = tireHotelText('failed', language);
  try {
    const response = await fetch(`/api/tirehotel/${path}?${new URLSearchParams({ ...query, language })}`, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const content: unknown = await response.json().catch(() => null);
    if (response.ok) return { value: read(content) };
    const { error, message } = recordOf(content);
    return {
      failure: {
        status: response.status,
        code: typeof error === 'string' ? error : 'upstream',
        message: typeof message === 'string' && message !== '' ? message : failed,
        wait: Number(response.headers.get('retry-after')) || 0,
      },
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    const isOffline = error instanceof TypeError;
    return { failure: { status: 0, code: isOffline ? 'offline' : 'upstream', message: failed, wait: 0 } };
  }
}

/** Returns the functions for pages of one language. */
export function tireHotelApi(language: string) {
  const get = <Value>(options: Omit<TireCall<Value>, 'method'>): Promise<TireResult<Value>> =>
    callTireHotel(language, { ...options, method: 'GET' });
  const post = <Value>(options: Omit<TireCall<Value>, 'method'>): Promise<TireResult<Value>> =>
    callTireHotel(language, { ...options, method: 'POST' });
  /** The slot calls take the brand code as `regNo` (F115). */
  const slotBody = ({ brandCode }: Vehicle, startDate: string, endDate: string) => ({
    query: {},
    body: { startDate, endDate, regNo: brandCode },
  });
  const workshop = ({ location }: Vehicle) => ({ workshopIdentifier: location.erpId });
  return {
    search: (regNo: string) =>
      get<Customer>({ path: 'authorization/search', query: { regNo }, read: checked(customerSchema) }),
    /** Sends a code. @param encryptedPhoneNumber of the customer */
    login: (encryptedPhoneNumber: string) =>
      post<Credentials>({
        path: 'authorization/login',
        query: { encryptedPhoneNumber },
        read: checked(credentialsSchema),
      }),
    validate: (authToken: string, otpToken: string) =>
      post<Validated>({
        path: 'authorization/validate',
        query: { authToken, otpToken },
        read: checked(validatedSchema),
      }),
    logout: () => post<null>({ path: 'authorization/logout', read: () => null }),
    /** Returns how long the session lasts, without prolonging it. */
    session: () => get<SessionState>({ path: 'authorization/session', read: checked(sessionStateSchema) }),
    /** Returns the keys of what the page stores. */
    storageKeys: () => get<StorageKeys>({ path: 'authorization/storage', read: checked(storageKeysSchema) }),
    /** Prolongs the session. */
    prolong: () => post<SessionState>({ path: 'authorization/session', read: checked(sessionStateSchema) }),
    /** Returns the days that can be booked, `2026-11-26`, sorted. @param now ms since 1970 */
    days: (vehicle: Vehicle, now: number, signal?: AbortSignal): Promise<TireResult<string[]>> => {
      const { startDate, endDate } = bookingWindow(now);
      return post({
        ...slotBody(vehicle, startDate, endDate),
        path: 'booking/GetTimeslotDays',
        query: workshop(vehicle),
        signal,
        read: (content) => daysOf(checked<Parameters<typeof daysOf>[0]>(timeslotDaysSchema)(content)),
      });
    },
    /** Returns the times of a day, sorted, each once; empty when the workshop calls back with a time. */
    times: (vehicle: Vehicle, day: string, signal?: AbortSignal): Promise<TireResult<TireTime[]>> =>
      post({
        ...slotBody(vehicle, day, day),
        path: 'booking/GetTimeslots',
        query: workshop(vehicle),
        signal,
        read: (content) => timesOf(checked<Parameters<typeof timesOf>[0]>(timeslotsSchema)(content)),
      }),
    /** Books. Equal bodies are one booking, so after 502 or `offline` the same body can be sent again; 409: the time is taken. */
    book: (vehicle: Vehicle, booking: TireBooking) =>
      post<TireConfirmation>({
        path: 'booking/create',
        query: { departmentIdentifier: vehicle.location.erpId },
        body: booking,
        read: checked(tireConfirmationSchema),
      }),
    /** The page thanks for every outcome. */
    review: (review: Review) => post<null>({ path: 'review/addReview', body: review, read: () => null }),
  };
}

export type TireHotelApi = ReturnType<typeof tireHotelApi>;
