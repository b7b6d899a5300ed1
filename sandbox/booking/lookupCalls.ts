import { isCalendarDay } from '../../src/contracts/forms/formInput.ts';
import type { StreamFault } from '../control/faults.ts';
import { streamFaultOf } from '../control/streamFault.ts';
import { BookingRefused, decoded } from '../lib/contractCalls.ts';
import { HttpError, sendJson } from '../lib/http.ts';
import { type Call, codesIn, foundCar, numberIn, type WorkshopSystem, workshopOf } from './calls.ts';
import { isBrandOnly, offeringsOf, pricesAt } from './offerings.ts';
import { type Scenario, scenarioOf } from './scenarios.ts';
import { firstFreeSlot, freeDays } from './slots.ts';
import { streamWorkshops } from './stream.ts';
import { nearestWorkshops, regionAt } from './workshops.ts';

/** The calls that read: what can be booked for a car, where, when and at which price. */

const STREAM_SCENARIOS: Partial<Record<Scenario, StreamFault>> = {
  noSites: 'streamNosites',
  streamError: 'streamError',
  streamSilent: 'streamSilent',
  streamBroken: 'streamBroken',
  streamHalf: 'streamHalf',
  streamHuge: 'streamHuge',
};

export function sendCar({ system, res, parts: [plate = ''] }: Call): void {
  sendJson(res, 200, foundCar(system, plate).car);
}

export function sendHasBrand({ system, res, parts: [brand = ''] }: Call): void {
  sendJson(res, 200, { hasBrand: hasBrand(system, decoded(brand)) });
}

export function sendOfferings(kind: 'service' | 'addon', { system, res, query, language, parts }: Call): void {
  const found = foundCar(system, parts[0] ?? '');
  const scenario = scenarioOf(found.car.registrationNumber);
  const [empty, failing] = kind === 'service' ? ['noServices', 'servicesError'] : ['noAddons', 'addonsError'];
  if (scenario === failing) throw new BookingRefused(500, 'ServerError');
  const offered = offeringsOf({
    kind,
    ...found,
    hasBrand: hasBrand(system, found.car.brand),
    region: regionAt({ latitude: numberIn(query, 'lat'), longitude: numberIn(query, 'lng') }),
    language,
    withoutPrices: scenario === 'noPrices',
  });
  sendJson(res, 200, { serviceOfferingCategories: scenario === empty ? [] : offered });
}

export function sendPrices({ system, res, query, parts: [plate = '', mileage = '', departmentId = ''] }: Call): void {
  const { car } = foundCar(system, plate);
  const { workshop } = workshopOf(system, departmentId);
  if (!/^\d{1,5}$/.test(mileage)) throw new HttpError(400, 'mileage must be a whole number');
  const prices = pricesAt(workshop.departmentId, car, Number(mileage), codesIn(query));
  sendJson(res, 200, scenarioOf(decoded(plate)) === 'noPrices' ? { offers: [] } : prices);
}

/** Sends the workshops that offer all services, by distance. */
export async function sendWorkshops({ system, req, res, query }: Call): Promise<void> {
  const { workshops, bookings, now } = system;
  const { car } = foundCar(system, query.get('regNo') ?? '');
  const codes = codesIn(query);
  const position = { latitude: numberIn(query, 'latitude'), longitude: numberIn(query, 'longitude') };
  const able = workshops.filter(
    ({ workshop }) => workshop.brands.includes(car.brand) || !codes.some((code) => isBrandOnly(code)),
  );
  const isTaken = bookings.isTaken();
  const scenario = scenarioOf(car.registrationNumber);
  await streamWorkshops({
    res,
    workshops: nearestWorkshops(able, position, query.get('cursor')).map((record) => () => ({
      ...record.workshop,
      firstTimeSlot: firstFreeSlot(record, isTaken, now()),
    })),
    fault: streamFaultOf(req) ?? (scenario && STREAM_SCENARIOS[scenario]) ?? null,
    pace: bookings.pace,
  });
}

export function sendTimes({ system, res, query, parts: [plate = '', departmentId = '', date = ''] }: Call): void {
  const { car } = foundCar(system, plate);
  const day = decoded(date).replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '');
  if (!isCalendarDay(day)) throw new HttpError(400, 'date must be a day');
  codesIn(query);
  const record = workshopOf(system, departmentId);
  const scenario = scenarioOf(car.registrationNumber);
  if (scenario === 'timesError') throw new BookingRefused(500, 'ServerError');
  const isTaken = scenario === 'noTimes' ? () => true : system.bookings.isTaken(query.get('holdId') ?? undefined);
  sendJson(res, 200, freeDays(record, day, isTaken, system.now()));
}

/** Whether a workshop is authorised for a make. `Alfa Romeo` and `alfa-romeo` are one make. */
function hasBrand({ workshops }: WorkshopSystem, brand: string): boolean {
  const make = foldMake(brand);
  return workshops.some(({ workshop }) => workshop.brands.some((each) => foldMake(each) === make));
}

const foldMake = (brand: string): string => brand.toLowerCase().replace(/[\s-]+/g, '-');
