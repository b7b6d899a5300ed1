import type { Dealer } from '../../src/contracts/dealers/dealer.ts';
import type { Outbox } from '../control/outbox.ts';
import { withRefusals } from '../lib/contractCalls.ts';
import { type Handler, HttpError, requestUrl } from '../lib/http.ts';
import { type Routes, routeOf } from '../lib/routes.ts';
import { type Calendars, type Call, confirm, hold, manage, release, reserve, sendTimes } from './calls.ts';
import { dealersOf } from './dealers.ts';
import type { TestDrives } from './testDrives.ts';

interface TestDrivesOptions {
  key: string;
  /** Dealers by the name of their index. */
  dealers: ReadonlyMap<string, readonly Dealer[]>;
  drives: TestDrives;
  outbox: Outbox;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const ROUTES: Routes<(call: Call) => Promise<void> | void> = {
  'GET sites/*/departments/*/times/*': sendTimes,
  'POST hold': hold,
  'POST release': release,
  'POST reserve': reserve,
  'POST booking/*/confirm': confirm,
  'GET booking/*': (call) => manage(null, call),
  'POST booking/*/cancel': (call) => manage('cancel', call),
  'POST booking/*/move': (call) => manage('move', call),
};

/**
 * Creates the dealers' calendars for test drives with header `x-api-key`, on the slots of the workshops (`sandbox/booking/slots.ts`). Errors: 409 with
 * `TimeslotNotAvailable` for a slot that is not free, 404 for an unknown department or test drive, 400 for a call that breaks the contract.
 */
export function createTestDrivesUpstream({ key, dealers, drives, outbox, now = Date.now }: TestDrivesOptions): Handler {
  const calendars: Calendars = { dealers: dealersOf(dealers), drives, outbox, now };
  return async (req, res) => {
    if (req.headers['x-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    const { pathname, searchParams: query } = requestUrl(req);
    const { handle, parts } = routeOf(ROUTES, req, pathname);
    await withRefusals(res, async () => handle({ calendars, req, res, query, parts }));
  };
}
