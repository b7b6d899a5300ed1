import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { RateLimit } from '../../operations/limits/rateLimit.ts';
import { LOG_EVENTS } from '../../operations/log/events.ts';
import type { Log } from '../../operations/log/log.ts';
import type { Metrics } from '../../operations/metrics.ts';
import { requestOf } from '../../operations/request/request.ts';
import { UpstreamError } from '../../ports/upstream/upstreamError.ts';
import { StoreUnavailable } from '../../store/createSharedStore.ts';
import type { TireHotelParts } from '../../tireHotel/createTireHotel.ts';
import { jsonBody } from '../jsonBody.ts';
import { receiveBody, refuse } from '../jsonPost.ts';
import { login, logout, search, session, storage, validate } from './authorizationCalls.ts';
import { addReview, create, slots } from './bookingCalls.ts';
import { ownPagesOnly, Refused, sendRefused, withoutBody } from './exchange.ts';
import { cancelManaged, managedSlots, moveManaged, showManaged } from './manageCalls.ts';

interface TireHotelApiOptions extends TireHotelParts {
  path: string;
  limit: RateLimit;
  log: Log;
  metrics: Metrics;
}

type Handle = (req: Request, res: Response, parts: TireHotelParts) => Promise<void>;

interface Row {
  method: 'get' | 'post';
  path: string;
  /** Whether the call has a JSON body. */
  hasBody: boolean;
  handle: Handle;
}

const ROWS: readonly Row[] = [
  { method: 'get', path: '/authorization/search', hasBody: false, handle: search },
  { method: 'post', path: '/authorization/login', hasBody: false, handle: login },
  { method: 'post', path: '/authorization/validate', hasBody: false, handle: validate },
  { method: 'get', path: '/authorization/session', hasBody: false, handle: session },
  { method: 'post', path: '/authorization/session', hasBody: false, handle: session },
  { method: 'get', path: '/authorization/storage', hasBody: false, handle: storage },
  { method: 'post', path: '/authorization/logout', hasBody: false, handle: logout },
  { method: 'post', path: '/booking/GetTimeslotDays', hasBody: true, handle: (...call) => slots('days', ...call) },
  { method: 'post', path: '/booking/GetTimeslots', hasBody: true, handle: (...call) => slots('times', ...call) },
  { method: 'post', path: '/booking/create', hasBody: true, handle: create },
  { method: 'post', path: '/booking/managed', hasBody: true, handle: showManaged },
  { method: 'post', path: '/booking/managed/days', hasBody: true, handle: (...call) => managedSlots('days', ...call) },
  {
    method: 'post',
    path: '/booking/managed/times',
    hasBody: true,
    handle: (...call) => managedSlots('times', ...call),
  },
  { method: 'post', path: '/booking/managed/move', hasBody: true, handle: moveManaged },
  { method: 'post', path: '/booking/managed/cancel', hasBody: true, handle: cancelManaged },
  { method: 'post', path: '/review/addReview', hasBody: true, handle: addReview },
];

const BODY_LIMIT = 8 * 1024;
/** Seconds until a call may be repeated while the tire system or Redis is unavailable. */
const RETRY_SECONDS = 5;

/**
 * Creates `/api/tirehotel/…` (F115, S3 §7.3) for sites with a tire hotel; 404 on others. The contracts are in `src/contracts/tireHotel/`,
 * with the errors in `tireHotelErrors.ts`.
 */
export function createTireHotelApi({ path, limit, log, metrics, ...parts }: TireHotelApiOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const body = receiveBody(jsonBody({ limit: BODY_LIMIT, type: 'application/json' }), BODY_LIMIT);
  const withinLimit: RequestHandler = (req, res, next) =>
    limit(requestOf(res).client) ? next() : sendRefused(req, res, new Refused(429, 'rate', 'rate', 10));
  const jsonOnly: RequestHandler = (req, res, next) =>
    req.is('application/json') ? next() : sendRefused(req, res, new Refused(415, 'content-type', 'invalid'));

  router.use(path, (_req, res, next) => {
    if (!requestOf(res).resolved?.site.paths.tireHotel) return next('router');
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.use(path, ownPagesOnly, withinLimit);
  const rowOptions: RowOptions = { parts, metrics, reportStore: storeReporter(log) };
  for (const row of ROWS) {
    const input = row.hasBody ? [jsonOnly, body] : [withoutBody];
    router[row.method](path + row.path, ...input, runRow(row, rowOptions));
  }
  for (const each of new Set(ROWS.map((row) => row.path))) {
    const allowed = ROWS.filter((row) => row.path === each).map(({ method }) => method.toUpperCase());
    router.all(path + each, (_req, res) => refuse(res.set('Allow', allowed.join(', ')), 405, 'method'));
  }
  router.use(path, (_req, res) => refuse(res, 404, 'call'));
  const onBodyError: ErrorRequestHandler = (error: { status?: unknown }, req, res, next) => {
    const { status } = error;
    if (res.headersSent || typeof status !== 'number' || status < 400 || status > 499) return next(error);
    sendRefused(req, res, new Refused(status, 'body', 'invalid'));
  };
  router.use(path, onBodyError);
  return router;
}

interface RowOptions {
  parts: TireHotelParts;
  metrics: Metrics;
  /** Called after each call that used the store. */
  reportStore: (isAvailable: boolean) => void;
}

/** Returns a function that logs once that the store is unavailable, until a call has worked. */
function storeReporter(log: Log): RowOptions['reportStore'] {
  let wasAvailable = true;
  return (isAvailable) => {
    if (wasAvailable && !isAvailable) log.error({ event: LOG_EVENTS.tireHotelStore });
    wasAvailable = isAvailable;
  };
}

/** Creates the handler of a row: counts its outcome, and sends the response for an error. */
function runRow({ path, handle }: Row, { parts, metrics, reportStore }: RowOptions): RequestHandler {
  const call = path.split('/').at(-1) ?? '';
  const record = (outcome: string) => metrics.tireHotelCalls.labels(call, outcome).inc();
  return async (req, res) => {
    try {
      await handle(req, res, parts);
      record('ok');
      reportStore(true);
    } catch (error) {
      if (res.destroyed) return;
      const refused = refusedBy(error);
      if (!refused) throw error;
      if (refused.code === 'store') reportStore(false);
      record(outcomeOf(refused));
      sendRefused(req, res, refused);
    }
  };
}

/** Returns the label of a refusal: names of invalid members are one outcome. */
const outcomeOf = ({ status, code }: Refused): string => (status === 400 && code !== 'code' ? 'invalid' : code);

/** Returns the response for an error of a call; null for a fault of ours. */
function refusedBy(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (error instanceof StoreUnavailable) return new Refused(503, 'store', 'failed', RETRY_SECONDS);
  if (!(error instanceof UpstreamError)) return null;
  if (error.kind === 'breaker') return new Refused(503, 'upstream', 'failed', RETRY_SECONDS);
  return new Refused(502, 'upstream', 'failed');
}
