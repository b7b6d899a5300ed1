import type { IncomingMessage, ServerResponse } from 'node:http';
import { releaseRequestSchema } from '../../src/contracts/booking/booking.ts';
import { isCalendarDay } from '../../src/contracts/forms/formInput.ts';
import {
  moveTestDriveSchema,
  reserveSchema,
  type TestDrive,
  testDriveHoldSchema,
} from '../../src/contracts/leads/testDrive.ts';
import { freeDays, isFreeSlot, type Slot } from '../booking/slots.ts';
import type { Outbox } from '../control/outbox.ts';
import { BookingRefused, decoded, parsed } from '../lib/contractCalls.ts';
import { HttpError, readJson, sendJson } from '../lib/http.ts';
import { calendarId, type DealerRecord } from './dealers.ts';
import { mailsOf, type TestDriveChange } from './messages.ts';
import type { StoredTestDrive, TestDrives } from './testDrives.ts';

/** The dealers' calendars: the departments with their times, and the test drives and mails of customers. */
export interface Calendars {
  /** By the ids of their calendars. */
  dealers: ReadonlyMap<string, DealerRecord>;
  drives: TestDrives;
  outbox: Outbox;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A call to the calendars. */
export interface Call {
  calendars: Calendars;
  req: IncomingMessage;
  res: ServerResponse;
  query: URLSearchParams;
  /** The segments of the path that vary. */
  parts: readonly string[];
}

export function sendTimes({ calendars, res, query, parts: [site = '', department = '', date = ''] }: Call): void {
  if (!isCalendarDay(date)) throw new HttpError(400, 'The path must name a day');
  const { drives, now } = calendars;
  const dealer = dealerAt(calendars, calendarId(decoded(site), decoded(department)));
  const isTaken = drives.scenario === 'noTimes' ? () => true : drives.isTaken(query.get('holdId') ?? undefined);
  sendJson(res, 200, freeDays(dealer, date, isTaken, now()));
}

export async function hold({ calendars, req, res }: Call): Promise<void> {
  const { site, departmentId, timeSlot, holdId } = parsed(testDriveHoldSchema, await readJson(req));
  const { drives } = calendars;
  const slot = freeSlot(calendars, calendarId(site, departmentId), timeSlot, holdId);
  // A hold is no booking: the scenario `slotTaken` refuses only that.
  if (drives.scenario === 'noTimes') throw new BookingRefused(409, 'TimeslotNotAvailable');
  sendJson(res, 200, drives.hold(slot, holdId || undefined));
}

export async function release({ calendars, req, res }: Call): Promise<void> {
  calendars.drives.release(parsed(releaseRequestSchema, await readJson(req)).holdId);
  sendJson(res, 200, {});
}

export async function reserve({ calendars, req, res }: Call): Promise<void> {
  const { holdId, departmentId, timeSlot, ...request } = parsed(reserveSchema, await readJson(req));
  const { drives } = calendars;
  const known = drives.of(request.requestId);
  if (known?.state === 'confirmed') return sendDrive(calendars, res, known);
  const own = drives.reservationOf(request.requestId);
  const ownHold = own?.values.timeSlot === timeSlot ? own.holdId : holdId;
  const slot = bookableSlot(calendars, calendarId(request.site, departmentId), timeSlot, ownHold);
  const values = { ...request, ...slot };
  drives.reserve(values, holdId);
  sendDrive(calendars, res, { ...values, id: 'T0', state: 'reserved', sequence: 0 });
}

export function confirm({ calendars, res, parts: [requestId = ''] }: Call): void {
  const known = calendars.drives.of(requestId);
  sendDrive(calendars, res, known?.state === 'confirmed' ? known : confirmed(calendars, requestId));
}

function confirmed(calendars: Calendars, requestId: string): StoredTestDrive {
  const reservation = calendars.drives.reservationOf(requestId);
  if (!reservation) throw new HttpError(404, 'There is no such reservation.');
  const { timeSlot, departmentId } = reservation.values;
  // A reservation that is over is made anew when its slot is still free.
  bookableSlot(calendars, departmentId, timeSlot, reservation.holdId);
  return notify(calendars, 'booked', calendars.drives.confirm(reservation));
}

/** Sends a test drive, after the action on it if there is one. */
export async function manage(action: 'cancel' | 'move' | null, call: Call): Promise<void> {
  const { calendars, req, res, parts } = call;
  const drive = calendars.drives.of(parts[0] ?? '');
  if (!drive) throw new HttpError(404, 'There is no such test drive.');
  sendDrive(calendars, res, action === null ? drive : await change(calendars, drive, action, req));
}

async function change(
  calendars: Calendars,
  drive: StoredTestDrive,
  action: 'cancel' | 'move',
  req: IncomingMessage,
): Promise<StoredTestDrive> {
  const body = await readJson(req);
  // A repetition changes nothing.
  if (drive.state === 'cancelled') return drive;
  const { drives } = calendars;
  if (action === 'cancel') return notify(calendars, 'cancelled', drives.change(drive, { state: 'cancelled' }));
  const { timeSlot } = parsed(moveTestDriveSchema, body);
  if (timeSlot === drive.timeSlot) return drive;
  bookableSlot(calendars, drive.departmentId, timeSlot);
  return notify(calendars, 'moved', drives.change(drive, { timeSlot }));
}

/** Sends the customer and the dealer their mails about a change; returns the test drive. */
function notify(calendars: Calendars, kind: TestDriveChange, drive: StoredTestDrive): StoredTestDrive {
  const dealer = dealerAt(calendars, drive.departmentId);
  for (const mail of mailsOf(kind, drive, dealer, calendars.now())) calendars.outbox.add(mail);
  return drive;
}

/** @throws HttpError 404 */
function dealerAt({ dealers }: Calendars, id: string): DealerRecord {
  const found = dealers.get(id);
  if (!found) throw new HttpError(404, 'There is no such department.');
  return found;
}

/** Returns a slot that is free, also for who has the hold. @throws BookingRefused */
function freeSlot(calendars: Calendars, id: string, timeSlot: string, holdId?: string): Slot {
  const slot = { departmentId: id, timeSlot, isFullDay: false };
  const isTaken = calendars.drives.isTaken(holdId);
  if (!isFreeSlot(dealerAt(calendars, id), slot, isTaken, calendars.now()))
    throw new BookingRefused(409, 'TimeslotNotAvailable');
  return slot;
}

/** Returns a slot that is free, unless the scenario refuses every booking. @throws BookingRefused */
function bookableSlot(calendars: Calendars, id: string, timeSlot: string, holdId?: string): Slot {
  const slot = freeSlot(calendars, id, timeSlot, holdId);
  if (calendars.drives.scenario !== null) throw new BookingRefused(409, 'TimeslotNotAvailable');
  return slot;
}

type ShownTestDrive = Omit<StoredTestDrive, 'state'> & Pick<TestDrive, 'state'>;

function sendDrive(calendars: Calendars, res: ServerResponse, drive: ShownTestDrive): void {
  const { id, state, sequence, timeSlot, departmentId, carName } = drive;
  const { name, address, phone, email, latitude, longitude } = dealerAt(calendars, departmentId);
  sendJson(res, 200, {
    id,
    state,
    sequence,
    timeSlot,
    departmentId: departmentId.split(' ')[1] ?? '',
    carName,
    dealer: { name, address, phone, email, latitude, longitude },
  } satisfies TestDrive);
}
