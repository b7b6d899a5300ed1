import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { findBookingSchema } from '../../src/contracts/booking/bookingLookup.ts';
import { moveTireBookingSchema } from '../../src/contracts/tireHotel/managedTireBooking.ts';
import { daysRequestSchema } from '../../src/contracts/tireHotel/timeSlots.ts';
import { reviewSchema, tireBookingCallSchema } from '../../src/contracts/tireHotel/tireBooking.ts';
import { isCode, isRegNo } from '../../src/contracts/tireHotel/tireHotelFields.ts';
import { parsed } from '../lib/contractCalls.ts';
import { type Handler, HttpError, readBody, readJson, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { type Scenario, SLOW_MS } from './scenarios.ts';
import type { TireHotel } from './tireHotel.ts';

interface Call {
  req: IncomingMessage;
  res: ServerResponse;
  query: URLSearchParams;
  hotel: TireHotel;
}

const TEXTS = {
  noCode: 'Koden är fel.',
  loginMessage: 'Det gick inte att skicka sms till numret. Kontakta din verkstad.',
  slotTaken: 'Tiden är inte tillgänglig, vänligen välj en annan tid',
  serverMessage: 'Verkstaden tar inte emot bokningar just nu. Kontakta oss.',
} as const;

/** The calls by method and path (S3 §7.3 without `/api/tirehotel`). */
const CALLS: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  'GET /authorization/search': search,
  'POST /authorization/login': login,
  'POST /authorization/validate': validate,
  'POST /booking/GetTimeslotDays': days,
  'POST /booking/GetTimeslots': times,
  'POST /booking/create': create,
  'POST /booking/find': find,
  'POST /review/addReview': review,
};

/** Calls about one booking, by the id of its request. */
const MANAGED = /^\/booking\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/(move|cancel))?$/;

/**
 * Creates the tire system, with header `x-api-key`. Errors: 400 for a call that breaks the contract and for a wrong code, 401 for a wrong key,
 * 404 without an agreement and without a booking, 409 for a time that is not free, 422 with a message, 500 by scenario.
 */
