import { type Request, type Response, Router } from 'express';
import { type AnyObjectSchema, ValidationError } from 'yup';
import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import { recordOf } from '../../lib/record.ts';
import { releaseRequestSchema } from '../../src/contracts/booking/booking.ts';
import { isHoldId } from '../../src/contracts/booking/bookingFields.ts';
import { isCalendarDay } from '../../src/contracts/forms/formInput.ts';
import {
  holdForCarSchema,
  moveTestDriveSchema,
  type TestDrive,
  timesOfBookingSchema,
} from '../../src/contracts/leads/testDrive.ts';
import type { ManageBooking, ManageOutcome } from '../booking/manageBooking.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import { BookingRefused } from '../ports/bookingRequests.ts';
import type { TestDrivesPort } from '../ports/testDrivesPort.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import type { SharedStore, StoreRate } from '../store/sharedStore.ts';
import { isFromOtherSite } from './booking/bookingInput.ts';
import { jsonPost, rateLimited, refuse, refuseUpstream } from './jsonPost.ts';

/** Site and language of a call. */
interface CallScope {
  site: SiteConfig;
  language: LanguageConfig;
  /** Key of the client. */
  client: string;
  signal: AbortSignal;
}

export type ManageTestDrive = ManageBooking<TestDrive, { timeSlot: string }>;

interface TestDriveApiOptions {
  /** Path prefix: `/api/testdrive`. */
  path: string;
  port: Pick<TestDrivesPort, 'times' | 'hold' | 'release'>;
  /** Returns the department with the test drives of a car, which the browser names by its id alone; null for none. */
  departmentOf: (car: string, scope: CallScope) => Promise<string | null>;
  manage: ManageTestDrive;
  store: Pick<SharedStore, 'take'>;
  limit: RateLimit;
}

const BODY_LIMIT = 4 * 1_024;
/** Holds that one client makes: 20 at once, then one in 30 s. */
const HOLDS: StoreRate = { burst: 20, perSecond: 1 / 30 };
const CAR = /^[\w-]{1,100}$/;

/** A call that is refused, with the name of the invalid part. */
class Refusal extends Error {
  readonly status: number;
  readonly part: string;
  constructor(status: number, part: string) {
    super(part);
    this.status = status;
    this.part = part;
  }
}

/**
 * Creates the API of test drives (rank 19, `src/contracts/leads/testDrive.ts`) below the prefix:
 *
 * - `GET times?car&from&hold&language`: 28 days of free times of the dealer of a car. `hold` is the visitor's own, whose slot counts as free.
 * - `POST hold` `{ car, timeSlot, holdId? }` → `{ holdId, seconds }`; `POST release` `{ holdId }` → 204.
 * - `POST booking` `{ token }`, `booking/times` `{ token, from }`, `booking/move` `{ token, timeSlot }`, `booking/cancel` `{ token }`.
 *
 * A test drive is booked with its lead (`/api/forms/comhub`). Errors: 400 with the name of the invalid part, 403 for a call of another site, 404 `car`,
 * `department` or `token`, 409 `timeSlot` for one that is taken, 410 `expired`, 429 with `Retry-After`, 502, and 503 while the calendars are unavailable.
 */
export function createTestDriveApi(options: TestDriveApiOptions): Router {
  const { path: prefix, limit } = options;
  const router = Router({ caseSensitive: true, strict: true });
  const before = rateLimited(limit);
  router.get(`${prefix}/times`, before, async (req, res) => {
    if (isFromOtherSite(req)) return refuse(res, 403, 'origin');
    await respond(req, res, (scope) => timesOfCar(req, scope, options));
  });
  for (const [path, handle] of Object.entries(POSTS)) {
    const respondTo = (req: Request, res: Response) =>
      respond(req, res, (scope) => handle(recordOf(req.body), scope, options));
    router.use(jsonPost({ path: `${prefix}/${path}`, limit: BODY_LIMIT, before, handle: respondTo }));
  }
  router.all(`${prefix}/*path`, (_req, res) => refuse(res, 404, 'path'));
  return router;
}

/** Runs a call and sends what it returns, 204 for nothing, or why it failed. */
async function respond(req: Request, res: Response, run: (scope: CallScope) => Promise<object | null>): Promise<void> {
  try {
    const body = await run(scopeOf(req, res));
    if (res.destroyed) return;
    res.set('Cache-Control', 'no-store');
    if (body === null) res.status(204).end();
    else res.json(body);
  } catch (error) {
    sendFailure(res, error);
  }
}

