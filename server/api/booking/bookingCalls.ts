import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { LanguageConfig } from '../../../config/siteConfig.ts';
import { ERROR_HEADER } from '../../../src/contracts/booking/bookingErrors.ts';
import type { BookingScope } from '../../booking/makeBooking.ts';
import type { AdmitPlate } from '../../booking/plateLookUps.ts';
import { disconnectSignal } from '../../operations/disconnectSignal.ts';
import { requestOf } from '../../operations/request/request.ts';
import type { BookingPort } from '../../ports/bookingPort.ts';
import { UpstreamError } from '../../ports/upstream/upstreamError.ts';
import { takesBookings } from '../../site/bookingSites.ts';
import {
  codesIn,
  dayIn,
  degreesIn,
  departmentIn,
  holdIn,
  isFromOtherSite,
  mileageIn,
  plateIn,
} from './bookingInput.ts';
import { refuseCall, refuseRate, sendFailure, sendRefusal } from './bookingResponses.ts';

/** The calls of the booking's API that only read (F100). */

export interface ReadCallsOptions {
  /** Path prefix: `/api/mechmate`. */
  path: string;
  port: BookingPort;
  admitPlate: AdmitPlate;
  /** Runs before each call: the limit of all calls of a client. */
  before: RequestHandler;
  /** Called for every refused look-up. */
  onRefusal: () => void;
}

interface PlateCall {
  plate: string;
  language: string;
  signal: AbortSignal;
}

/** Returns the scope of a call: site of the host, language of the query. Without bookings it responds 404, else 400 `language`. */
export function bookingScope(req: Request, res: Response): BookingScope | null {
  const { resolved, client } = requestOf(res);
  const { language: code } = req.query;
  const site = resolved?.site;
  const language: LanguageConfig | undefined =
    code === undefined ? site?.languages[0] : site?.languages.find((each) => each.code === code);
  if (!site || !resolved || !takesBookings(site)) {
    refuseCall(res, 404, 'site', 'sv');
    return null;
  }
  if (!language) {
    refuseCall(res, 400, 'language', site.languages[0].code);
    return null;
  }
  return { site, language, origin: resolved.origin, client };
}

/** Returns the calls with a valid plate that a client may look up. Else it responds. */
export async function admittedPlate(
  { plate: text, client, language }: { plate: unknown; client: string; language: string },
  res: Response,
  options: Pick<ReadCallsOptions, 'admitPlate' | 'onRefusal'> & { isLookUp: boolean },
): Promise<string | null> {
  const plate = plateIn(text);
  if (plate === null) {
    sendRefusal(res, { code: 'InvalidReg', brand: '' }, language);
    return null;
  }
  const wait = await options.admitPlate({ client, plate, isLookUp: options.isLookUp });
  if (wait === 0) return plate;
  options.onRefusal();
  refuseRate(res, wait, language);
  return null;
}

/** An invalid part of a call. */
class InvalidPart extends Error {}

/** Returns a valid part. @throws InvalidPart with its name */
function valid<T>(name: string, value: T | null): T {
  if (value === null) throw new InvalidPart(name);
  return value;
}

function refuse(res: Response, error: unknown, language: string): void {
  if (error instanceof InvalidPart) refuseCall(res, 400, error.message, language);
  else sendFailure(res, error, language);
}

/** Creates the router of the calls that read: car, services, addons, authorized-workshop, prices, timeslots. */
export function createReadCalls(options: ReadCallsOptions): Router {
  const { path: prefix, port, before } = options;
  const router = Router({ caseSensitive: true, strict: true });

  /** Adds a call. `load` gets the request and the language, and returns the body; null when it has responded. */
  function get(
    paths: string | string[],
    load: (req: Request, res: Response, scope: BookingScope) => Promise<object | null>,
  ): void {
    const respond = async (req: Request, res: Response, scope: BookingScope): Promise<void> => {
      const body = await load(req, res, scope);
      if (body !== null && !res.destroyed) res.set('Cache-Control', 'no-store').json(body);
    };
    const handle: RequestHandler = async (req, res) => {
      if (isFromOtherSite(req)) return refuseCall(res, 403, 'origin', 'sv');
      const scope = bookingScope(req, res);
      if (scope) await respond(req, res, scope).catch((error: unknown) => refuse(res, error, scope.language.code));
    };
    router.get(
      [paths].flat().map((each) => prefix + each),
      before,
      handle,
    );
  }

  /** Adds a call whose path begins with a plate. */
  function getByPlate(
    paths: string | string[],
    load: (req: Request, call: PlateCall, res: Response) => Promise<object>,
    isLookUp = false,
  ): void {
    get(paths, async (req, res, { client, language: { code } }) => {
      const call = { plate: req.params.plate, client, language: code };
      const plate = await admittedPlate(call, res, { ...options, isLookUp });
      return plate === null ? null : load(req, { plate, language: code, signal: disconnectSignal(res) }, res);
    });
  }

  getByPlate('/car/:plate', (_req, call) => port.car(call), true);
  for (const kind of ['services', 'addons'] as const) {
    getByPlate(`/${kind}/:plate`, ({ query }, call) => {
      const lat = valid('lat', degreesIn(query.lat, 90));
      return port.offerings(kind, { ...call, lat, lng: valid('lng', degreesIn(query.lng, 180)) });
    });
  }
  get('/authorized-workshop/:brand', async ({ params }, res) => {
    const brand = valid('brand', /^[\p{L}\d .&'-]{1,60}$/u.exec(String(params.brand))?.[0] ?? null);
    return { hasBrand: await port.hasAuthorizedWorkshop(brand, disconnectSignal(res)) };
  });
  getByPlate('/prices/:plate/:mileage/:department', (req, call) => port.prices({ ...call, ...priceParts(req) }));
  const timeSlots = '/timeslots/from/:plate/:department/:date';
  getByPlate([timeSlots, `${timeSlots}/`], (req, call, res) =>
    loadTimeSlots(port, { ...call, ...timeParts(req) }, res),
  );
  return router;
}

/** @throws InvalidPart */
const priceParts = ({ params, query }: Request) => ({
  mileage: valid('mileage', mileageIn(params.mileage)),
  departmentId: valid('departmentId', departmentIn(params.department)),
  codes: valid('serviceOfferings', codesIn(query.serviceOfferings)),
});

/** @throws InvalidPart */
const timeParts = ({ params, query }: Request) => ({
  departmentId: valid('departmentId', departmentIn(params.department)),
  date: valid('date', dayIn(params.date)),
  codes: valid('serviceOfferings', codesIn(query.serviceOfferings)),
  holdId: valid('hold', holdIn(query.hold)),
});

/** Returns the times of a workshop; none, with a header that says so, when the upstream fails. */
async function loadTimeSlots(
  port: ReadCallsOptions['port'],
  call: Parameters<ReadCallsOptions['port']['timeSlots']>[0],
  res: Response,
): Promise<object> {
  try {
    return await port.timeSlots(call);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 404) throw error;
    res.set(ERROR_HEADER, 'upstream');
    return [];
  }
}