export function createTireHotelUpstream({ key, hotel }: { key: string; hotel: TireHotel }): Handler {
  return async (req, res) => {
    const { pathname, searchParams } = requestUrl(req);
    const call = CALLS[`${req.method} ${pathname}`];
    const [, requestId = '', action = ''] = MANAGED.exec(pathname) ?? [];
    if (!call && requestId === '') throw new HttpError(404, 'Nothing is here.');
    if (req.headers['x-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    nameOperation(req, call ? (pathname.split('/').at(-1) ?? '') : `booking/*${action && `/${action}`}`);
    const made = { req, res, query: searchParams, hotel };
    await (call ? call(made) : manage(requestId, action, made));
  };
}

async function search({ res, query, hotel }: Call): Promise<void> {
  const plate = query.get('regNo') ?? '';
  if (!isRegNo(plate)) throw new HttpError(400, 'regNo is no plate');
  await act(hotel.scenarioOf(plate), { down: 500 });
  const customer = hotel.customer(plate);
  if (!customer) throw new HttpError(404, 'There is no agreement.');
  sendJson(res, 200, customer);
}

async function login({ req, res, query, hotel }: Call): Promise<void> {
  await refuseBody(req);
  const plate = hotel.plateOf(query.get('encryptedPhoneNumber') ?? '');
  if (plate === null) throw new HttpError(400, 'encryptedPhoneNumber is not ours');
  await act(hotel.scenarioOf(plate));
  if (hotel.scenarioOf(plate) === 'loginMessage') throw new HttpError(422, TEXTS.loginMessage);
  sendJson(res, 200, { authorizationToken: hotel.sendCode(plate) });
}

async function validate({ req, res, query, hotel }: Call): Promise<void> {
  await refuseBody(req);
  const code = query.get('otpToken') ?? '';
  const vehicles = isCode(code) ? hotel.useCode(query.get('authToken') ?? '', code) : null;
  const [first] = vehicles ?? [];
  if (first) await act(hotel.scenarioOf(first.regNo));
  if (!vehicles) throw new HttpError(400, TEXTS.noCode);
  sendJson(res, 200, { status: 0, vehicles });
}

async function days(call: Call): Promise<void> {
  const { window, erpId, scenario } = await workshopCall(call);
  await act(scenario, { datesError: 500 });
  const dates = scenario === 'noDates' ? [] : call.hotel.days(erpId, window);
  sendJson(call.res, 200, { availableDates: dates.map((date) => ({ date })) });
}

async function times(call: Call): Promise<void> {
  const { window, erpId, scenario } = await workshopCall(call);
  await act(scenario, { timesError: 500 });
  const startTime = scenario === 'noTimes' ? [] : call.hotel.times(erpId, window.startDate);
  sendJson(call.res, 200, { availableTimeSlotDates: startTime.length === 0 ? [] : [{ startTime }] });
}

async function create({ req, res, query, hotel }: Call): Promise<void> {
  const booking = parsed(tireBookingCallSchema, await readJson(req));
  const scenario = hotel.scenarioOf(booking.regNo);
  await act(scenario, { bookingError: 500 });
  if (scenario === 'serverMessage') throw new HttpError(422, TEXTS.serverMessage);
  const requestId = String(req.headers['idempotency-key'] ?? crypto.randomUUID());
  const confirmation = hotel.book(requestId, query.get('departmentIdentifier') ?? '', booking);
  if (!confirmation) throw new HttpError(409, TEXTS.slotTaken);
  sendJson(res, 200, confirmation);
}

async function find({ req, res, hotel }: Call): Promise<void> {
  sendJson(res, 200, { requestId: hotel.find(parsed(findBookingSchema, await readJson(req))) });
}

/** Shows, moves and cancels a booking. */
async function manage(requestId: string, action: string, { req, res, hotel }: Call): Promise<void> {
  const booking = hotel.booking(requestId);
  if (!booking) throw new HttpError(404, 'There is no such booking.');
  const scenario = hotel.scenarioOf(booking.regNo);
  await act(scenario, action === '' ? {} : { bookingError: 500 });
  if (action !== '' && scenario === 'serverMessage') throw new HttpError(422, TEXTS.serverMessage);
  if (req.method !== (action === '' ? 'GET' : 'POST')) throw new HttpError(404, 'Nothing is here.');
  const result = await changed(requestId, action, { req, hotel });
  if (result === 'taken') throw new HttpError(409, TEXTS.slotTaken);
  sendJson(res, 200, result);
}

async function changed(requestId: string, action: string, { req, hotel }: Pick<Call, 'req' | 'hotel'>) {
  if (action === '') return hotel.booking(requestId);
  const body = await readJson(req);
  return action === 'cancel' ? hotel.cancel(requestId) : hotel.move(requestId, parsed(moveTireBookingSchema, body));
}

async function review({ req, res, hotel }: Call): Promise<void> {
  hotel.review(parsed(reviewSchema, await readJson(req)));
  sendJson(res, 200, {});
}

async function workshopCall({ req, query, hotel }: Call) {
  const window = parsed(daysRequestSchema, await readJson(req));
  const vehicle = hotel.vehicleOf(window.regNo);
  const erpId = query.get('workshopIdentifier') ?? '';
  if (vehicle?.location.erpId !== erpId) throw new HttpError(400, 'workshopIdentifier is not that of the vehicle');
  return { window, erpId, scenario: hotel.scenarioOf(vehicle.regNo) };
}

/** Waits in a slow scenario, and fails in those that are listed. @throws HttpError */
async function act(scenario: Scenario, failures: Partial<Record<Scenario, number>> = {}): Promise<void> {
  if (scenario === 'slow') await wait(SLOW_MS);
  const status = failures[scenario];
  if (status !== undefined) throw new HttpError(status, 'The scenario fails.');
}

async function refuseBody(req: IncomingMessage): Promise<void> {
  if ((await readBody(req)) !== '') throw new HttpError(400, 'The call has no body');
}
