import { setTimeout as wait } from 'node:timers/promises';
import type { Dealer } from '../../src/contracts/dealers/dealer.ts';
import type { Outbox } from '../control/outbox.ts';
import { withRefusals } from '../lib/contractCalls.ts';
import { type Handler, HttpError, requestUrl } from '../lib/http.ts';
import { type Routes, routeOf } from '../lib/routes.ts';
import type { Bookings } from './bookings.ts';
import type { Call, WorkshopSystem } from './calls.ts';
import { book, find, hold, manage, release } from './customerCalls.ts';
import { sendCar, sendHasBrand, sendOfferings, sendPrices, sendTimes, sendWorkshops } from './lookupCalls.ts';
import { scenarioOf } from './scenarios.ts';
import { workshopsOf } from './workshops.ts';

interface BookingOptions {
  key: string;
  /** Of the site that takes bookings. */
  dealers: readonly Dealer[];
  bookings: Bookings;
  outbox: Outbox;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const SLOW_MS = 2_000;

const ROUTES: Routes<(call: Call) => Promise<void> | void> = {
  'GET car/*': sendCar,
  'GET services/*': (call) => sendOfferings('service', call),
  'GET addons/*': (call) => sendOfferings('addon', call),
  'GET authorized-workshop/*': sendHasBrand,
  'GET prices/*/*/*': sendPrices,
  'GET departments/closestAvailable': sendWorkshops,
  'GET timeslots/from/*/*/*': sendTimes,
  'POST book': book,
  'POST hold': hold,
  'POST release': release,
  'POST booking/find': find,
  'GET booking/*': (call) => manage(null, call),
  'POST booking/*/cancel': (call) => manage('cancel', call),
  'POST booking/*/move': (call) => manage('move', call),
};

/**
 * Creates the workshop system (S3 §7.1) with header `x-api-key`. Its bookings are made once for each `requestId`. Errors have the
 * body `{ errors: { 'Error Result': [code] } }`; a call that breaks the contract gets 400 with a message.
 */
export function createBookingUpstream({ key, dealers, bookings, outbox, now = Date.now }: BookingOptions): Handler {
  const system: WorkshopSystem = { workshops: workshopsOf(dealers), bookings, outbox, now };
  return async (req, res) => {
    if (req.headers['x-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    const { pathname, searchParams: query } = requestUrl(req);
    const { handle, parts } = routeOf(ROUTES, req, pathname);
    await withRefusals(res, async () => {
      if ([...parts, query.get('regNo') ?? ''].some(isSlow)) await wait(SLOW_MS);
      await handle({ system, req, res, query, language: query.get('language') ?? 'sv', parts });
    });
  };
}

const isSlow = (plate: string): boolean => scenarioOf(plate.toUpperCase()) === 'slow';
