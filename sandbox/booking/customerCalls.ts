import type { IncomingMessage, ServerResponse } from 'node:http';
import { bookCallSchema, holdRequestSchema, releaseRequestSchema } from '../../src/contracts/booking/booking.ts';
import { findBookingSchema } from '../../src/contracts/booking/bookingLookup.ts';
import { moveRequestSchema } from '../../src/contracts/booking/managedBooking.ts';
import { BookingRefused, parsed } from '../lib/contractCalls.ts';
import { HttpError, readJson, sendJson } from '../lib/http.ts';
import type { Booking } from './bookings.ts';
import { type Call, foundCar, type WorkshopSystem, workshopOf, workshopWithSlot } from './calls.ts';
import { type BookingChange, messagesOf } from './messages.ts';
import { isOffering, nameOfOffering } from './offerings.ts';
import { scenarioOf } from './scenarios.ts';
import { firstFreeSlot } from './slots.ts';

/** The calls by which customers hold, book, move and cancel a slot. Each booking is made once for each `requestId`. */

export async function hold({ system, req, res }: Call): Promise<void> {
  const { holdId, ...slot } = parsed(holdRequestSchema, await readJson(req));
  workshopWithSlot(system, slot, holdId);
  sendJson(res, 200, system.bookings.hold(slot, holdId || undefined));
}

export async function release({ system, req, res }: Call): Promise<void> {
  system.bookings.release(parsed(releaseRequestSchema, await readJson(req)).holdId);
  sendJson(res, 200, {});
}

export async function book({ system, req, res }: Call): Promise<void> {
  const { holdId, ...request } = parsed(bookCallSchema, await readJson(req));
  const { car } = foundCar(system, request.registrationNumber);
  const scenario = scenarioOf(car.registrationNumber);
  if (scenario === 'bookingError') throw new BookingRefused(500, 'ServerError');
  const known = system.bookings.of(request.requestId);
  if (known?.state === 'confirmed') return sendBooked(res, known);
  for (const { kobraId } of request.serviceOfferingRequests) {
    if (!isOffering(kobraId)) throw new HttpError(400, 'serviceOfferingRequests: unknown kobraId');
  }
  if (scenario === 'slotTaken') throw new BookingRefused(409, 'TimeslotNotAvailable');
  workshopWithSlot(system, request, holdId);
  const booking = system.bookings.add(request, holdId);
  notify(system, 'booked', booking);
  sendBooked(res, booking);
}

export async function find({ system, req, res }: Call): Promise<void> {
  const found = system.bookings.find(parsed(findBookingSchema, await readJson(req)));
  sendJson(res, 200, { requestId: found?.requestId ?? null });
}

/** Sends a booking, after the action on it if there is one. */
export async function manage(action: 'cancel' | 'move' | null, call: Call): Promise<void> {
  const { system, req, res, language, parts } = call;
  const booking = system.bookings.of(parts[0] ?? '');
  if (!booking) throw new HttpError(404, 'There is no such booking.');
  const { workshop, ...calendar } = workshopOf(system, booking.departmentId);
  const changed = action === null ? booking : await change(system, booking, action, req);
  sendJson(res, 200, {
    id: changed.id,
    state: changed.state,
    registrationNumber: changed.registrationNumber,
    kobraProductIds: codesOf(changed),
    serviceNames: codesOf(changed).map((code) => nameOfOffering(code, language)),
    timeSlot: changed.timeSlot,
    isFullDay: changed.isFullDay,
    sequence: changed.sequence,
    departmentId: changed.departmentId,
    workshop: { ...workshop, firstTimeSlot: firstFreeSlot(calendar, system.bookings.isTaken(), system.now()) },
  });
}

async function change(
  system: WorkshopSystem,
  booking: Booking,
  action: 'cancel' | 'move',
  req: IncomingMessage,
): Promise<Booking> {
  const body = await readJson(req);
  // A repetition changes nothing.
  if (booking.state === 'cancelled') return booking;
  if (action === 'cancel') return notify(system, 'cancelled', system.bookings.change(booking, { state: 'cancelled' }));
  const { timeSlot, isFullDay } = parsed(moveRequestSchema, body);
  if (timeSlot === booking.timeSlot && isFullDay === booking.isFullDay) return booking;
  workshopWithSlot(system, { departmentId: booking.departmentId, timeSlot, isFullDay });
  return notify(system, 'moved', system.bookings.change(booking, { timeSlot, isFullDay }));
}

/** Sends the customer and the workshop their messages about a change; returns the booking. */
function notify(system: WorkshopSystem, change: BookingChange, booking: Booking): Booking {
  const { workshop } = workshopOf(system, booking.departmentId);
  for (const message of messagesOf(change, booking, workshop, system.now())) system.outbox.add(message);
  return booking;
}

function sendBooked(res: ServerResponse, booking: Booking): void {
  const { id, registrationNumber } = booking;
  sendJson(res, 200, { id, registrationNumber, kobraProductIds: codesOf(booking) });
}

const codesOf = ({ serviceOfferingRequests }: Booking): string[] =>
  serviceOfferingRequests.map(({ kobraId }) => kobraId);
