import type { IncomingMessage, ServerResponse } from 'node:http';
import { bookingPlate } from '../../src/contracts/booking/bookingFields.ts';
import type { Outbox } from '../control/outbox.ts';
import { BookingRefused, decoded } from '../lib/contractCalls.ts';
import { HttpError } from '../lib/http.ts';
import type { Bookings } from './bookings.ts';
import { carOf, type FoundCar } from './cars.ts';
import { isFreeSlot, type Slot } from './slots.ts';
import type { WorkshopRecord } from './workshops.ts';

/** The workshop system: its workshops, and the bookings and messages of its customers. */
export interface WorkshopSystem {
  workshops: readonly WorkshopRecord[];
  bookings: Bookings;
  outbox: Outbox;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A call to the workshop system. */
export interface Call {
  system: WorkshopSystem;
  req: IncomingMessage;
  res: ServerResponse;
  query: URLSearchParams;
  language: string;
  /** The segments of the path that vary. */
  parts: readonly string[];
}

/** Returns the car of a plate. @throws BookingRefused */
export function foundCar({ now }: WorkshopSystem, plate: string): Extract<FoundCar, { car: unknown }> {
  const found = carOf(bookingPlate(decoded(plate)), new Date(now()).getUTCFullYear());
  if ('error' in found) throw new BookingRefused(found.status, found.error);
  return found;
}

/** Returns the workshop of a department. @throws HttpError 404 */
export function workshopOf({ workshops }: WorkshopSystem, departmentId: string): WorkshopRecord {
  const found = workshops.find(({ workshop }) => workshop.departmentId === departmentId);
  if (!found) throw new HttpError(404, 'There is no such department.');
  return found;
}

/** Returns the workshop of a slot that is free, also for who has the hold. @throws BookingRefused */
export function workshopWithSlot(system: WorkshopSystem, slot: Slot, holdId?: string): WorkshopRecord {
  const record = workshopOf(system, slot.departmentId);
  if (!isFreeSlot(record, slot, system.bookings.isTaken(holdId), system.now()))
    throw new BookingRefused(409, 'TimeslotNotAvailable');
  return record;
}

/** Returns a number of a query. @throws HttpError 400 */
export function numberIn(query: URLSearchParams, name: string): number {
  const value = Number(query.get(name) || Number.NaN);
  if (!Number.isFinite(value)) throw new HttpError(400, `${name} must be a number`);
  return value;
}

/** Returns the codes of the services in a query. @throws HttpError 400 */
export function codesIn(query: URLSearchParams): string[] {
  const codes = (query.get('serviceOfferings') ?? '').split(',').filter(Boolean);
  if (codes.length === 0) throw new HttpError(400, 'serviceOfferings must name services');
  return codes;
}
