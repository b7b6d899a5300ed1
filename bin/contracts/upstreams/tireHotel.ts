import {
  credentialsSchema,
  customerSchema,
  messageSchema,
  validatedSchema,
} from '../../../src/contracts/tireHotel/authorization.ts';
import {
  managedTireBookingSchema,
  moveTireBookingSchema,
} from '../../../src/contracts/tireHotel/managedTireBooking.ts';
import { daysRequestSchema, timeslotDaysSchema, timeslotsSchema } from '../../../src/contracts/tireHotel/timeSlots.ts';
import {
  reviewSchema,
  tireBookingCallSchema,
  tireConfirmationSchema,
} from '../../../src/contracts/tireHotel/tireBooking.ts';
import { type Contract, type OperationResponse, textIn, UNAUTHORIZED } from '../contract.ts';
import { FIND_BOOKING, FIND_BOOKING_MESSAGES } from '../findBooking.ts';

const refused = (description: string): OperationResponse => ({ description, message: 'Message' });
const workshop = textIn('query', 'workshopIdentifier', '`erpId` of the vehicle’s workshop.', '211.30');
const key = textIn(
  'path',
  'requestId',
  'The `Idempotency-Key` of the booking.',
  '0b9c2c52-8f4e-4d0c-9a70-0b4f6e1c9d11',
);
const ofBooking: Readonly<Record<number, OperationResponse>> = {
  200: { description: 'The booking as it is then.', message: 'ManagedTireBooking' },
  ...UNAUTHORIZED,
  404: refused('There is no such booking.'),
};
const ofChange: Readonly<Record<number, OperationResponse>> = {
  ...ofBooking,
  409: refused('The time is not free.'),
  422: refused('Refused; visitors see the message.'),
};

export const tireHotelContract: Contract = {
  upstream: 'tireHotel',
  description:
    'Stored tires behind a one-time code, and bookings of wheel changes. Plates, tokens and codes are in queries: do not log them. 400, 404, ' +
    '409, 410 and 422 with `message` refuse a call.',
  messages: {
    Customer: customerSchema,
    Credentials: credentialsSchema,
    Validated: validatedSchema,
    DaysRequest: daysRequestSchema,
    TimeslotDays: timeslotDaysSchema,
    Timeslots: timeslotsSchema,
    TireBooking: tireBookingCallSchema,
    TireConfirmation: tireConfirmationSchema,
    ManagedTireBooking: managedTireBookingSchema,
    MoveTireBooking: moveTireBookingSchema,
    ...FIND_BOOKING_MESSAGES,
    Review: reviewSchema,
    Message: messageSchema,
  },
  notes: {
    conditions: {
      endDate: 'Not before `startDate`.',
      bookingStart: 'The same as `bookingDate`; null when that is a day without a time.',
    },
  },
  operations: [
    {
      id: 'search',
      method: 'get',
      path: '/authorization/search',
      summary: 'Returns the customer of a plate. `encryptedPhoneNumber` is equal for equal numbers.',
      parameters: [textIn('query', 'regNo', 'Number plate.', 'DCK123')],
      responses: {
        200: { description: 'The customer.', message: 'Customer' },
        ...UNAUTHORIZED,
        404: refused('No agreement.'),
      },
    },
    {
      id: 'login',
      method: 'post',
      path: '/authorization/login',
      summary: 'Sends a code by text message. There is no body.',
      parameters: [textIn('query', 'encryptedPhoneNumber', 'As in `Customer`.', 'p9x')],
      responses: {
        200: { description: 'A code was sent.', message: 'Credentials' },
        400: refused('The number is none of the system.'),
        ...UNAUTHORIZED,
        422: refused('No code can be sent; visitors see the message.'),
      },
    },
    {
      id: 'validate',
      method: 'post',
      path: '/authorization/validate',
      summary: 'Takes a code, once. There is no body.',
      parameters: [
        textIn('query', 'authToken', 'As in `Credentials`.', 'k3x'),
        textIn('query', 'otpToken', 'The code, four digits.', '0000'),
      ],
      responses: {
        200: { description: 'The vehicles; the first one counts.', message: 'Validated' },
        400: refused('A wrong code, or an unknown token.'),
        ...UNAUTHORIZED,
      },
    },
    {
      id: 'days',
      method: 'post',
      path: '/booking/GetTimeslotDays',
      summary: 'Returns days with free times.',
      parameters: [workshop],
      request: 'DaysRequest',
      responses: { 200: { description: 'The days.', message: 'TimeslotDays' }, ...UNAUTHORIZED },
    },
    {
      id: 'times',
      method: 'post',
      path: '/booking/GetTimeslots',
      summary: 'Returns the free times of a day.',
      parameters: [workshop],
      request: 'DaysRequest',
      responses: { 200: { description: 'The times.', message: 'Timeslots' }, ...UNAUTHORIZED },
    },
    {
      id: 'create',
      method: 'post',
      path: '/booking/create',
      summary: 'Books once for each `Idempotency-Key`, and sends the messages.',
      parameters: [
        textIn('query', 'departmentIdentifier', '`erpId` of the workshop.', '211.30'),
        textIn(
          'header',
          'Idempotency-Key',
          'Equal for repetitions of one booking.',
          '0b9c2c52-8f4e-4d0c-9a70-0b4f6e1c9d11',
        ),
      ],
      request: 'TireBooking',
      responses: {
        200: { description: 'The confirmation.', message: 'TireConfirmation' },
        400: { description: 'The booking breaks the contract.' },
        ...UNAUTHORIZED,
        409: refused('The time is not free.'),
        422: refused('Refused; visitors see the message.'),
      },
    },
    FIND_BOOKING,
    {
      id: 'booking',
      method: 'get',
      path: '/booking/{requestId}',
      summary: 'Returns a booking.',
      parameters: [key],
      responses: ofBooking,
    },
    {
      id: 'move',
      method: 'post',
      path: '/booking/{requestId}/move',
      summary: 'Moves a booking. A repetition changes nothing.',
      parameters: [key],
      request: 'MoveTireBooking',
      responses: ofChange,
    },
    {
      id: 'cancel',
      method: 'post',
      path: '/booking/{requestId}/cancel',
      summary: 'Cancels a booking, and frees its time. The body is `{}`.',
      parameters: [key],
      responses: ofChange,
    },
    {
      id: 'review',
      method: 'post',
      path: '/review/addReview',
      summary: 'Takes a review.',
      request: 'Review',
      responses: { 200: { description: 'Taken. The body is not read.' }, ...UNAUTHORIZED },
    },
  ],
};
