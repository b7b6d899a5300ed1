import type { IncomingMessage, ServerResponse } from 'node:http';
import { releaseRequestSchema } from '../../src/contracts/booking/booking.ts';
import type { Dealer } from '../../src/contracts/dealers/dealer.ts';
import { isCalendarDay } from '../../src/contracts/forms/formInput.ts';
import {
  moveTestDriveSchema,
  reserveSchema,
  type TestDrive,
  testDriveHoldSchema,
} from '../../src/contracts/leads/testDrive.ts';
import { freeDays, isFreeSlot, type Slot } from '../booking/slots.ts';
import type { Outbox } from '../control/outbox.ts';
import { BookingRefused, decoded, parsed, withRefusals } from '../lib/contractCalls.ts';
import { type Handler, HttpError, readJson, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { calendarId, type DealerRecord, dealersOf } from './dealers.ts';
import { mailsOf, type TestDriveChange } from './messages.ts';
import type { StoredTestDrive, TestDrives } from './testDrives.ts';

interface TestDrivesOptions {
  key: string;
  /** Dealers by the name of their index. */
  dealers: ReadonlyMap<string, readonly Dealer[]>;
  drives: TestDrives;
  outbox: Outbox;
  /** Milliseconds since 1970. */
  now?: () => number;
}

interface Call {
  req: IncomingMessage;
  res: ServerResponse;
  query: URLSearchParams;
}

/** Segments of a path that vary. */
type Parts = readonly string[];

/**
 * Creates the dealers' calendars for test drives with header `x-api-key`, on the slots of the workshops (`sandbox/booking/slots.ts`). Errors: 409 with
 * `TimeslotNotAvailable` for a slot that is not free, 404 for an unknown department or test drive, 400 for a call that breaks the contract.
 */
export function createTestDrivesUpstream({ key, dealers, drives, outbox, now = Date.now }: TestDrivesOptions): Handler {
  const records = dealersOf(dealers);

  function dealerAt(id: string): DealerRecord {
    const found = records.get(id);
    if (!found) throw new HttpError(404, 'There is no such department.');
    return found;
  }

  /** Returns the slot of a call when it is free, also for who has the hold. @throws BookingRefused */
  function freeSlot({ id }: DealerRecord, timeSlot: string, holdId?: string): Slot {
    const slot = { departmentId: id, timeSlot, isFullDay: false };
    const isFree = drives.scenario === null && isFreeSlot(dealerAt(id), slot, drives.isTaken(holdId), now());
    if (!isFree) throw new BookingRefused(409, 'TimeslotNotAvailable');
    return slot;
  }

  function sendTimes([site = '', department = '', date = '']: Parts, { res, query }: Call): void {
    if (!isCalendarDay(date)) throw new HttpError(400, 'The path must name a day');
    const dealer = dealerAt(calendarId(decoded(site), decoded(department)));
    const isTaken = drives.scenario === 'noTimes' ? () => true : drives.isTaken(query.get('holdId') ?? undefined);
    sendJson(res, 200, freeDays(dealer, date, isTaken, now()));
  }

  async function hold({ req, res }: Call): Promise<void> {
    const { site, departmentId, timeSlot, holdId } = parsed(testDriveHoldSchema, await readJson(req));
    // A hold is no booking: the scenario `slotTaken` refuses only that.
    const dealer = dealerAt(calendarId(site, departmentId));
    const slot = { departmentId: dealer.id, timeSlot, isFullDay: false };
    if (drives.scenario === 'noTimes' || !isFreeSlot(dealer, slot, drives.isTaken(holdId), now()))
      throw new BookingRefused(409, 'TimeslotNotAvailable');
    sendJson(res, 200, drives.hold(slot, holdId || undefined));
  }

  async function release({ req, res }: Call): Promise<void> {
    drives.release(parsed(releaseRequestSchema, await readJson(req)).holdId);
    sendJson(res, 200, {});
  }

  async function reserve({ req, res }: Call): Promise<void> {
    const { holdId, departmentId, timeSlot, ...request } = parsed(reserveSchema, await readJson(req));
    const known = drives.of(request.requestId);
    if (known?.state === 'confirmed') return sendDrive(res, known);
    const dealer = dealerAt(calendarId(request.site, departmentId));
    const own = drives.reservationOf(request.requestId);
    const slot = freeSlot(dealer, timeSlot, own?.values.timeSlot === timeSlot ? own.holdId : holdId);
    const values = { ...request, ...slot };
    drives.reserve(values, holdId);
    sendDrive(res, { ...values, id: 'T0', state: 'reserved', sequence: 0 });
  }

  function confirm([requestId = '']: Parts, { res }: Call): void {
    const known = drives.of(requestId);
    sendDrive(res, known?.state === 'confirmed' ? known : confirmed(requestId));
  }

  function confirmed(requestId: string): StoredTestDrive {
    const reservation = drives.reservationOf(requestId);
    if (!reservation) throw new HttpError(404, 'There is no such reservation.');
    const { timeSlot, departmentId } = reservation.values;
    // A reservation that is over is made anew when its slot is still free.
    freeSlot(dealerAt(departmentId), timeSlot, reservation.holdId);
    return notify('booked', drives.confirm(reservation));
  }

  async function manage(requestId: string, action: string | undefined, { req, res }: Call): Promise<void> {
    const drive = drives.of(requestId);
    if (!drive) throw new HttpError(404, 'There is no such test drive.');
    sendDrive(res, action === undefined ? drive : await change(drive, action, req));
  }

  async function change(drive: StoredTestDrive, action: string, req: IncomingMessage): Promise<StoredTestDrive> {
    const body = await readJson(req);
    // A repetition changes nothing.
    if (drive.state === 'cancelled') return drive;
    if (action === 'cancel') return notify('cancelled', drives.change(drive, { state: 'cancelled' }));
    const { timeSlot } = parsed(moveTestDriveSchema, body);
    if (timeSlot === drive.timeSlot) return drive;
    freeSlot(dealerAt(drive.departmentId), timeSlot);
    return notify('moved', drives.change(drive, { timeSlot }));
  }

  function notify(kind: TestDriveChange, drive: StoredTestDrive): StoredTestDrive {
    for (const mail of mailsOf(kind, drive, dealerAt(drive.departmentId), now())) outbox.add(mail);
    return drive;
  }

  function sendDrive(
    res: ServerResponse,
    {
      id,
      state,
      sequence,
      timeSlot,
      departmentId,
      carName,
    }: Omit<StoredTestDrive, 'state'> & { state: TestDrive['state'] },
  ): void {
    const { name, address, phone, email, latitude, longitude } = dealerAt(departmentId);
    const dealer = { name, address, phone, email, latitude, longitude };
    const [, department = ''] = departmentId.split(' ');
    sendJson(res, 200, {
      id,
      state,
      sequence,
      timeSlot,
      departmentId: department,
      carName,
      dealer,
    } satisfies TestDrive);
  }

  /** The calls by method and path; `*` is any segment, which the handler gets. */
  const routes: Readonly<Record<string, (parts: Parts, call: Call) => Promise<void> | void>> = {
    'GET sites/*/departments/*/times/*': sendTimes,
    'POST hold': (_parts, call) => hold(call),
    'POST release': (_parts, call) => release(call),
    'POST reserve': (_parts, call) => reserve(call),
    'POST booking/*/confirm': confirm,
    'GET booking/*': ([requestId = ''], call) => manage(requestId, undefined, call),
    'POST booking/*/cancel': ([requestId = ''], call) => manage(requestId, 'cancel', call),
    'POST booking/*/move': ([requestId = ''], call) => manage(requestId, 'move', call),
  };

  return async (req, res) => {
    if (req.headers['x-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    const { pathname, searchParams: query } = requestUrl(req);
    const path = pathname.split('/').filter(Boolean);
    const found = Object.entries(routes).find(([pattern]) => isRoute(pattern, req.method, path));
    if (!found) throw new HttpError(404, 'Nothing is here.');
    const [pattern, handle] = found;
    nameOperation(req, pattern);
    const expected = pattern.split(' ')[1]?.split('/') ?? [];
    const parts = path.filter((_segment, at) => expected[at] === '*');
    await withRefusals(res, async () => handle(parts, { req, res, query }));
  };
}

/** Whether a pattern such as `POST booking/*` is that of a request. */
function isRoute(pattern: string, method: string | undefined, path: Parts): boolean {
  const [expectedMethod, segments = ''] = pattern.split(' ');
  const expected = segments.split('/');
  if (method !== expectedMethod || expected.length !== path.length) return false;
  return expected.every((segment, at) => segment === '*' || segment === path[at]);
}
