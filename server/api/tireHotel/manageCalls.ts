import type { Request, Response } from 'express';
import type { LanguageConfig } from '../../../config/siteConfig.ts';
import { recordOf } from '../../../lib/record.ts';
import { MANAGE_SEGMENT } from '../../../src/contracts/booking/booking.ts';
import { LINK_TOKEN } from '../../../src/contracts/page/secretQuery.ts';
import {
  type ManagedTireBooking,
  type MoveTireBooking,
  managedDaysSchema,
  moveTireBookingSchema,
} from '../../../src/contracts/tireHotel/managedTireBooking.ts';
import { dayOfBooking } from '../../../src/contracts/tireHotel/timeSlots.ts';
import type { ManageBooking, ManageOutcome } from '../../booking/manageBooking.ts';
import { disconnectSignal } from '../../operations/disconnectSignal.ts';
import { requestOf } from '../../operations/request/request.ts';
import { TireChangeRefused } from '../../ports/tireHotelPort.ts';
import type { TireHotelParts } from '../../tireHotel/createTireHotel.ts';
import { queryOf, Refused } from './exchange.ts';
import { refuseOutsideWindow, valid } from './validBody.ts';

/** The calls about the booking behind a signed link (`managedTireBooking.ts`). They need no session. */

type ManageCall = Parameters<ManageBooking['show']>[0];

/** Returns site and language of a call. */
function scopeOf(req: Request, res: Response) {
  const { resolved } = requestOf(res);
  if (!resolved) throw new Refused(404, 'site', 'failed');
  const { site, origin } = resolved;
  const code = queryOf(req, 'language');
  const language: LanguageConfig = site.languages.find((each) => each.code === code) ?? site.languages[0];
  return { site, origin, language };
}

/**
 * Returns how a booking is shown, moved and cancelled: path and query of the customer's page, what the tire system needs for its messages, and the key of
 * its request.
 */
export function linkOf(req: Request, res: Response, { links }: TireHotelParts, requestId: string) {
  const { site, origin, language } = scopeOf(req, res);
  const token = links.create({ site: site.id, requestId });
  const href = `${language.prefix}${site.paths.tireHotel}/${MANAGE_SEGMENT}?${LINK_TOKEN}=${token}`;
  // Without a secret no link is valid.
  const isSigned = links.read(token, site.id) !== null;
  return {
    href: isSigned ? href : undefined,
    message: { site: site.id, language: language.code, ...(isSigned && { manageUrl: `${origin}${href}` }) },
  };
}

function manageCall(req: Request, res: Response): ManageCall {
  const { token } = recordOf(req.body);
  const { site, language } = scopeOf(req, res);
  return { token: typeof token === 'string' ? token : '', site, language: language.code };
}

/** Returns the booking of an outcome. @throws Refused */
function bookingIn(outcome: ManageOutcome<ManagedTireBooking>): ManagedTireBooking {
  switch (outcome.kind) {
    case 'booking':
      return outcome.booking;
    case 'unknown':
      throw new Refused(404, 'token', 'token');
    case 'expired':
      throw new Refused(410, 'expired', 'expired');
    case 'refused': {
      const { status, message } = outcome.reason instanceof TireChangeRefused ? outcome.reason.refusal : REFUSED;
      throw new Refused(status === 409 ? 409 : 422, 'booking', message === null ? 'booking' : { message });
    }
  }
}

const REFUSED = { status: 409, message: null };

/** `POST /booking/managed` `{ token }`. */
export async function showManaged(req: Request, res: Response, { manage }: TireHotelParts): Promise<void> {
  res.json(bookingIn(await manage.show(manageCall(req, res))));
}

/** `POST /booking/managed/days` and `/times` `{ token, startDate, endDate }`. */
export async function managedSlots(
  kind: 'days' | 'times',
  req: Request,
  res: Response,
  { manage, port, date }: TireHotelParts,
): Promise<void> {
  const { startDate, endDate } = valid(managedDaysSchema, req.body);
  refuseOutsideWindow({ startDate, endDate }, date());
  const { departmentId, brandCode } = bookingIn(await manage.show(manageCall(req, res)));
  res.json(await port[kind](departmentId, { startDate, endDate, regNo: brandCode }, disconnectSignal(res)));
}

/** `POST /booking/managed/move` `{ token, bookingDate, bookingStart }`. */
export async function moveManaged(req: Request, res: Response, { manage, date }: TireHotelParts): Promise<void> {
  const to: MoveTireBooking = valid(moveTireBookingSchema, req.body);
  refuseOutsideWindow({ bookingDate: dayOfBooking(to.bookingDate) }, date());
  res.json(bookingIn(await manage.move(manageCall(req, res), to)));
}

/** `POST /booking/managed/cancel` `{ token }`. */
export async function cancelManaged(req: Request, res: Response, { manage }: TireHotelParts): Promise<void> {
  res.json(bookingIn(await manage.cancel(manageCall(req, res))));
}
