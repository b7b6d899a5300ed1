import { array, boolean, type InferType, number, object, string } from 'yup';
import type { TIRE_BOOKING_DICTIONARY } from '../dictionary/tireBooking.ts';
import { FIELD_LENGTHS } from '../forms/fieldLengths.ts';
import { emailField, lineField, textField } from '../forms/formFields.ts';
import { hasMoreThanNumber } from '../forms/formInput.ts';
import { isBookingDate } from './timeSlots.ts';
import { COMMENT_LENGTH, plainField, regNoField } from './tireHotelFields.ts';

/** The booking of a wheel change and its review (F112, F113, S3 §3.3, §5.4, §7.3). */

/**
 * Returns a mobile number without everything that is no digit and no plus: `070-174 06 05` → `0701740605` (F112). Full-width digits are digits
 * (U15), and the `(0)` of `+46 (0)70` is left out.
 */
export function cleanMobile(text: string): string {
  const line = text.normalize('NFKC');
  const number = /^\s*(?:\+|00)/.test(line) ? line.replace(/\(0\)/, '') : line;
  return number.replace(/[^\d+]/g, '');
}
const MOBILE = /^[\d+]{8,15}$/;
/** Whether a cleaned mobile number has 8 to 15 digits and plus signs. */
export const isMobile = (text: string): boolean => MOBILE.test(text);

/** Fails the build for an error without a text. */
const key = (name: keyof typeof TIRE_BOOKING_DICTIONARY): string => name;

export const tireCustomerSchema = object({
  firstName: lineField(FIELD_LENGTHS.name).required(key('tireErrorFirstName')),
  lastName: lineField(FIELD_LENGTHS.name).required(key('tireErrorLastName')),
  email: emailField(),
  phoneMobile: string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanMobile(value) : value))
    .test('one', 'formErrorPhoneOne', (_value, { originalValue }) => {
      return typeof originalValue !== 'string' || !hasMoreThanNumber(originalValue);
    })
    .matches(MOBILE, { message: key('tireErrorMobile'), excludeEmptyString: true })
    .required(key('tireErrorMobileRequired')),
});

/** What the contact form asks for (S3 §5.4). A message of yup is the key of its text. */
export const tireContactSchema = tireCustomerSchema.shape({
  freeText: textField(COMMENT_LENGTH).defined().default(''),
});
export type TireContact = InferType<typeof tireContactSchema>;

/** The booked time, in a booking and in a move. */
export const bookedTimeFields = () => ({
  /** A `startTime` of the chosen day; the day when it has no times. */
  bookingDate: string()
    .required()
    .test('date', (value) => value !== undefined && isBookingDate(value)),
  /** The same as `bookingDate`; null when no time was chosen. */
  bookingStart: string()
    .nullable()
    .defined()
    .when('bookingDate', ([date], schema) =>
      schema.test('same', (value) => value === (typeof date === 'string' && date.includes('T') ? date : null)),
    ),
});

/**
 * Body of `POST /booking/create?departmentIdentifier={erpId}`. Equal bodies of one session are one booking: 20 at once get the same
 * response, and after a 502 or a broken line the same body can be sent again (Q32). 409: the time is taken; fetch the times again.
 *
 * @example
 * {"bookingDate":"2026-11-26T08:00:00+01:00","bookingStart":"2026-11-26T08:00:00+01:00","regNo":"DCK123","freeText":"",
 * "customer":{"firstName":"Eva","lastName":"Ek","email":"eva.ek@acme.example","phoneMobile":"0701740605"}}
 */
export const tireBookingSchema = object({
  ...bookedTimeFields(),
  regNo: regNoField(),
  freeText: textField(COMMENT_LENGTH).defined().default(''),
  customer: tireCustomerSchema.required(),
});
export type TireBooking = InferType<typeof tireBookingSchema>;

/**
 * What the tire system's `create` gets in addition, for its messages to the customer. The id of the booking's request is the header
 * `idempotency-key`: by it the booking is shown, moved and cancelled (`managedTireBooking.ts`).
 */
export const tireBookingCallSchema = tireBookingSchema.shape({
  /** Id of the site. */
  site: string()
    .matches(/^[a-z\d-]{1,40}$/)
    .required(),
  /** Of the messages to the customer. */
  language: string()
    .matches(/^[a-z]{2}$/)
    .required(),
  /** Absolute URL of the page on which the customer sees, moves and cancels the booking; none while no links can be signed. */
  manageUrl: string().max(1_000).optional(),
});
export type TireBookingCall = InferType<typeof tireBookingCallSchema>;

const optional = (max?: number) => plainField(max).nullable().optional();

const workshopSchema = object({
  name: optional(),
  address: optional(300),
  email: optional(254),
  phoneNumber: optional(40),
});
export type TireWorkshop = InferType<typeof workshopSchema>;
/** The workshop of a booking. Members that are null or missing are not shown. */
export const tireWorkshopField = () => workshopSchema.required();

/** Response of `create`. Members that are null or missing are not shown. */
export const tireConfirmationSchema = object({
  bookingConfirmationId: plainField(60).required(),
  customerBase: object({
    firstName: optional(),
    lastName: optional(),
    email: optional(254),
    phoneMobile: optional(40),
  }).required(),
  /** The first one has the name to show. */
  services: array(object({ name: plainField().defined() }).required())
    .max(20)
    .required(),
  appointmentTime: plainField(60).required(),
  isFullDay: boolean().required(),
  workshop: tireWorkshopField(),
  freeText: string().max(2_000).nullable().optional(),
  /** Whether the tire system shows, moves and cancels the booking. One that does not know these calls does not say so. */
  isChangeable: boolean().nullable().optional(),
  /** Path and query of the page on which the customer does so; ours, the tire system sends none. */
  href: string()
    .matches(/^\/[\w/.?=-]{1,400}$/)
    .optional(),
});
export type TireConfirmation = InferType<typeof tireConfirmationSchema>;

/**
 * Body of `POST /review/addReview`. The response is not read: the page thanks for every outcome.
 *
 * @example {"rating":5,"comment":"Snabbt och vänligt","date":"2026-11-23T09:30:00.000Z"}
 */
export const reviewSchema = object({
  rating: number().integer().min(1).max(5).required(),
  comment: textField(COMMENT_LENGTH).defined().default(''),
  date: string()
    .required()
    .test(
      'instant',
      (value) => value !== undefined && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)),
    )
    .max(40),
});
export type Review = InferType<typeof reviewSchema>;
