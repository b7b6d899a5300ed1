import {
  bookCallSchema,
  bookingResponseSchema,
  holdRequestSchema,
  holdResponseSchema,
  releaseRequestSchema,
} from '../../../src/contracts/booking/booking.ts';
import { bookingErrorSchema } from '../../../src/contracts/booking/bookingErrors.ts';
import { authorizedWorkshopSchema, bookingCarSchema } from '../../../src/contracts/booking/car.ts';
import { managedBookingSchema, moveRequestSchema } from '../../../src/contracts/booking/managedBooking.ts';
import { pricesSchema, servicesSchema } from '../../../src/contracts/booking/services.ts';
import { timeSlotsSchema } from '../../../src/contracts/booking/timeSlots.ts';
import { noSitesSchema, upstreamStreamErrorSchema, workshopSchema } from '../../../src/contracts/booking/workshops.ts';
import { type Contract, type OperationResponse, type Parameter, textIn, UNAUTHORIZED } from '../contract.ts';
import { FIND_BOOKING, FIND_BOOKING_MESSAGES } from '../findBooking.ts';

const plate = textIn('path', 'plate', 'Number plate in upper case without spaces.', 'ABC123');
const department = textIn('path', 'department', 'Id of the workshop.', '211.30');
const codes = textIn(
  'query',
  'serviceOfferings',
  'Codes of services, separated by commas.',
  'originalservice,oil-change',
);
const language = textIn('query', 'language', 'Language of names.', 'sv');
const requestId = textIn('path', 'requestId', 'Id of the request that booked.', '0b9c2c52-8f4e-4d0c-9a70-0b4f6e1c9d11');
const degrees = (name: string, example: number): Parameter => ({
  in: 'query',
  name,
  description: 'Decimal degrees of the visitor’s place.',
  schema: { type: 'number' },
  required: true,
  example,
});
const latLng = [degrees('lat', 59.33), degrees('lng', 18.07)];

const error = (description: string): OperationResponse => ({ description, message: 'BookingError' });
/** Errors of calls about a plate. */
const ofPlate: Readonly<Record<number, OperationResponse>> = {
  400: error('`InvalidReg`: the plate is none. Without a code: the call breaks the contract.'),
  ...UNAUTHORIZED,
  404: error('`VehicleNotFound`.'),
  422: error('`BrandNotSupported,{make}`.'),
};
const taken = error('`TimeslotNotAvailable`.');
const noBooking = { ...UNAUTHORIZED, 404: { description: 'There is no such booking.' } };

