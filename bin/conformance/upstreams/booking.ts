import { authorizedWorkshopSchema, bookingCarSchema } from '../../../src/contracts/booking/car.ts';
import { pricesSchema, servicesSchema } from '../../../src/contracts/booking/services.ts';
import { carOf, daysOf, offeringsOf, pricesOf, timesOf } from '../booking/bookingCalls.ts';
import { CUSTOMER_CASES } from '../booking/customerCases.ts';
import { STREAM_CASES } from '../booking/streamCases.ts';
import { jsonCases, repeatCase } from '../commonCases.ts';
import type { ConformanceCase, Suite, Trial } from '../conformanceCase.ts';
import { expectEqual, expectJson, expectRefusal, expectThat } from '../expect.ts';
import { dayAhead, expectCode, expectDays } from '../slots.ts';

const common = { request: (trial: Trial) => carOf(trial) };

const LOOKUP_CASES: readonly ConformanceCase[] = [
  {
    id: 'car',
    title: 'A plate has its car.',
    run: async (trial) => {
      const car = expectJson(await trial.client.call(carOf(trial)), 200, bookingCarSchema);
      expectEqual(car.registrationNumber, trial.setting('plate'), 'registrationNumber');
    },
  },
  {
    id: 'unknown-plate',
    title: 'An unknown plate is a 404 `VehicleNotFound`.',
    run: async (trial) =>
      expectCode(await trial.client.call(carOf(trial, trial.setting('unknown-plate'))), 404, 'VehicleNotFound'),
  },
  {
    id: 'bad-plate',
    title: 'A text that is no plate is refused, in any alphabet.',
    run: async (trial) => {
      for (const text of ['--', '🚗', 'سيارة']) expectRefusal(await trial.client.call(carOf(trial, text)));
    },
  },
  ...(['services', 'addons'] as const).map(
    (kind): ConformanceCase => ({
      id: kind,
      title: `The ${kind === 'services' ? 'services' : 'add-ons'} for a car are a message of the contract.`,
      run: async (trial) => {
        const response = await trial.client.call(offeringsOf(trial, kind));
        const { serviceOfferingCategories: categories } = expectJson(response, 200, servicesSchema);
        const codes = categories.flatMap(({ offerings }) => offerings.map(({ code }) => code));
        expectThat(kind === 'addons' || codes.length > 0, 'offerings', 'at least one', codes);
        expectEqual(codes.length, new Set(codes).size, 'different code');
      },
    }),
  ),
  {
    id: 'authorized-workshop',
    title: 'Whether a workshop is authorised for a make is a message of the contract, also for an unknown make.',
    run: async ({ client }) => {
      for (const make of ['Volvo', 'Alfa-Romeo', 'No-Such-Make'])
        expectJson(await client.call({ path: `/authorized-workshop/${make}` }), 200, authorizedWorkshopSchema);
    },
  },
  {
    id: 'prices',
    title: 'Prices are those of the requested services.',
    run: async (trial) => {
      const { offers } = expectJson(await trial.client.call(pricesOf(trial)), 200, pricesSchema);
      const codes = trial.setting('codes').split(',');
      const unexpected = offers.filter(({ code }) => !codes.includes(code));
      expectThat(unexpected.length === 0, 'offers[].code', `some of ${codes.join(', ')}`, unexpected);
    },
  },
  {
    id: 'bad-mileage',
    title: 'A mileage that is no number is refused.',
    run: async (trial) => expectRefusal(await trial.client.call(pricesOf(trial, 'far'))),
  },
  {
    id: 'times',
    title: 'Free times are 28 days in a row, slots ascending.',
    run: async (trial) => expectDays(await daysOf(trial), dayAhead()),
  },
  {
    id: 'bad-day',
    title: 'A day that is none is refused.',
    run: async (trial) => expectRefusal(await trial.client.call(timesOf(trial, { day: '2026-02-31' }))),
  },
];

/** Demanded of a workshop system. */
export const bookingSuite: Suite = {
  upstream: 'booking',
  settings: {
    plate: { meaning: 'Plate of a car that can be booked', example: 'ABC123' },
    'unknown-plate': { meaning: 'Plate that it does not know', example: 'ZZZ999' },
    department: { meaning: 'Id of a workshop with free times', example: '211.30' },
    codes: { meaning: 'Codes of services of that workshop', example: 'oil-change' },
    place: { meaning: 'Where the visitor is', example: '59.33,18.07', default: '59.33,18.07' },
    'plate-without-workshop': {
      meaning: 'Plate of a car that no workshop takes',
      example: 'ABC124',
      isOptional: true,
    },
    silence: {
      meaning: 'Milliseconds that the stream may be silent, as in `BOOKING_STREAM_SILENCE`',
      example: '10000',
      default: '10000',
    },
    email: {
      meaning: 'Address that gets the mails of bookings',
      example: 'test@acme.example',
      default: 'conformance@acme.example',
    },
  },
  cases: [...jsonCases(common), repeatCase(common), ...LOOKUP_CASES, ...STREAM_CASES, ...CUSTOMER_CASES],
};
