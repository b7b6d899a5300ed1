import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { bookCallSchema, holdRequestSchema, releaseRequestSchema } from '../../src/contracts/booking/booking.ts';
import { bookingPlate } from '../../src/contracts/booking/bookingFields.ts';
import { moveRequestSchema } from '../../src/contracts/booking/managedBooking.ts';
import type { Workshop } from '../../src/contracts/booking/workshops.ts';
import type { Dealer } from '../../src/contracts/dealers/dealer.ts';
import { isCalendarDay } from '../../src/contracts/forms/formInput.ts';
import type { StreamFault } from '../control/faults.ts';
import type { Outbox } from '../control/outbox.ts';
import { streamFaultOf } from '../control/streamFault.ts';
import { BookingRefused, decoded, parsed, withRefusals } from '../lib/contractCalls.ts';
import { type Handler, HttpError, readJson, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import type { Booking, Bookings } from './bookings.ts';
import { carOf, type FoundCar } from './cars.ts';
import { type BookingChange, messagesOf } from './messages.ts';
import { isBrandOnly, isOffering, nameOfOffering, offeringsOf, pricesAt } from './offerings.ts';
import { type Scenario, scenarioOf } from './scenarios.ts';
import { firstFreeSlot, freeDays, isFreeSlot, type Slot } from './slots.ts';
import { streamWorkshops } from './stream.ts';
import { nearestWorkshops, regionAt, type WorkshopRecord, workshopsOf } from './workshops.ts';

interface BookingOptions {
  key: string;
  /** Of the site that takes bookings. */
  dealers: readonly Dealer[];
  bookings: Bookings;
  outbox: Outbox;
  /** Milliseconds since 1970. */
  now?: () => number;
}

interface Call {
  req: IncomingMessage;
  res: ServerResponse;
  query: URLSearchParams;
  language: string;
}

/** Segments of a path that vary. */
type Parts = readonly string[];

type Found = Extract<FoundCar, { car: unknown }>;

const SLOW_MS = 2_000;
const STREAM_SCENARIOS: Partial<Record<Scenario, StreamFault>> = {
  noSites: 'streamNosites',
  streamError: 'streamError',
  streamSilent: 'streamSilent',
  streamBroken: 'streamBroken',
  streamHalf: 'streamHalf',
  streamHuge: 'streamHuge',
};

/**
 * Creates the workshop system (S3 §7.1) with header `x-api-key`. Its bookings are made once for each `requestId`. Errors have the
 * body `{ errors: { 'Error Result': [code] } }`; a call that breaks the contract gets 400 with a message.
 */
export function createBookingUpstream(options: BookingOptions): Handler {
  const { key, bookings, outbox, now = Date.now } = options;
  const workshops = workshopsOf(options.dealers);
  const makes = new Set(workshops.flatMap(({ workshop }) => workshop.brands).map(foldMake));
  const hasBrand = (brand: string): boolean => makes.has(foldMake(brand));

  function foundCar(plate: string): Found {
    const found = carOf(bookingPlate(decoded(plate)), new Date(now()).getUTCFullYear());
    if ('error' in found) throw new BookingRefused(found.status, found.error);
    return found;
  }

  function workshopOf(departmentId: string): WorkshopRecord {
    const found = workshops.find(({ workshop }) => workshop.departmentId === departmentId);
    if (!found) throw new HttpError(404, 'There is no such department.');
    return found;
  }

  function sendOfferings(kind: 'service' | 'addon', plate: string, { res, query, language }: Call): void {
    const found = foundCar(plate);
    const scenario = scenarioOf(found.car.registrationNumber);
    const [empty, failing] = kind === 'service' ? ['noServices', 'servicesError'] : ['noAddons', 'addonsError'];
    if (scenario === failing) throw new BookingRefused(500, 'ServerError');
    const region = regionAt({ latitude: numberIn(query, 'lat'), longitude: numberIn(query, 'lng') });
    const offered = offeringsOf({
      kind,
      ...found,
      hasBrand: hasBrand(found.car.brand),
      region,
      language,
      withoutPrices: scenario === 'noPrices',
    });
    sendJson(res, 200, { serviceOfferingCategories: scenario === empty ? [] : offered });
  }

  /** Sends the workshops that offer all services, by distance. */
  async function sendStream({ req, res, query }: Call): Promise<void> {
    const { car } = foundCar(query.get('regNo') ?? '');
    const codes = codesIn(query);
    const position = { latitude: numberIn(query, 'latitude'), longitude: numberIn(query, 'longitude') };
    const able = workshops.filter(
      ({ workshop }) => workshop.brands.includes(car.brand) || !codes.some((code) => isBrandOnly(code)),
    );
    const isTaken = bookings.isTaken();
    const withSlot = (record: WorkshopRecord): Workshop => ({
      ...record.workshop,
      firstTimeSlot: firstFreeSlot(record, isTaken, now()),
    });
    const nearest = nearestWorkshops(able, position, query.get('cursor'));
    const scenario = scenarioOf(car.registrationNumber);
    const fault = streamFaultOf(req) ?? (scenario && STREAM_SCENARIOS[scenario]) ?? null;
    await streamWorkshops({
      res,
      workshops: nearest.map((record) => () => withSlot(record)),
      fault,
      pace: bookings.pace,
    });
  }

  function sendTimes([plate = '', departmentId = '', date = '']: readonly string[], { res, query }: Call): void {
    const { car } = foundCar(plate);
    const day = decoded(date).replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '');
    if (!isCalendarDay(day)) throw new HttpError(400, 'date must be a day');
    codesIn(query);
    const record = workshopOf(departmentId);
    const scenario = scenarioOf(car.registrationNumber);
    if (scenario === 'timesError') throw new BookingRefused(500, 'ServerError');
    const isTaken = scenario === 'noTimes' ? () => true : bookings.isTaken(query.get('holdId') ?? undefined);
    sendJson(res, 200, freeDays(record, day, isTaken, now()));
  }

  async function book({ req, res }: Call): Promise<void> {
    const request = parsed(bookCallSchema, await readJson(req));
    const { car } = foundCar(request.registrationNumber);
    const scenario = scenarioOf(car.registrationNumber);
    if (scenario === 'bookingError') throw new BookingRefused(500, 'ServerError');
    const known = bookings.of(request.requestId);
    if (known?.state === 'confirmed') return sendBooked(res, known);
    const { holdId, ...rest } = request;
    for (const { kobraId } of rest.serviceOfferingRequests) {
      if (!isOffering(kobraId)) throw new HttpError(400, 'serviceOfferingRequests: unknown kobraId');
    }
    if (scenario === 'slotTaken') throw new BookingRefused(409, 'TimeslotNotAvailable');
    const record = freeOrRefused(rest, holdId);
    const booking = bookings.add(rest, holdId);
    notify('booked', booking, record);
    sendBooked(res, booking);
  }

  function freeOrRefused(slot: Slot, holdId?: string): WorkshopRecord {
    const record = workshopOf(slot.departmentId);
    if (!isFreeSlot(record, slot, bookings.isTaken(holdId), now()))
      throw new BookingRefused(409, 'TimeslotNotAvailable');
    return record;
  }

  function notify(change: BookingChange, booking: Booking, { workshop }: WorkshopRecord): void {
    for (const message of messagesOf(change, booking, workshop, now())) outbox.add(message);
  }

  async function hold({ req, res }: Call): Promise<void> {
    const { holdId, ...slot } = parsed(holdRequestSchema, await readJson(req));
    freeOrRefused(slot, holdId);
    sendJson(res, 200, bookings.hold(slot, holdId || undefined));
  }

  async function release({ req, res }: Call): Promise<void> {
    bookings.release(parsed(releaseRequestSchema, await readJson(req)).holdId);
    sendJson(res, 200, {});
  }

  async function manage(requestId: string, action: string | undefined, { req, res, language }: Call): Promise<void> {
    const booking = bookings.of(requestId);
    if (!booking) throw new HttpError(404, 'There is no such booking.');
    const record = workshopOf(booking.departmentId);
    const changed = action === undefined ? booking : await change(booking, action, { req, record });
    sendJson(res, 200, {
      id: changed.id,
      state: changed.state,
      registrationNumber: changed.registrationNumber,
      ...servicesOf(changed, language),
      timeSlot: changed.timeSlot,
      isFullDay: changed.isFullDay,
      sequence: changed.sequence,
      departmentId: changed.departmentId,
      workshop: { ...record.workshop, firstTimeSlot: firstFreeSlot(record, bookings.isTaken(), now()) },
    });
  }

  async function change(
    booking: Booking,
    action: string,
    { req, record }: { req: IncomingMessage; record: WorkshopRecord },
  ): Promise<Booking> {
    const body = await readJson(req);
    // A repetition changes nothing.
    if (booking.state === 'cancelled') return booking;
    if (action === 'cancel') {
      const cancelled = bookings.change(booking, { state: 'cancelled' });
      notify('cancelled', cancelled, record);
      return cancelled;
    }
    const to = parsed(moveRequestSchema, body);
    if (to.timeSlot === booking.timeSlot && to.isFullDay === booking.isFullDay) return booking;
    freeOrRefused({ ...to, departmentId: booking.departmentId });
    const moved = bookings.change(booking, { timeSlot: to.timeSlot, isFullDay: to.isFullDay });
    notify('moved', moved, record);
    return moved;
  }

  function sendPrices([plate = '', mileage = '', departmentId = '']: Parts, { res, query }: Call): void {
    const { car } = foundCar(plate);
    const { workshop } = workshopOf(departmentId);
    if (!/^\d{1,5}$/.test(mileage)) throw new HttpError(400, 'mileage must be a whole number');
    const prices = pricesAt(workshop.departmentId, car, Number(mileage), codesIn(query));
    sendJson(res, 200, scenarioOf(decoded(plate)) === 'noPrices' ? { offers: [] } : prices);
  }

  /** The calls by method and path; `*` is any segment, which the handler gets. */
  const routes: Readonly<Record<string, (parts: Parts, call: Call) => Promise<void> | void>> = {
    'GET car/*': ([plate = ''], { res }) => sendJson(res, 200, foundCar(plate).car),
    'GET services/*': ([plate = ''], call) => sendOfferings('service', plate, call),
    'GET addons/*': ([plate = ''], call) => sendOfferings('addon', plate, call),
    'GET authorized-workshop/*': ([brand = ''], { res }) => sendJson(res, 200, { hasBrand: hasBrand(decoded(brand)) }),
    'GET prices/*/*/*': sendPrices,
    'GET departments/closestAvailable': (_parts, call) => sendStream(call),
    'GET timeslots/from/*/*/*': sendTimes,
    'POST book': (_parts, call) => book(call),
    'POST hold': (_parts, call) => hold(call),
    'POST release': (_parts, call) => release(call),
    'GET booking/*': ([requestId = ''], call) => manage(requestId, undefined, call),
    'POST booking/*/cancel': ([requestId = ''], call) => manage(requestId, 'cancel', call),
    'POST booking/*/move': ([requestId = ''], call) => manage(requestId, 'move', call),
  };

  async function route(path: readonly string[], call: Call): Promise<void> {
    const { req, query } = call;
    for (const [pattern, handle] of Object.entries(routes)) {
      const [method, segments] = pattern.split(' ') as [string, string];
      const expected = segments.split('/');
      if (req.method !== method || expected.length !== path.length) continue;
      if (expected.some((segment, at) => segment !== '*' && segment !== path[at])) continue;
      nameOperation(req, pattern);
      const parts = path.filter((_segment, at) => expected[at] === '*');
      const isSlow = [...parts, query.get('regNo') ?? ''].some((each) => scenarioOf(each.toUpperCase()) === 'slow');
      if (isSlow) await wait(SLOW_MS);
      return handle(parts, call);
    }
    throw new HttpError(404, 'Nothing is here.');
  }

  return async (req, res) => {
    if (req.headers['x-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    const { pathname, searchParams: query } = requestUrl(req);
    const path = pathname.split('/').filter(Boolean);
    await withRefusals(res, () => route(path, { req, res, query, language: query.get('language') ?? 'sv' }));
  };
}

const servicesOf = ({ serviceOfferingRequests }: Booking, language: string) => ({
  kobraProductIds: serviceOfferingRequests.map(({ kobraId }) => kobraId),
  serviceNames: serviceOfferingRequests.map(({ kobraId }) => nameOfOffering(kobraId, language)),
});

function sendBooked(res: ServerResponse, { id, registrationNumber, serviceOfferingRequests }: Booking): void {
  const kobraProductIds = serviceOfferingRequests.map(({ kobraId }) => kobraId);
  sendJson(res, 200, { id, registrationNumber, kobraProductIds });
}

/** `Alfa Romeo` and `alfa-romeo` are one make. */
const foldMake = (brand: string): string => brand.toLowerCase().replace(/[\s-]+/g, '-');

/** @throws HttpError 400 */
function numberIn(query: URLSearchParams, name: string): number {
  const value = Number(query.get(name) || Number.NaN);
  if (!Number.isFinite(value)) throw new HttpError(400, `${name} must be a number`);
  return value;
}

/** @throws HttpError 400 */
function codesIn(query: URLSearchParams): string[] {
  const codes = (query.get('serviceOfferings') ?? '').split(',').filter(Boolean);
  if (codes.length === 0) throw new HttpError(400, 'serviceOfferings must name services');
  return codes;
}