export const bookingContract: Contract = {
  upstream: 'booking',
  description:
    'The workshop system. Times are ISO 8601 with the offset of Stockholm. A booking is made once for each `requestId`. Plates are personal data.',
  messages: {
    Car: bookingCarSchema,
    Services: servicesSchema,
    AuthorizedWorkshop: authorizedWorkshopSchema,
    Prices: pricesSchema,
    TimeSlots: timeSlotsSchema,
    Workshop: workshopSchema,
    StreamError: upstreamStreamErrorSchema,
    NoSites: noSitesSchema,
    BookCall: bookCallSchema,
    Booked: bookingResponseSchema,
    HoldRequest: holdRequestSchema,
    Hold: holdResponseSchema,
    ReleaseRequest: releaseRequestSchema,
    ManagedBooking: managedBookingSchema,
    MoveRequest: moveRequestSchema,
    ...FIND_BOOKING_MESSAGES,
    BookingError: bookingErrorSchema,
  },
  operations: [
    {
      id: 'car',
      method: 'get',
      path: '/car/{plate}',
      summary: 'Returns the car of a plate.',
      parameters: [plate],
      responses: { 200: { description: 'The car.', message: 'Car' }, ...ofPlate },
    },
    ...(['services', 'addons'] as const).map((kind) => ({
      id: kind,
      method: 'get' as const,
      path: `/${kind}/{plate}` as const,
      summary: `Returns the ${kind === 'services' ? 'services' : 'add-ons'} for a car.`,
      parameters: [plate, ...latLng, language],
      responses: { 200: { description: 'By category.', message: 'Services' }, ...ofPlate },
    })),
    {
      id: 'authorizedWorkshop',
      method: 'get',
      path: '/authorized-workshop/{make}',
      summary: 'Returns whether a workshop is authorised for a make.',
      parameters: [textIn('path', 'make', 'The make, with dashes in place of spaces.', 'Alfa-Romeo')],
      responses: { 200: { description: 'Whether there is one.', message: 'AuthorizedWorkshop' }, ...UNAUTHORIZED },
    },
    {
      id: 'prices',
      method: 'get',
      path: '/prices/{plate}/{mileage}/{department}',
      summary: 'Returns the prices of services at a workshop.',
      parameters: [plate, textIn('path', 'mileage', 'In mil; 0 when it is not known.', '8200'), department, codes],
      responses: { 200: { description: 'Prices in kronor.', message: 'Prices' }, ...ofPlate },
    },
    {
      id: 'timeSlots',
      method: 'get',
      path: '/timeslots/from/{plate}/{department}/{day}T00:00:00/',
      summary: 'Returns the free times of 28 days.',
      parameters: [
        plate,
        department,
        textIn('path', 'day', 'The first day.', '2026-11-24'),
        codes,
        textIn('query', 'holdId', 'Hold whose slot counts as free.', '5b1f0d3e-6f0e-4b0a-9f59-3c1f5f0b7a11', false),
      ],
      responses: { 200: { description: 'A list of days.', message: 'TimeSlots' }, ...ofPlate },
    },
    {
      id: 'workshops',
      method: 'get',
      path: '/departments/closestAvailable',
      summary: 'Sends workshops that offer all services as server-sent events, nearest first.',
      parameters: [
        textIn('query', 'regNo', 'Number plate.', 'ABC123'),
        codes,
        degrees('latitude', 59.33),
        degrees('longitude', 18.07),
        textIn('query', 'cursor', 'Id of the last workshop that the visitor has.', '211.30', false),
      ],
      responses: {
        200: {
          description:
            'Each event has no name, and JSON in one line: a `Workshop`, a `StreamError`, or `NoSites`. Something arrives at least every 10 s, a comment if need be.',
          type: 'text/event-stream',
        },
        ...ofPlate,
      },
    },
    {
      id: 'book',
      method: 'post',
      path: '/book',
      summary: 'Books once for each `requestId`, and sends the messages to the customer.',
      request: 'BookCall',
      responses: { 200: { description: 'The booking.', message: 'Booked' }, ...ofPlate, 409: taken },
    },
    {
      id: 'hold',
      method: 'post',
      path: '/hold',
      summary: 'Holds a slot for some minutes. A further hold with the id takes the place of the last one.',
      request: 'HoldRequest',
      responses: { 200: { description: 'The hold.', message: 'Hold' }, ...UNAUTHORIZED, 409: taken },
    },
    {
      id: 'release',
      method: 'post',
      path: '/release',
      summary: 'Ends a hold; an unknown one is over already.',
      request: 'ReleaseRequest',
      responses: { 200: { description: 'The hold is over. The body is not read.' }, ...UNAUTHORIZED },
    },
    FIND_BOOKING,
    {
      id: 'booking',
      method: 'get',
      path: '/booking/{requestId}',
      summary: 'Returns a booking.',
      parameters: [requestId, language],
      responses: { 200: { description: 'The booking.', message: 'ManagedBooking' }, ...noBooking },
    },
    {
      id: 'move',
      method: 'post',
      path: '/booking/{requestId}/move',
      summary: 'Moves a booking. A repetition changes nothing.',
      parameters: [requestId, language],
      request: 'MoveRequest',
      responses: {
        200: { description: 'The booking as it is then.', message: 'ManagedBooking' },
        ...noBooking,
        409: taken,
      },
    },
    {
      id: 'cancel',
      method: 'post',
      path: '/booking/{requestId}/cancel',
      summary: 'Cancels a booking, and frees its slot. A repetition changes nothing. The body is `{}`.',
      parameters: [requestId, language],
      responses: { 200: { description: 'The booking as it is then.', message: 'ManagedBooking' }, ...noBooking },
    },
  ],
};
