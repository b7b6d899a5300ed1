import { type InferType, number, object, string } from 'yup';
import {
  departmentIdField,
  holdIdField,
  latitudeField,
  longitudeField,
  timeSlotField,
} from '../booking/bookingFields.ts';
import { emailField, lineField, nameField, phoneField } from '../forms/formFields.ts';
import { isCalendarDay } from '../forms/formInput.ts';

/**
 * Times of dealers for test drives (rank 19, docs/decisions/0114), of the upstream and of `/api/testdrive/`. Free times are `TimeSlotDay`s like those of
 * workshops, without full days. A slot has the offset of the dealer's place on that day: `2026-11-24T09:30:00+00:00` in Britain.
 */

/** A request's id: that of the lead. */
const requestIdField = () =>
  string()
    .matches(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/)
    .required();
const siteField = () =>
  string()
    .matches(/^[a-z\d-]{1,40}$/)
    .required();

/** What the upstream's calls about a slot have in common: the dealer's department on a site, and the slot. */
const slotFields = { site: siteField(), departmentId: departmentIdField(), timeSlot: timeSlotField().required() };

/**
 * Body of the upstream's `POST /hold`.
 *
 * @example
 * {"site":"acme","departmentId":"2101.10","timeSlot":"2026-11-24T09:30:00+00:00"}
 */
export const testDriveHoldSchema = object({
  ...slotFields,
  /** Id of the visitor's hold (`holdRequestSchema`). A further hold with it takes the place of the last one. */
  holdId: holdIdField(),
});
export type TestDriveHold = InferType<typeof testDriveHoldSchema>;

/**
 * Body of the upstream's `POST /reserve`: keeps the slot for the request until `POST /booking/{requestId}/confirm`, or until the reservation ends. It
 * sends nobody a message. A repeated `requestId` is the same reservation; with another slot it replaces it. So does another `requestId` with the `holdId`
 * that the reservation has used up: a customer has changed the form.
 *
 * @example
 * {"requestId":"0b9c2c52-8f4e-4d0c-9a70-0b4f6e1c9d11","site":"acme","departmentId":"2101.10","timeSlot":"2026-11-24T09:30:00+00:00",
 * "car":"17","carName":"BMW i4 eDrive40","customer":{"name":"Eva Ek","phone":"+447700900123","email":"eva@example.com"},"language":"en",
 * "manageUrl":"https://acme.example/about-us/test-drive?token=…"}
 */
export const reserveSchema = object({
  requestId: requestIdField(),
  ...slotFields,
  /** The hold on the slot, when the visitor has one. */
  holdId: holdIdField(),
  /** Id and name of the car. */
  car: string().max(100).required(),
  carName: lineField(300).required(),
  customer: object({ name: nameField(), phone: phoneField(), email: emailField() }).required(),
  /** Of the messages to the customer. */
  language: string()
    .matches(/^[a-z]{2}$/)
    .required(),
  /** Absolute URL of the page on which the customer sees, moves and cancels the test drive. */
  manageUrl: string().max(1_000).required(),
});
export type Reserve = InferType<typeof reserveSchema>;

/** Body of the upstream's `POST /booking/{requestId}/move`, and with `token` of `POST /api/testdrive/booking/move`. */
export const moveTestDriveSchema = object({ timeSlot: timeSlotField().required() });

/**
 * A test drive, as the upstream returns it from `reserve`, `confirm`, `GET /booking/{requestId}`, `move` and `cancel`, and
 * `POST /api/testdrive/booking` to the browser.
 *
 * @example
 * {"id":"T100001","state":"confirmed","sequence":0,"timeSlot":"2026-11-24T09:30:00+00:00","departmentId":"2101.10","carName":"BMW i4 eDrive40",
 * "dealer":{"name":"Acme BMW Leeds","address":"1 Street, LS1 1AA Leeds","phone":"0113 496 0000","email":null,"latitude":53.8,"longitude":-1.5}}
 */
export const testDriveSchema = object({
  id: string().max(40).required(),
  state: string().oneOf(['reserved', 'confirmed', 'cancelled']).required(),
  /** How often it was moved or cancelled: the `SEQUENCE` of its calendar file. */
  sequence: number().integer().min(0).optional(),
  timeSlot: timeSlotField().required(),
  departmentId: departmentIdField(),
  carName: string().max(300).required(),
  dealer: object({
    name: string().max(200).required(),
    address: string().max(300).required(),
    phone: string().max(40).nullable().optional(),
    email: string().max(254).nullable().optional(),
    latitude: latitudeField(),
    longitude: longitudeField(),
  }).required(),
});
export type TestDrive = InferType<typeof testDriveSchema>;

/** Length of a test drive in a calendar file, in minutes. */
export const TEST_DRIVE_MINUTES = 60;

/**
 * What the response to a contact form with a slot has in addition: `{"formSubmissionId":"…","testDrive":{"id":"T100001","href":"/om-oss/din-provkorning?token=…"}}`.
 */
export const bookedTestDriveSchema = object({
  /** Its number. */
  id: string().max(40).required(),
  /** Path and query of the page on which the customer sees, moves and cancels it. */
  href: string()
    .matches(/^\/[\w/.?=-]{1,400}$/)
    .required(),
});
export type BookedTestDrive = InferType<typeof bookedTestDriveSchema>;

/** Body of `POST /api/testdrive/hold`. */
export const holdForCarSchema = object({
  car: string().max(100).required(),
  timeSlot: timeSlotField().required(),
  holdId: holdIdField(),
});

/** Body of `POST /api/testdrive/booking/times`: the day from which on times are wanted. */
export const timesOfBookingSchema = object({
  from: string()
    .required()
    .test('day', (value) => isCalendarDay(value)),
});

/** Seconds that a hold lasts, at most. */
export const testDriveHoldResponseSchema = object({
  holdId: holdIdField().required(),
  seconds: number().min(1).max(3_600).required(),
});
