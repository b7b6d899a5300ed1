import type { Request, Response } from 'express';
import { type DaysRequest, dayOfBooking, daysRequestSchema } from '../../../src/contracts/tireHotel/timeSlots.ts';
import {
  reviewSchema,
  type TireConfirmation,
  tireBookingSchema,
} from '../../../src/contracts/tireHotel/tireBooking.ts';
import { normalizeRegNo } from '../../../src/contracts/tireHotel/tireHotelFields.ts';
import { disconnectSignal } from '../../operations/disconnectSignal.ts';
import { mayHaveWorked } from '../../ports/upstream/upstreamError.ts';
import { digest, digestId } from '../../store/digest.ts';
import { forgetSubmission, type OnceOutcome } from '../../store/exactlyOnce.ts';
import type { TireHotelParts } from '../../tireHotel/createTireHotel.ts';
import { seal, unseal } from '../../tireHotel/sealed.ts';
import type { TireSession } from '../../tireHotel/sessions.ts';
import { idIn, queryOf, Refused } from './exchange.ts';
import { linkOf } from './manageCalls.ts';
import { refuseOutsideWindow, valid } from './validBody.ts';

/** The calls within the session (F111 to F113, Q30): 401 without one, 403 for another vehicle or workshop. */

/** Returns the live session of a call, and prolongs it. @throws Refused 401 */
async function sessionOf(req: Request, { sessions }: TireHotelParts): Promise<TireSession> {
  const id = idIn(req, 'session');
  const session = id && (await sessions.use(id));
  if (!session) throw new Refused(401, 'session', 'session');
  return session;
}

/** @throws Refused 403 */
function refuseOthers({ erpId, regNo, brandCode }: TireSession, workshop: string, vehicle: string): void {
  if (workshop !== erpId) throw new Refused(403, 'workshop', 'forbidden');
  if (vehicle !== regNo && vehicle !== brandCode) throw new Refused(403, 'vehicle', 'forbidden');
}

/** `POST /booking/GetTimeslotDays` and `/booking/GetTimeslots`. */
export async function slots(kind: 'days' | 'times', req: Request, res: Response, parts: TireHotelParts): Promise<void> {
  const session = await sessionOf(req, parts);
  const request = valid(daysRequestSchema, req.body);
  refuseOthers(session, queryOf(req, 'workshopIdentifier'), request.regNo);
  const { startDate, endDate } = request;
  refuseOutsideWindow({ startDate, endDate }, parts.date());
  const { erpId, brandCode } = session;
  const call: DaysRequest = { startDate, endDate, regNo: brandCode };
  res.json(await parts.port[kind](erpId, call, disconnectSignal(res)));
}

/** Milliseconds for which the result of a booking is known. */
const RESULT_MS = 24 * 3_600_000;

/** `POST /booking/create`. Equal bodies of one session are one booking with one result (Q32). */
export async function create(req: Request, res: Response, parts: TireHotelParts): Promise<void> {
  const { port, store, once } = parts;
  const session = await sessionOf(req, parts);
  const booking = valid(tireBookingSchema, req.body);
  refuseOthers(session, queryOf(req, 'departmentIdentifier'), normalizeRegNo(booking.regNo));
  refuseOutsideWindow({ bookingDate: dayOfBooking(booking.bookingDate) }, parts.date());
  const key = digest(['booking', session.id, session.erpId, JSON.stringify(booking)]);
  const requestId = digestId(['booking', session.id, session.erpId, JSON.stringify(booking)]);
  const link = linkOf(req, res, parts, requestId);
  const resultKey = `tireHotel:booked:${key}`;
  const send = async () => {
    const result = await port.book(session.erpId, { ...booking, ...link.message, regNo: session.regNo }, requestId);
    if ('refused' in result) {
      const { status, message } = result.refused;
      return { kind: 'refused' as const, fields: [String(status), message ?? ''] };
    }
    await store.set(resultKey, seal(session.id + key, result.confirmation), RESULT_MS);
    return { kind: 'accepted' as const };
  };
  const failure: { error?: unknown } = {};
  const submission = {
    key,
    fingerprint: key,
    send: () =>
      send().catch((error: unknown) => {
        failure.error = error;
        return { kind: 'failed' as const };
      }),
  };
  let outcome = await once(submission);
  if (outcome.kind === 'duplicate' && (await isCancelled(requestId, link.message.language, parts))) {
    // By its link: an equal booking books again.
    await forgetSubmission(store, key);
    outcome = await once(submission);
  }
  refuseUnbooked(outcome, failure.error);
  const text = await store.get(resultKey);
  const confirmation = text === null ? null : (unseal(session.id + key, text) as TireConfirmation | null);
  if (confirmation === null) throw new Refused(502, 'upstream', 'failed');
  const { isChangeable, ...shown } = confirmation;
  res.json({ ...shown, href: isChangeable ? link.href : undefined } satisfies TireConfirmation);
}

/** @throws Refused, or the error of the attempt, for a booking that is not made */
function refuseUnbooked(outcome: OnceOutcome, error: unknown): void {
  if (outcome.kind === 'accepted' || outcome.kind === 'duplicate') return;
  if (outcome.kind === 'refused') {
    const [status = '', message = ''] = outcome.fields;
    throw new Refused(status === '409' ? 409 : 422, 'booking', message === '' ? 'booking' : { message });
  }
  if (outcome.kind === 'failed' && !mayHaveWorked(error)) throw new Refused(502, 'notBooked', 'failed');
  throw error ?? new Refused(502, 'upstream', 'failed');
}

/** Whether the tire system says that a booking is cancelled. */
async function isCancelled(requestId: string, language: string, { port }: TireHotelParts): Promise<boolean> {
  const booking = await port.booking(requestId, language).catch(() => null);
  return booking?.state === 'cancelled';
}

/** `POST /review/addReview`. */
export async function addReview(req: Request, res: Response, parts: TireHotelParts): Promise<void> {
  const session = await sessionOf(req, parts);
  const review = valid(reviewSchema, req.body);
  const wait = await parts.limits.takeReview(session.id);
  if (wait > 0) throw new Refused(429, 'rate', 'rate', wait);
  await parts.port.review(review);
  res.json({});
}
