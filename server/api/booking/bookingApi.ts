import { type Request, type Response, Router } from 'express';
import { type ObjectSchema, ValidationError } from 'yup';
import { recordOf } from '../../../lib/record.ts';
import {
  bookingRequestSchema,
  holdRequestSchema,
  releaseRequestSchema,
} from '../../../src/contracts/booking/booking.ts';
import { moveRequestSchema } from '../../../src/contracts/booking/managedBooking.ts';
import type { BookingOutcome, BookingScope, MakeBooking } from '../../booking/makeBooking.ts';
import type { ManageBooking, ManageOutcome } from '../../booking/manageBooking.ts';
import type { RateLimit } from '../../operations/limits/rateLimit.ts';
import type { WorkshopQuery } from '../../ports/bookingPort.ts';
import type { SharedStore, StoreRate } from '../../store/sharedStore.ts';
import { jsonPost, rateLimited, refuse } from '../jsonPost.ts';
import { admittedPlate, bookingScope, createReadCalls, type ReadCallsOptions } from './bookingCalls.ts';
import { codesIn, degreesIn, departmentIn, isFromOtherSite } from './bookingInput.ts';
import { refuseCall, refuseRate, sendFailure, sendRefusal } from './bookingResponses.ts';
import { contactKey } from './contactKey.ts';

interface BookingApiOptions extends Omit<ReadCallsOptions, 'before'> {
  /** Limit of all calls but streams, and of opening streams. */
  limit: RateLimit;
  streamLimit: RateLimit;
  store: Pick<SharedStore, 'take'>;
  makeBooking: MakeBooking;
  manageBooking: ManageBooking;
  /** Sends the stream of workshops. */
  relay: (call: { req: Request; res: Response; query: WorkshopQuery; language: string }) => Promise<void>;
}

const BODY_LIMIT = 16 * 1_024;
/** Holds that one client makes: 20 at once, then one in 30 s. */
const HOLDS: StoreRate = { burst: 20, perSecond: 1 / 30 };

/**
 * Creates the API of the service booking (S3 §7.1, F092, F100, F101) below the prefix; the contracts are in `src/contracts/booking/`. Errors have the body of
 * `bookingErrors.ts`: 400 with the name of the invalid part, 403 for a call of another site, 404, 409, 422, 429 with `Retry-After`, 502, and 503 while
 * the workshop system is unavailable.
 */
export function createBookingApi(options: BookingApiOptions): Router {
  const { path: prefix, limit } = options;
  const router = Router({ caseSensitive: true, strict: true });
  const before = rateLimited(limit);
  const stream = `${prefix}/departments/closestAvailable`;
  router.get(stream, rateLimited(options.streamLimit), (req, res, next) =>
    // HEAD would open a stream that nobody reads.
    req.method === 'GET' ? openStream(req, res, options) : next(),
  );
  router.use(createReadCalls({ ...options, before }));
  for (const [path, handle] of Object.entries(POSTS)) {
    router.use(
      jsonPost({
        path: `${prefix}/${path}`,
        limit: BODY_LIMIT,
        before,
        handle: async (req, res) => {
          const scope = bookingScope(req, res);
          if (!scope) return;
          try {
            await handle(req, res, scope, options);
          } catch (error) {
            const language = scope.language.code;
            if (error instanceof ValidationError) refuseCall(res, 400, error.path || 'body', language);
            else sendFailure(res, error, language);
          }
        },
      }),
    );
  }
  router.all(`${prefix}/*path`, (_req, res) => refuse(res, 404, 'path'));
  return router;
}

type PostHandler = (req: Request, res: Response, scope: BookingScope, options: BookingApiOptions) => Promise<void>;