function scopeOf(req: Request, res: Response): CallScope {
  const { resolved, client } = requestOf(res);
  if (!resolved) throw new Refusal(404, 'site');
  const { site } = resolved;
  const { language: code = site.languages[0].code } = req.query;
  const language = site.languages.find((each) => each.code === code);
  if (!language) throw new Refusal(400, 'language');
  return { site, language, client, signal: disconnectSignal(res) };
}

type Handler = (
  body: Record<string, unknown>,
  scope: CallScope,
  options: TestDriveApiOptions,
) => Promise<object | null>;

async function timesOfCar({ query }: Request, scope: CallScope, { port, departmentOf }: TestDriveApiOptions) {
  const { car, from, hold } = query;
  if (typeof from !== 'string' || !isCalendarDay(from)) throw new Refusal(400, 'from');
  if (hold !== undefined && !isHoldId(hold)) throw new Refusal(400, 'hold');
  const departmentId = await departmentOfCar(car, scope, departmentOf);
  return port.times({ site: scope.site.id, departmentId, date: from, holdId: hold, signal: scope.signal });
}

/** @throws Refusal 400 for an id that is none, 404 for a car without a calendar */
async function departmentOfCar(
  car: unknown,
  scope: CallScope,
  departmentOf: TestDriveApiOptions['departmentOf'],
): Promise<string> {
  if (typeof car !== 'string' || !CAR.test(car)) throw new Refusal(400, 'car');
  const departmentId = await departmentOf(car, scope);
  if (departmentId === null) throw new Refusal(404, 'car');
  return departmentId;
}

const POSTS: Readonly<Record<string, Handler>> = {
  hold: async (body, scope, { port, departmentOf, store }) => {
    const { car, timeSlot, holdId } = parsed(holdForCarSchema, body);
    const departmentId = await departmentOfCar(car, scope, departmentOf);
    // A visitor has one. Who does not end the last one must not hold the whole calendar of a dealer.
    const wait = await store.take(`testDrive:hold:${scope.client}`, HOLDS);
    if (wait > 0) throw new Limited(Math.ceil(wait / 1_000));
    return port.hold({ site: scope.site.id, departmentId, timeSlot, holdId });
  },
  release: async (body, _scope, { port }) => {
    const { holdId } = parsed(releaseRequestSchema, body);
    if (!isHoldId(holdId)) throw new Refusal(400, 'holdId');
    await port.release(holdId);
    return null;
  },
  booking: async ({ token }, scope, { manage }) => bookingIn(await manage.show(manageCall(token, scope))),
  'booking/times': async ({ token, ...body }, scope, { manage, port }) => {
    const { from } = parsed(timesOfBookingSchema, body);
    const { departmentId } = bookingIn(await manage.show(manageCall(token, scope)));
    return port.times({ site: scope.site.id, departmentId, date: from, signal: scope.signal });
  },
  'booking/move': async ({ token, ...body }, scope, { manage }) =>
    bookingIn(await manage.move(manageCall(token, scope), parsed(moveTestDriveSchema, body))),
  'booking/cancel': async ({ token }, scope, { manage }) => bookingIn(await manage.cancel(manageCall(token, scope))),
};

const manageCall = (token: unknown, { site, language }: CallScope) => ({
  token: typeof token === 'string' ? token : '',
  site,
  language: language.code,
});

/** Returns the test drive of an outcome. @throws Refusal, BookingRefused */
function bookingIn(outcome: ManageOutcome<TestDrive>): TestDrive {
  switch (outcome.kind) {
    case 'booking':
      return outcome.booking;
    case 'unknown':
      throw new Refusal(404, 'token');
    case 'expired':
      throw new Refusal(410, 'expired');
    case 'refused':
      throw new BookingRefused(outcome.error);
  }
}

/** Too many holds. */
class Limited extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('rate');
    this.seconds = seconds;
  }
}

/** Returns a valid body. @throws ValidationError with the path of the member */
function parsed<S extends AnyObjectSchema>(schema: S, body: unknown): ReturnType<S['validateSync']> {
  return schema.validateSync(body, { strict: true }) as ReturnType<S['validateSync']>;
}

function sendFailure(res: Response, error: unknown): void {
  if (res.destroyed || res.headersSent) return;
  if (error instanceof Refusal) refuse(res, error.status, error.part);
  else if (error instanceof Limited) refuse(res.set('Retry-After', String(error.seconds)), 429, 'rate');
  else if (error instanceof ValidationError) refuse(res, 400, error.path || 'body');
  else if (error instanceof BookingRefused) refuse(res, 409, 'timeSlot');
  // The calendars do not know the department.
  else if (error instanceof UpstreamError && error.status === 404) refuse(res, 404, 'department');
  else refuseUpstream(res, error);
}
