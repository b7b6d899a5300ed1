import { mixed, type Schema } from 'yup';
import { recordOf } from '../../../../lib/record.ts';
import { encodeUrlPart } from '../../../../lib/urlText.ts';
import {
  type BookingConfirmation,
  type BookingRequest,
  bookingResponseSchema,
  contactKeySchema,
  type HoldRequest,
  type HoldResponse,
  holdResponseSchema,
} from '../../../contracts/booking/booking.ts';
import { type BookingErrorCode, bookingErrorOf, ERROR_HEADER } from '../../../contracts/booking/bookingErrors.ts';
import {
  authorizedWorkshopSchema,
  type BookingCar,
  bookingCarSchema,
  brandInPath,
} from '../../../contracts/booking/car.ts';
import { type ManagedBooking, managedBookingSchema } from '../../../contracts/booking/managedBooking.ts';
import {
  type OfferingCategory,
  type Prices,
  pricesSchema,
  servicesSchema,
} from '../../../contracts/booking/services.ts';
import { type TimeSlotDay, timeSlotsSchema } from '../../../contracts/booking/timeSlots.ts';
import {
  type PlaceDetail,
  type PlaceSuggestion,
  placeSchema,
  placeSuggestionsSchema,
} from '../../../contracts/dealers/places.ts';
import type { FlowPlace } from '../flow/flowState.ts';

/** Calls of the booking to the site's own server (S3 §7.1). They never throw, except when they are aborted. */

export interface BookingFailure {
  /** `offline`: no response came; `rate`: too many calls. */
  code: BookingErrorCode | 'offline' | 'rate';
  /** The server's text in the page's language; empty without one. */
  message: string;
  /** Name of the invalid part of a request. */
  field: string;
}
export type BookingResult<Value> = { value: Value } | { failure: BookingFailure };

interface Call {
  path: string;
  schema: Schema;
  language: string;
  query?: Readonly<Record<string, string>>;
  /** A POST, when it is given. */
  body?: unknown;
  signal?: AbortSignal | undefined;
}

interface TimesCall {
  plate: string;
  departmentId: string;
  /** First day, such as `2026-11-22`. */
  from: string;
  codes: readonly string[];
  /** Id of the visitor's hold, whose slot counts as free; empty for none. */
  holdId: string;
  signal: AbortSignal;
}

/** The names of places (F087): the workshops are in Sweden. */
const IN_SWEDISH = { language: 'sv' };

async function call<Value>({ path, schema, language, query, body, signal }: Call): Promise<BookingResult<Value>> {
  const parameters = new URLSearchParams({ language, ...query });
  try {
    const response = await fetch(`/api/${path}?${parameters}`, {
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const content: unknown = await response.json().catch(() => null);
    if (!response.ok) return { failure: failureOf(response.status, content) };
    // An empty list of times may stand for a failure (S3 §7.1).
    if (response.headers.has(ERROR_HEADER)) return { failure: { code: 'ServerError', message: '', field: '' } };
    return { value: schema.validateSync(content, { strict: true }) as Value };
  } catch (error) {
    if (signal?.aborted) throw error;
    const code = error instanceof TypeError ? 'offline' : 'ServerError';
    return { failure: { code, message: '', field: '' } };
  }
}

function failureOf(status: number, body: unknown): BookingFailure {
  const { message, error } = recordOf(body);
  return {
    code: status === 429 ? 'rate' : bookingErrorOf(body).code,
    message: typeof message === 'string' ? message : '',
    field: typeof error === 'string' ? error : '',
  };
}

/** Returns the functions for the pages of one language. */
export function bookingApi(language: string) {
  const request = <Value>(options: Omit<Call, 'language'>) => call<Value>({ ...options, language });
  const offerings = async (kind: 'services' | 'addons', plate: string, place: FlowPlace, signal: AbortSignal) => {
    const result = await request<{ serviceOfferingCategories: OfferingCategory[] }>({
      path: `mechmate/${kind}/${encodeUrlPart(plate)}`,
      query: { lat: String(place.latitude), lng: String(place.longitude) },
      schema: servicesSchema,
      signal,
    });
    return 'value' in result ? { value: result.value.serviceOfferingCategories } : result;
  };
  return {
    car: (plate: string) =>
      request<BookingCar>({ path: `mechmate/car/${encodeUrlPart(plate)}`, schema: bookingCarSchema }),
    hasBrand: (brand: string) =>
      request<{ hasBrand: boolean }>({
        path: `mechmate/authorized-workshop/${brandInPath(brand)}`,
        schema: authorizedWorkshopSchema,
      }),
    services: (plate: string, place: FlowPlace, signal: AbortSignal) => offerings('services', plate, place, signal),
    addons: (plate: string, place: FlowPlace, signal: AbortSignal) => offerings('addons', plate, place, signal),
    prices: (plate: string, mileage: number, departmentId: string, codes: readonly string[], signal: AbortSignal) =>
      request<Prices>({
        path: `mechmate/prices/${encodeUrlPart(plate)}/${mileage}/${encodeUrlPart(departmentId)}`,
        query: { serviceOfferings: codes.join() },
        schema: pricesSchema,
        signal,
      }),
    timeSlots: ({ plate, departmentId, from, codes, holdId, signal }: TimesCall) =>
      request<TimeSlotDay[]>({
        path: `mechmate/timeslots/from/${encodeUrlPart(plate)}/${encodeUrlPart(departmentId)}/${from}T00:00:00/`,
        query: { serviceOfferings: codes.join(), ...(holdId && { hold: holdId }) },
        schema: timeSlotsSchema,
        signal,
      }),
    book: (booking: BookingRequest) =>
      request<BookingConfirmation>({ path: 'mechmate/book', schema: bookingResponseSchema, body: booking }),
    /** Holds a slot; the visitor's last hold ends. */
    hold: (slot: HoldRequest) =>
      request<HoldResponse>({ path: 'mechmate/hold', schema: holdResponseSchema, body: slot }),
    release: (holdId: string) =>
      request<null>({ path: 'mechmate/release', schema: mixed().nullable(), body: { holdId } }),
    /** Returns the key of the contact details that the page stores. */
    contactKey: () => request<{ key: string }>({ path: 'mechmate/storage', schema: contactKeySchema, body: {} }),
    places: async (text: string, signal: AbortSignal): Promise<BookingResult<PlaceSuggestion[]>> => {
      const result = await request<{ places: PlaceSuggestion[] }>({
        path: 'places',
        query: { q: text, ...IN_SWEDISH },
        schema: placeSuggestionsSchema,
        signal,
      });
      return 'value' in result ? { value: result.value.places } : result;
    },
    place: (placeId: string) =>
      request<PlaceDetail>({ path: `places/${encodeUrlPart(placeId)}`, query: IN_SWEDISH, schema: placeSchema }),
    managed: (token: string) =>
      request<ManagedBooking>({ path: 'mechmate/booking', schema: managedBookingSchema, body: { token } }),
    move: (token: string, slot: { timeSlot: string; isFullDay: boolean }) =>
      request<ManagedBooking>({
        path: 'mechmate/booking/move',
        schema: managedBookingSchema,
        body: { token, ...slot },
      }),
    cancel: (token: string) =>
      request<ManagedBooking>({ path: 'mechmate/booking/cancel', schema: managedBookingSchema, body: { token } }),
  };
}

export type BookingApi = ReturnType<typeof bookingApi>;
