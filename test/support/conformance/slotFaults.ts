import {
  badJsonFault,
  type CaseFault,
  commonFaults,
  everySecond,
  insteadOf,
  noJson,
  repeatFault,
  withBody,
  withPath,
  withRequest,
  withStatus,
} from './faults.ts';
import type { Fault } from './faultyProxy.ts';

type Faults = Readonly<Record<string, CaseFault>>;

/** An endpoint that does not remember what is held: its free times are those of a hold. */
const forgetsHolds: Fault = withStatus(500, (seen) => seen.path.startsWith('/hold'));
const isCall = (name: string) => (seen: { path: string }) => seen.path.includes(`/${name}`);
/** A change that is not made. */
const ignores = (action: string): Fault => ({
  request: (seen) =>
    seen.path.includes(`/${action}`)
      ? { ...seen, method: 'GET', path: seen.path.replace(`/${action}`, ''), body: '' }
      : seen,
});
const withoutADay = withBody((body) => body.slice(1));

/** Changes the data of the first event of a stream. */
const inStream = (change: (events: string[]) => string[]): Fault => ({
  reply: (reply) => {
    const events = reply.body.toString('utf8').split('\n\n');
    return { ...reply, body: Buffer.from(change(events).join('\n\n')) };
  },
});

/** An endpoint that finds a booking whatever the address and the number. */
const findsAnyBooking: CaseFault = [
  withBody((body) => {
    if (body.requestId === null) body.requestId = '00000000-0000-4000-8000-000000000000';
  }),
  /^requestId by both, in other case, with another address, with another number: expected/,
];

/** One fault for each case of the workshop system. */
export const BOOKING_FAULTS: Faults = {
  ...commonFaults('x-api-key'),
  repeat: repeatFault,
  car: [
    withBody((body) => {
      body.buildYear = '2021';
    }),
    /^buildYear: /,
  ],
  'unknown-plate': [
    withBody(() => ({ errors: { 'Error Result': ['InvalidReg'] } })),
    /^errors\['Error Result'\]\[0\]: expected "VehicleNotFound"/,
  ],
  'bad-plate': [insteadOf(400, 500), /^status: expected a 4xx, got 500/],
  services: [
    withBody((body) => {
      delete body.serviceOfferingCategories[0].offerings[0].unitPrice;
    }),
    /^serviceOfferingCategories\[0\]\.offerings\[0\]\.unitPrice: /,
  ],
  addons: [noJson, /^expected a body of JSON, got <html>/],
  'authorized-workshop': [
    withStatus(404, (seen) => seen.path.includes('No-Such-Make')),
    /^status: expected 200, got 404/,
  ],
  prices: [
    withBody((body) => {
      body.offers[0].code = 'wash';
    }),
    /^offers\[\]\.code: expected some of oil-change/,
  ],
  'bad-mileage': [insteadOf(400, 500), /^status: expected a 4xx, got 500/],
  times: [withoutADay, /^number of days: expected 28, got 27/],
  'bad-day': [insteadOf(400, 200), /^status: expected a 4xx, got 200/],
  stream: [inStream((events) => events.map((event) => event.replace('"siteName"', '"name"'))), /^event 1\.siteName: /],
  'stream-order': [
    inStream((events) => [...events.filter(Boolean).reverse(), '']),
    /^distances in km: expected ascending/,
  ],
  'stream-cursor': [withPath((path) => path.replace(/&cursor=.*/, '')), /^departmentId after the cursor: expected/],
  'stream-end': [
    // Ends within its last event.
    inStream((events) => [events.join('\n\n').slice(0, -20)]),
    /^end of the stream: expected an empty line after the last event/,
  ],
  'stream-none': [inStream(() => ['data: {"nosites":"yes"}', '']), /^event 1\.nosites: /],
  'unknown-booking': [insteadOf(404, 500), /^status: expected 404, got 500/],
  'bad-booking': [insteadOf(400, 422), /^status: expected 400, got 422/],
  'past-slot': [insteadOf(409, 200), /^status: expected a 4xx, got 200/],
  'release-unknown': [withStatus(404), /^status: expected 200 or 204, got 404/],
  hold: [
    withPath((path) => path.replace(/[?&]holdId=[\w-]+/, '')),
    /^the slot for others, for its hold: expected \[false,true\], got \[false,false\]/,
  ],
  once: [
    // A booking with a new id for each call.
    everySecond(
      withBody((body) => {
        if (body.kobraProductIds && !body.state) body.id = `${body.id}-2`;
      }),
    ),
    /^number of different id: expected 1, got 2/,
  ],
  find: findsAnyBooking,
  taken: [insteadOf(409, 422), /^status: expected 409, got 422/],
  move: [ignores('move'), /^timeSlot: expected/],
  cancel: [ignores('cancel'), /^state: expected/],
};

