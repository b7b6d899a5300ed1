import { encodeUrlPart } from '../../lib/urlText.ts';
import {
  type BookCall,
  type BookingResponse,
  bookingResponseSchema,
  type HoldRequest,
  type HoldResponse,
  holdResponseSchema,
} from '../../src/contracts/booking/booking.ts';
import type { FindBooking } from '../../src/contracts/booking/bookingLookup.ts';
import {
  authorizedWorkshopSchema,
  type BookingCar,
  bookingCarSchema,
  brandInPath,
} from '../../src/contracts/booking/car.ts';
import {
  type ManagedBooking,
  type MoveRequest,
  managedBookingSchema,
} from '../../src/contracts/booking/managedBooking.ts';
import { type Prices, pricesSchema, type Services, servicesSchema } from '../../src/contracts/booking/services.ts';
import { type TimeSlotDay, timeSlotsSchema } from '../../src/contracts/booking/timeSlots.ts';
import { createBookingRequests, findBooking, orNull, release } from './bookingRequests.ts';
import type { StreamEvent } from './upstream/eventStream.ts';
import type { Upstream } from './upstream/upstream.ts';

/** What calls about a car have in common. */
interface CarCall {
  plate: string;
  language: string;
  signal?: AbortSignal;
}

export interface WorkshopQuery {
  plate: string;
  codes: readonly string[];
  latitude: number;
  longitude: number;
  /** Id of the last department that is shown. */
  cursor: string | null;
}

interface StreamLimits {
  signal: AbortSignal;
  silenceMs: number;
  maxEventBytes: number;
  maxStreamBytes: number;
}

type BookingChange = { action: 'cancel' } | ({ action: 'move' } & MoveRequest);

/**
 * The workshop system (S3 §7.1). Nothing is cached: plates are personal data, and slots change. All calls throw `UpstreamError`, and those with a plate
 * or a slot `BookingRefused`.
 */
export interface BookingPort {
  readonly upstream: Upstream;
  car: (call: CarCall) => Promise<BookingCar>;
  /** Returns services or add-ons. */
  offerings: (kind: 'services' | 'addons', call: CarCall & { lat: number; lng: number }) => Promise<Services>;
  hasAuthorizedWorkshop: (brand: string, signal?: AbortSignal) => Promise<boolean>;
  prices: (call: CarCall & { mileage: number; departmentId: string; codes: readonly string[] }) => Promise<Prices>;
  workshops: (query: WorkshopQuery, limits: StreamLimits) => AsyncGenerator<StreamEvent, void, undefined>;
  /** @param call with the first day, `2026-11-24`, and the hold whose slot counts as free */
  timeSlots: (
    call: CarCall & { departmentId: string; date: string; codes: readonly string[]; holdId?: string },
  ) => Promise<readonly TimeSlotDay[]>;
  /** Books once for each `requestId`; a repetition returns the same booking. */
  book: (call: BookCall) => Promise<BookingResponse>;
  hold: (call: HoldRequest) => Promise<HoldResponse>;
  /** Ends a hold. */
  release: (holdId: string) => Promise<void>;
  /** Returns the request of the booking with a number and an e-mail address. */
  find: (lookup: FindBooking) => ReturnType<typeof findBooking>;
  /** Returns a booking by its request; null when there is none. */
  booking: (requestId: string, language: string, signal?: AbortSignal) => Promise<ManagedBooking | null>;
  /** Changes a booking and returns it as it is then; null when there is none. */
  changeBooking: (requestId: string, language: string, change: BookingChange) => Promise<ManagedBooking | null>;
}

/** @param upstream an upstream at the base URL of the workshop system */
export function createBookingPort(upstream: Upstream): BookingPort {
  const { request, get } = createBookingRequests(upstream);
  const part = encodeUrlPart;
  const list = (codes: readonly string[]): string => codes.map(part).join(',');

  return {
    upstream,
    car: ({ plate, signal }) => get('car', `/car/${part(plate)}`, bookingCarSchema, signal),
    offerings: (kind, { plate, language, lat, lng, signal }) =>
      get(kind, `/${kind}/${part(plate)}?lat=${lat}&lng=${lng}&language=${part(language)}`, servicesSchema, signal),
    hasAuthorizedWorkshop: async (brand, signal) =>
      (await get('authorized-workshop', `/authorized-workshop/${brandInPath(brand)}`, authorizedWorkshopSchema, signal))
        .hasBrand,
    prices: ({ plate, mileage, departmentId, codes, signal }) =>
      get(
        'prices',
        `/prices/${part(plate)}/${mileage}/${part(departmentId)}?serviceOfferings=${list(codes)}`,
        pricesSchema,
        signal,
      ),
    workshops: ({ plate, codes, latitude, longitude, cursor }, limits) => {
      const position = `latitude=${latitude}&longitude=${longitude}`;
      const after = cursor === null ? '' : `&cursor=${part(cursor)}`;
      const path = `/departments/closestAvailable?regNo=${part(plate)}&serviceOfferings=${list(codes)}&${position}${after}`;
      return upstream.stream({ operation: 'workshops', path, ...limits });
    },
    timeSlots: ({ plate, departmentId, date, codes, holdId, signal }) => {
      const own = holdId ? `&holdId=${part(holdId)}` : '';
      const path = `/timeslots/from/${part(plate)}/${part(departmentId)}/${date}T00:00:00/?serviceOfferings=${list(codes)}${own}`;
      return get('timeslots', path, timeSlotsSchema, signal);
    },
    // The `requestId` makes a retry safe.
    book: (json) => request({ operation: 'book', path: '/book', json, idempotent: true }, bookingResponseSchema),
    hold: (json) => request({ operation: 'hold', path: '/hold', json }, holdResponseSchema),
    release: (holdId) => release(upstream, holdId),
    find: (lookup) => findBooking(upstream, lookup),
    booking: (requestId, language, signal) =>
      orNull(get('booking', `/booking/${part(requestId)}?language=${part(language)}`, managedBookingSchema, signal)),
    changeBooking: (requestId, language, { action, ...json }) =>
      orNull(
        request(
          {
            operation: action,
            path: `/booking/${part(requestId)}/${action}?language=${part(language)}`,
            json,
            // A repetition changes nothing.
            idempotent: true,
          },
          managedBookingSchema,
        ),
      ),
  };
}
