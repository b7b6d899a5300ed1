import { releaseRequestSchema } from '../../../src/contracts/booking/booking.ts';
import { bookingErrorSchema } from '../../../src/contracts/booking/bookingErrors.ts';
import { timeSlotsSchema } from '../../../src/contracts/booking/timeSlots.ts';
import {
  moveTestDriveSchema,
  reserveSchema,
  testDriveHoldResponseSchema,
  testDriveHoldSchema,
  testDriveSchema,
} from '../../../src/contracts/leads/testDrive.ts';
import { type Contract, type OperationResponse, textIn, UNAUTHORIZED } from '../contract.ts';

const requestId = textIn('path', 'requestId', 'Id of the request.', '0b9c2c52-8f4e-4d0c-9a70-0b4f6e1c9d11');
const taken: Readonly<Record<number, OperationResponse>> = {
  409: { description: '`TimeslotNotAvailable`.', message: 'TestDriveError' },
};
const invalid = { 400: { description: 'The request breaks the contract.' } };
const unknown = { ...UNAUTHORIZED, 404: { description: 'There is no such department or test drive.' } };
const drive: Readonly<Record<number, OperationResponse>> = {
  200: { description: 'The test drive as it is then.', message: 'TestDrive' },
};

export const testDrivesContract: Contract = {
  upstream: 'testDrives',
  description:
    'The dealers’ calendars for test drives. Times are ISO 8601 with the offset of the dealer’s place on that day. Repetitions change nothing.',
  messages: {
    Times: timeSlotsSchema,
    HoldRequest: testDriveHoldSchema,
    Hold: testDriveHoldResponseSchema,
    ReleaseRequest: releaseRequestSchema,
    Reserve: reserveSchema,
    Move: moveTestDriveSchema,
    TestDrive: testDriveSchema,
    TestDriveError: bookingErrorSchema,
  },
  operations: [
    {
      id: 'times',
      method: 'get',
      path: '/sites/{site}/departments/{department}/times/{day}',
      summary: 'Returns the free times of 28 days.',
      parameters: [
        textIn('path', 'site', 'Id of the site.', 'acme'),
        textIn('path', 'department', '`erp_id` of the department.', '2101.10'),
        textIn('path', 'day', 'The first day.', '2026-11-24'),
        textIn('query', 'holdId', 'Hold whose slot counts as free.', '5b1f0d3e-6f0e-4b0a-9f59-3c1f5f0b7a11', false),
      ],
      responses: { 200: { description: 'A list of days.', message: 'Times' }, ...invalid, ...unknown },
    },
    {
      id: 'hold',
      method: 'post',
      path: '/hold',
      summary: 'Holds a slot for some minutes, in place of what `holdId` has held.',
      request: 'HoldRequest',
      responses: { 200: { description: 'The hold.', message: 'Hold' }, ...invalid, ...unknown, ...taken },
    },
    {
      id: 'release',
      method: 'post',
      path: '/release',
      summary: 'Ends a hold; an unknown one is over already.',
      request: 'ReleaseRequest',
      responses: { 200: { description: 'The hold is over. The body is not read.' }, ...UNAUTHORIZED },
    },
    {
      id: 'reserve',
      method: 'post',
      path: '/reserve',
      summary: 'Keeps a slot for a request, some minutes long. Sends no message.',
      request: 'Reserve',
      responses: { ...drive, ...invalid, ...unknown, ...taken },
    },
    {
      id: 'confirm',
      method: 'post',
      path: '/booking/{requestId}/confirm',
      summary: 'Books what is reserved, and sends the messages. The body is `{}`.',
      parameters: [requestId],
      responses: { ...drive, ...unknown, ...taken },
    },
    {
      id: 'booking',
      method: 'get',
      path: '/booking/{requestId}',
      summary: 'Returns a test drive.',
      parameters: [requestId],
      responses: { ...drive, ...unknown },
    },
    {
      id: 'move',
      method: 'post',
      path: '/booking/{requestId}/move',
      summary: 'Moves a test drive, and sends the messages.',
      parameters: [requestId],
      request: 'Move',
      responses: { ...drive, ...invalid, ...unknown, ...taken },
    },
    {
      id: 'cancel',
      method: 'post',
      path: '/booking/{requestId}/cancel',
      summary: 'Cancels a test drive, and sends the messages. The body is `{}`.',
      parameters: [requestId],
      responses: { ...drive, ...unknown },
    },
  ],
};
