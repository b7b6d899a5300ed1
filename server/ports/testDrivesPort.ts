import { encodeUrlPart } from '../../lib/urlText.ts';
import { type TimeSlotDay, timeSlotsSchema } from '../../src/contracts/booking/timeSlots.ts';
import {
  type Reserve,
  type TestDrive,
  type TestDriveHold,
  testDriveHoldResponseSchema,
  testDriveSchema,
} from '../../src/contracts/leads/testDrive.ts';
import { createBookingRequests, orNull, release } from './bookingRequests.ts';
import type { Upstream } from './upstream/upstream.ts';

interface TimesCall {
  site: string;
  departmentId: string;
  /** First day: `2026-11-24`. */
  date: string;
  /** A hold whose slot counts as free. */
  holdId?: string | undefined;
  signal?: AbortSignal;
}

type TestDriveChange = { action: 'cancel' } | { action: 'move'; timeSlot: string };

/**
 * The calendars of dealers for test drives (`src/contracts/leads/testDrive.ts`). Nothing is cached: slots change. All calls throw `UpstreamError`, and those
 * with a slot `BookingRefused`.
 */
export interface TestDrivesPort {
  readonly upstream: Upstream;
  /** Returns 28 days from a day on. */
  times: (call: TimesCall) => Promise<readonly TimeSlotDay[]>;
  hold: (call: TestDriveHold) => Promise<{ holdId: string; seconds: number }>;
  release: (holdId: string) => Promise<void>;
  /** Reserves once for each `requestId`; a repetition returns the same test drive. */
  reserve: (call: Reserve) => Promise<TestDrive>;
  /** Confirms a reservation, whose messages are sent then; null when there is none. A repetition changes nothing. */
  confirm: (requestId: string) => Promise<TestDrive | null>;
  /** Returns a test drive by its request; null when there is none. */
  booking: (requestId: string, language: string) => Promise<TestDrive | null>;
  /** Changes a test drive and returns it as it is then; null when there is none. */
  changeBooking: (requestId: string, language: string, change: TestDriveChange) => Promise<TestDrive | null>;
}

/** @param upstream an upstream at the base URL of the system */
export function createTestDrivesPort(upstream: Upstream): TestDrivesPort {
  const { request, get } = createBookingRequests(upstream);
  const part = encodeUrlPart;
  const bookingPath = (requestId: string): string => `/booking/${part(requestId)}`;
  return {
    upstream,
    times: ({ site, departmentId, date, holdId, signal }) => {
      const own = holdId ? `?holdId=${part(holdId)}` : '';
      const path = `/sites/${part(site)}/departments/${part(departmentId)}/times/${date}${own}`;
      return get('times', path, timeSlotsSchema, signal);
    },
    hold: (json) => request({ operation: 'hold', path: '/hold', json }, testDriveHoldResponseSchema),
    release: (holdId) => release(upstream, holdId),
    // The `requestId` makes a retry safe.
    reserve: (json) => request({ operation: 'reserve', path: '/reserve', json, idempotent: true }, testDriveSchema),
    confirm: (requestId) =>
      orNull(
        request(
          { operation: 'confirm', path: `${bookingPath(requestId)}/confirm`, json: {}, idempotent: true },
          testDriveSchema,
        ),
      ),
    booking: (requestId) => orNull(get('booking', bookingPath(requestId), testDriveSchema)),
    changeBooking: (requestId, _language, { action, ...json }) =>
      orNull(
        request(
          // A repetition changes nothing.
          { operation: action, path: `${bookingPath(requestId)}/${action}`, json, idempotent: true },
          testDriveSchema,
        ),
      ),
  };
}