const POSTS: Readonly<Record<string, PostHandler>> = {
  book: async (req, res, scope, { makeBooking }) =>
    sendBooking(res, await makeBooking(parsed(bookingRequestSchema, req.body), scope), scope),
  hold: async (req, res, { client, language }, { port, store }) => {
    const request = parsed(holdRequestSchema, req.body);
    // A visitor has one. Who does not end the last one must not hold the whole calendar of a workshop.
    const wait = await store.take(`booking:hold:${client}`, HOLDS);
    if (wait > 0) return refuseRate(res, Math.ceil(wait / 1_000), language.code);
    res.set('Cache-Control', 'no-store').json(await port.hold(request));
  },
  release: async (req, res, _scope, { port }) => {
    await port.release(parsed(releaseRequestSchema, req.body).holdId);
    if (!res.destroyed) res.set('Cache-Control', 'no-store').status(204).end();
  },
  storage: async (req, res) => {
    res.set('Cache-Control', 'no-store').json({ key: contactKey(req, res) });
  },
  booking: async (req, res, scope, { manageBooking }) =>
    sendManaged(res, await manageBooking.show(manageCall(req, scope)), scope),
  'booking/move': async (req, res, scope, { manageBooking }) =>
    sendManaged(res, await manageBooking.move(manageCall(req, scope), parsed(moveRequestSchema, req.body)), scope),
  'booking/cancel': async (req, res, scope, { manageBooking }) =>
    sendManaged(res, await manageBooking.cancel(manageCall(req, scope)), scope),
};

function manageCall({ body }: Request, { site, language }: BookingScope) {
  const { token } = recordOf(body);
  return { token: typeof token === 'string' ? token : '', site, language: language.code };
}

/** Returns a valid body as its schema converts it, without unknown members. @throws ValidationError with the path of the member */
function parsed<T extends object>(schema: ObjectSchema<T>, body: unknown): T {
  return schema.validateSync(body, { stripUnknown: true }) as T;
}

function sendBooking(res: Response, outcome: BookingOutcome, { language: { code } }: BookingScope) {
  switch (outcome.kind) {
    case 'booked':
      res.set('Cache-Control', 'no-store').json(outcome.confirmation);
      return;
    case 'refused':
      return sendRefusal(res, outcome.error, code);
    case 'limited':
      return refuseRate(res, outcome.retryAfter, code);
    case 'conflict':
      return refuseCall(res, 409, 'requestId', code);
    case 'invalid':
      return refuseCall(res, 400, outcome.part, code);
    case 'failed':
      return refuseCall(res, 502, 'upstream', code);
  }
}

function sendManaged(res: Response, outcome: ManageOutcome, { language: { code } }: BookingScope) {
  switch (outcome.kind) {
    case 'booking':
      res.set('Cache-Control', 'no-store').json(outcome.booking);
      return;
    case 'unknown':
      return refuseCall(res, 404, 'token', code);
    case 'expired':
      return refuseCall(res, 410, 'expired', code);
    case 'refused':
      return sendRefusal(res, outcome.error, code);
  }
}

async function openStream(req: Request, res: Response, options: BookingApiOptions): Promise<void> {
  if (isFromOtherSite(req)) return refuseCall(res, 403, 'origin', 'sv');
  const scope = bookingScope(req, res);
  if (!scope) return;
  const language = scope.language.code;
  const { regNo, serviceOfferings, latitude, longitude, cursor } = req.query;
  const parts = {
    serviceOfferings: codesIn(serviceOfferings),
    latitude: degreesIn(latitude, 90),
    longitude: degreesIn(longitude, 180),
    cursor: cursor === undefined || cursor === '' ? '' : departmentIn(cursor),
  };
  const invalid = Object.entries(parts).find(([, value]) => value === null);
  if (invalid) return refuseCall(res, 400, invalid[0], language);
  const plate = await admittedPlate({ plate: regNo, client: scope.client, language }, res, {
    ...options,
    isLookUp: false,
  });
  if (plate === null || res.destroyed) return;
  const query: WorkshopQuery = {
    plate,
    codes: parts.serviceOfferings ?? [],
    latitude: parts.latitude ?? 0,
    longitude: parts.longitude ?? 0,
    cursor: parts.cursor || null,
  };
  await options.relay({ req, res, query, language });
}
