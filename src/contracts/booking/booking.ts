import { array, boolean, type InferType, number, object, string } from 'yup';
import { emailField, nameField, phoneField, textField } from '../forms/formFields.ts';
import {
  codeField,
  departmentIdField,
  holdIdField,
  latitudeField,
  longitudeField,
  MAX_CODES,
  MAX_MILEAGE,
  MESSAGE_LENGTH,
  plateOfCar,
  timeSlotField,
} from './bookingFields.ts';

/** Fields of the customer (S3 §5.1); the form of step 4 uses the same schema. */
export const bookingCustomerSchema = object({
  firstName: nameField('formErrorFirstName'),
  lastName: nameField('formErrorLastName'),
  phone: phoneField(),
  email: emailField(),
});

const requestIdField = () =>
  string().matches(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, { excludeEmptyString: true });

/**
 * Body of `POST /api/mechmate/book?language=` (F095), and of the upstream's `POST /book`. `requestId` makes a repetition the same booking (Q32): a
 * UUID that the browser makes with the form and keeps until something in it changes. Without it, equal bodies are one booking.
 *
 * Errors: 400 with the name of the member (`customer.phone`), also of one that the offerings do not allow (`offeringRules.ts`), 409 `TimeslotNotAvailable`, 429, 502, 503 (`bookingErrors.ts`). After 409,
 * fetch the time slots again. After 502 or a broken line, send the same body again: the booking is made once.
 *
 * @example
 * {"requestId":"0b9c2c52-8f4e-4d0c-9a70-0b4f6e1c9d11","customer":{"firstName":"Eva","lastName":"Ek","phone":"+46701740605",
 * "email":"eva.ek@acme.example"},"freeText":"","departmentId":"211-30","timeSlot":"2026-11-24T09:30:00+01:00","isFullDay":false,
 * "registrationNumber":"ABC123","mileage":8200,"serviceOfferingRequests":[{"kobraId":"originalservice","unitsSelected":1,"userInput":""}]}
 */
export const bookingRequestSchema = object({
  requestId: requestIdField(),
  customer: bookingCustomerSchema.required(),
  freeText: textField(MESSAGE_LENGTH).defined().default(''),
  departmentId: departmentIdField(),
  timeSlot: timeSlotField().required(),
  /** `timeSlot` is then 08:00 of Stockholm. */
  isFullDay: boolean().required(),
  registrationNumber: plateOfCar(),
  /** In mil; 0 when no service asks for it. */
  mileage: number().integer().min(0).max(MAX_MILEAGE).required(),
  serviceOfferingRequests: array(
    object({
      /** Code of the offering: services and add-ons. */
      kobraId: codeField(),
      /** Quantity; 1 without `unitPrice`. */
      unitsSelected: number().min(1).max(99).required(),
      userInput: textField(MESSAGE_LENGTH).defined().default(''),
    }).required(),
  )
    .min(1)
    .max(MAX_CODES)
    .required(),
  /** Id of the hold on the slot, when the visitor has one. */
  holdId: string().max(60),
  /** Where the visitor is: the booking is checked by what the car is offered there. It is not sent to the workshop system. */
  position: object({ latitude: latitudeField(), longitude: longitudeField() }).optional().default(undefined),
});
export type BookingRequest = InferType<typeof bookingRequestSchema>;

/** What our server sends to the upstream's `POST /book`. */
export const bookCallSchema = bookingRequestSchema.omit(['position']).shape({
  /** A booking is made once for each. */
  requestId: requestIdField().required(),
  /** Of the confirmation: `sv` or `en`. */
  language: string()
    .matches(/^[a-z]{2}$/)
    .required(),
  /** Id of the site, for the calendar file of the mail (`bookingEvent.ts`): `acme`. */
  site: string()
    .matches(/^[a-z\d-]{1,40}$/)
    .required(),
  /** Absolute URL of the page on which the customer sees, moves and cancels the booking. */
  manageUrl: string().max(1_000).required(),
});
export type BookCall = InferType<typeof bookCallSchema>;

/**
 * Response of the upstream's `POST /book`.
 *
 * @example
 * {"id":"B100042","registrationNumber":"ABC123","kobraProductIds":["originalservice"]}
 */
export const bookingResponseSchema = object({
  id: string().max(40).required(),
  registrationNumber: plateOfCar(),
  kobraProductIds: array(codeField()).max(MAX_CODES).required(),
});
export type BookingResponse = InferType<typeof bookingResponseSchema>;

/**
 * Response of `POST /api/mechmate/book`: that of the upstream and the token of the page on which the customer sees, moves and cancels the
 * booking: `{serviceBooking path}/{MANAGE_SEGMENT}?token=…`, also in the confirmation by mail and SMS.
 *
 * @example
 * {"id":"B100042","registrationNumber":"ABC123","kobraProductIds":["originalservice"],"token":"eyJ…"}
 */
export interface BookingConfirmation extends BookingResponse {
  token: string;
}

/** Last segment of the path of the page with a booking. */
export const MANAGE_SEGMENT = 'min-bokning';

/**
 * Body of `POST /api/mechmate/hold`: holds a slot for five minutes while the visitor types. Optional. 409 `TimeslotNotAvailable` when it is taken.
 *
 * @example
 * {"departmentId":"211-30","timeSlot":"2026-11-24T09:30:00+01:00","isFullDay":false,"holdId":"5b1f0d3e-6f0e-4b0a-9f59-3c1f5f0b7a11"}
 */
export const holdRequestSchema = object({
  departmentId: departmentIdField(),
  timeSlot: timeSlotField().required(),
  isFullDay: boolean().required(),
  /**
   * Id of the visitor's hold. The browser makes it and stores it before the call, so that the hold is the visitor's even when its response is
   * lost. A further hold with it takes the place of the last one. Without it the system makes one.
   */
  holdId: holdIdField(),
});
/** Body of `POST /api/mechmate/release`, 204: ends a hold, whose slot is free again. An unknown one is over already. */
export const releaseRequestSchema = object({ holdId: string().max(60).required() });

export type HoldRequest = InferType<typeof holdRequestSchema>;

/** Response of a hold. @example {"holdId":"H7","seconds":300} */
export const holdResponseSchema = object({
  holdId: string().max(60).required(),
  seconds: number().min(1).max(3_600).required(),
});
export type HoldResponse = InferType<typeof holdResponseSchema>;

/**
 * Response of our `POST /api/mechmate/storage`: the key with which the page encrypts contact details that it stores, 256 bits as base64url.
 *
 * @example
 * {"key":"w1Yw6Xo0zq0m2v1mGJ3q0b8mZVJx9f1g4h5j6k7l8m0"}
 */
export const contactKeySchema = object({
  key: string()
    .matches(/^[\w-]{43}$/)
    .required(),
});
