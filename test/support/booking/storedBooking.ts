import type { Page } from 'puppeteer';
import type { BookingCar } from '../../../src/contracts/booking/car.ts';
import type { Services } from '../../../src/contracts/booking/services.ts';
import type { Workshop } from '../../../src/contracts/booking/workshops.ts';
import { PLACE } from '../../../src/features/booking/flow/flow.fixture.ts';
import { type FlowEvent, flowReducer } from '../../../src/features/booking/flow/flowReducer.ts';
import { type FlowState, INITIAL_STATE } from '../../../src/features/booking/flow/flowState.ts';
import { selectedOffering } from '../../../src/features/booking/steps/selectedOffering.ts';
import { waitForHydration } from '../browser/browser.ts';
import type { Product } from '../product.ts';
import { openWithStored } from '../storedText.ts';
import { readStream } from '../streamClient.ts';
import { bookingBody, callBooking, daysOf } from './booking.ts';

/** Bookings that have come to a step by calls of the API, as the product stores them: a page restores them as after a reload. */

/** The service of these bookings. */
const SERVICE = 'oil-change';
const AT = `lat=${PLACE.latitude}&lng=${PLACE.longitude}`;

const after = (state: FlowState, ...events: readonly FlowEvent[]): FlowState => events.reduce(flowReducer, state);

async function read<Value>(product: Product, path: string): Promise<Value> {
  const { status, body } = await callBooking(product, path);
  if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
  return JSON.parse(body) as Value;
}

/** Returns a booking with plate and place, on a Swedish page. */
export async function bookingAtServices(product: Product, plate = 'ABC123'): Promise<FlowState> {
  const { isSupported, ...car } = await read<BookingCar>(product, `/car/${plate}`);
  return after(INITIAL_STATE, { type: 'carFound', car, location: PLACE, language: 'sv' });
}

/** Returns a booking with one service and no add-on. */
export async function bookingAtWorkshops(product: Product, plate = 'ABC123'): Promise<FlowState> {
  const { serviceOfferingCategories: categories } = await read<Services>(product, `/services/${plate}?${AT}`);
  const isChosen = ({ code }: { code: string }) => code === SERVICE;
  const category = categories.find(({ offerings }) => offerings.some(isChosen));
  const offering = category?.offerings.find(isChosen);
  if (!category || !offering) throw new Error(`${plate} has no ${SERVICE}`);
  const service = selectedOffering(offering, category, 'service');
  return after(
    await bookingAtServices(product, plate),
    { type: 'serviceToggled', service },
    { type: 'servicesDone' },
    { type: 'addonsDone', addons: false },
  );
}

/** Returns a booking with a free time at the nearest workshop. */
export async function bookingAtContact(product: Product, plate = 'ABC123') {
  const state = await bookingAtWorkshops(product, plate);
  const nearest = { regNo: plate, latitude: String(PLACE.latitude), longitude: String(PLACE.longitude) };
  const { events } = await readStream(product, nearest);
  const workshop = events[0]?.data as unknown as Workshop;
  const { departmentId } = workshop;
  const [time = ''] = (await daysOf(product, { plate, departmentId })).flatMap(({ availableSlots }) => availableSlots);
  const slot = { timeSlot: time, isFullDay: false };
  return { state: after(state, { type: 'timeChosen', chosen: { workshop, slot } }), time, departmentId };
}

/** Returns a booking that is made, and its number. */
export async function madeBooking(product: Product) {
  const { state, time, departmentId } = await bookingAtContact(product);
  const { status, body } = await callBooking(product, '/book', { body: bookingBody(time, { departmentId }) });
  if (status !== 200) throw new Error(`${status} ${body}`);
  const booking: { id: string; token: string } = JSON.parse(body);
  return { state: after(state, { type: 'booked', booking, booked: state }), time, id: booking.id };
}

/** Key in the session storage. */
export const STORED_BOOKING = 'forecourt.booking';
/** Returns a booking as the product stores it. */
export const storedText = (state: FlowState): string => JSON.stringify({ version: 1, ...state });

/** Opens a booking in a tab that has stored it. */
export async function openBookingAt(page: Page, url: string, state: FlowState): Promise<void> {
  await openWithStored(page, url, { key: STORED_BOOKING, text: storedText(state) });
  await waitForHydration(page);
  const { displayState: step, part } = state;
  const open = `#booking [data-step="${step}"][data-status="open"]`;
  await page.waitForSelector(step === 5 ? '[data-booked]' : part === 'contact' ? '#booking-firstName' : open);
}