/** One fault for each case of the calendars for test drives. */
export const TEST_DRIVES_FAULTS: Faults = {
  ...commonFaults('x-api-key'),
  'bad-json': badJsonFault,
  times: [withoutADay, /^number of days: expected 28, got 27/],
  'unknown-department': [insteadOf(404, 500), /^status: expected 404, got 500/],
  'unknown-booking': [insteadOf(404, 200), /^status: expected 404, got 200/],
  hold: [forgetsHolds, /^status: expected 200, got 500/],
  'release-unknown': [withStatus(404), /^status: expected 200 or 204, got 404/],
  reserve: [
    withBody((body, _request, seen) => {
      if (seen.path.endsWith('/reserve')) body.state = 'confirmed';
    }),
    /^state, timeSlot: expected \["reserved"/,
  ],
  taken: [
    withBody((body) => (body.errors ? { errors: { 'Error Result': ['ServerError'] } } : body)),
    /^errors\['Error Result'\]\[0\]: expected "TimeslotNotAvailable"/,
  ],
  move: [ignores('move'), /^timeSlot: expected/],
  cancel: [ignores('cancel'), /^state: expected/],
  'bad-reserve': [insteadOf(400, 500), /^status: expected 400, got 500/],
};

/** One fault for each case of the tire system. */
export const TIRE_HOTEL_FAULTS: Faults = {
  ...commonFaults('x-api-key'),
  repeat: repeatFault,
  customer: [
    withBody((body) => {
      body.obfuscatedPhoneNumber = '070-123 45 05';
    }),
    /^obfuscatedPhoneNumber: expected at most 6 digits/,
  ],
  'equal-number': [
    everySecond(
      withBody((body) => {
        body.encryptedPhoneNumber = `${body.encryptedPhoneNumber}x`;
      }),
    ),
    /^encryptedPhoneNumber: expected/,
  ],
  'no-agreement': [insteadOf(404, 200), /^status: expected 404, got 200/],
  'bad-plate': [insteadOf(400, 500), /^status: expected a 4xx, got 500/],
  'unknown-number': [insteadOf(400, 200), /^status: expected 400, got 200/],
  'wrong-code': [withBody(() => ({ error: 'wrong' })), /^message: /],
  validate: [
    withBody((body) => {
      if (body.vehicles) body.vehicles[0].tires[0].wheel.threadDepth = null;
    }),
    /^vehicles\[0\]\.tires\[0\]\.wheel\.threadDepth: /,
  ],
  times: [
    withBody((body) => {
      if (body.availableTimeSlotDates) body.availableTimeSlotDates[0].startTime = ['2030-01-15T08:00:00+01:00'];
    }),
    /^availableTimeSlotDates: expected times on/,
  ],
  'bad-days': [insteadOf(400, 200), /^status: expected 400, got 200/],
  'bad-booking': [insteadOf(400, 500), /^status: expected 400, got 500/],
  'unknown-booking': [insteadOf(404, 200), /^status: expected 404, got 200/],
  once: [
    withBody((body) => {
      if (body.bookingConfirmationId) body.bookingConfirmationId = `DH${Math.random()}`;
    }),
    /^number of different bookingConfirmationId: expected 1, got 3/,
  ],
  find: findsAnyBooking,
  taken: [withBody((body) => (body.message ? { text: body.message } : body)), /^message: /],
  move: [ignores('move'), /^timeSlot: expected/],
  cancel: [ignores('cancel'), /^state: expected/],
  review: [withStatus(500, isCall('addReview')), /^status: expected 200 or 201 or 204, got 500/],
  'bad-review': [
    withRequest((body) => {
      body.rating = 5;
    }),
    /^status: expected 400, got 200/,
  ],
};
