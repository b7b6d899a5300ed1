import { array, boolean, type Flags, number, type StringSchema, string } from 'yup';
import type { FormErrorKey } from '../dictionary/forms.ts';
import { FIELD_LENGTHS } from './fieldLengths.ts';
import {
  type DistanceUnit,
  hasMoreThanNumber,
  isCalendarDay,
  normalizeDate,
  normalizeDistance,
  normalizeEmail,
  normalizeLine,
  normalizeNumber,
  normalizePhone,
  normalizePlate,
  normalizeText,
} from './formInput.ts';

/** Schemas of the fields that forms share. A message of yup is the key of its text. */

const DAY_MS = 86_400_000;
/** Largest mileage, in any unit. */
const MAX_MILEAGE = 9_999_999;

/** Fails the build for a key without a text. */
const key = (name: FormErrorKey): FormErrorKey => name;

/** @param normalize applied to texts before the rules */
function lineWith(normalize: (text: string) => string, limit: number) {
  return string()
    .typeError(key('formErrorInvalid'))
    .transform((value: unknown) => (typeof value === 'string' ? normalize(value) : value))
    .test('line', key('formErrorLineBreak'), (value) => !value || !/[\p{Cc}\u2028\u2029]/u.test(value))
    .max(limit, key('formErrorTooLong'));
}

/** A single line. CR, LF and other control characters are refused (Q34). */
export const lineField = (limit: number = FIELD_LENGTHS.line) => lineWith(normalizeLine, limit);
/** An optional text of several lines. */
export const textField = (limit: number = FIELD_LENGTHS.message) =>
  string()
    .typeError(key('formErrorInvalid'))
    .transform((value: unknown) => (typeof value === 'string' ? normalizeText(value) : value))
    .max(limit, key('formErrorTooLong'));

/** @param missing what is said without it */
export const nameField = (missing: FormErrorKey = 'formErrorName') => lineField(FIELD_LENGTHS.name).required(missing);

/** S2 §5: an optional plus, then 6 to 20 digits. An extension, another number or words beside it have an error of their own. */
export const phoneField = () =>
  lineWith(normalizePhone, FIELD_LENGTHS.line)
    .test('phone', key('formErrorPhone'), (value, { createError }) => {
      if (!value || /^\+?\d{6,20}$/.test(value)) return true;
      return hasMoreThanNumber(value) ? createError({ message: key('formErrorPhoneOne') }) : false;
    })
    .required(key('formErrorPhoneRequired'));

/**
 * The address of HTML's `<input type="email">` with a top-level domain of at least two letters (S3 §5.1), also in letters of other alphabets
 * (RFC 6531). No dot begins or ends the part before the `@`, and none follows another.
 */
const EMAIL = new RegExp(
  "^(?=.{1,64}@)[\\w!#$%&'*+/=?^`{|}~\\p{L}\\p{M}-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~\\p{L}\\p{M}-]+)*" +
    '@(?:[\\p{L}\\d](?:[\\p{L}\\p{M}\\d-]{0,61}[\\p{L}\\p{M}\\d])?\\.)+(?:[\\p{L}\\p{M}]{2,63}|xn--[a-z\\d-]{1,58}[a-z\\d])$',
  'u',
);

export const emailField = () =>
  matching(lineWith(normalizeEmail, FIELD_LENGTHS.email), EMAIL, 'formErrorEmail').required(
    key('formErrorEmailRequired'),
  );

export const plateField = () =>
  lineWith(normalizePlate, FIELD_LENGTHS.line)
    .test('plate', key('formErrorPlate'), (value, { createError }) => {
      if (!value) return true;
      if (!/^[\p{Lu}\d]{2,}$/u.test(value)) return false;
      return value.length <= FIELD_LENGTHS.plate || createError({ message: key('formErrorPlateTooLong') });
    })
    .required(key('formErrorPlateRequired'));

/** A number as people write it. */
export const numberField = (error: FormErrorKey) =>
  number()
    .typeError(error)
    .transform((_value: unknown, original: unknown) => {
      if (typeof original !== 'string') return original;
      return original.trim() === '' ? undefined : normalizeNumber(original);
    });

/** A number from 0, in the unit `$distanceUnit` of the page (S3 §5.2). */
export const mileageField = () =>
  numberField('formErrorMileage')
    .transform((value: unknown, original: unknown, _schema, options) => {
      const unit: DistanceUnit | undefined = options?.context?.distanceUnit;
      return unit && typeof original === 'string' && value !== undefined ? normalizeDistance(original, unit) : value;
    })
    .min(0, key('formErrorMileage'))
    .max(MAX_MILEAGE, key('formErrorMileage'));

/** Any day of the calendar. */
export const anyDayField = () =>
  lineWith(normalizeDate, FIELD_LENGTHS.line).test(
    'day',
    key('formErrorDate'),
    (value) => !value || isCalendarDay(value),
  );

/** A day from `$today` on (`2026-11-23`, in the site's time zone). */
export const dayField = () =>
  anyDayField().test('past', key('formErrorDatePast'), (value, { options }) => {
    const today: unknown = options.context?.today;
    return !value || typeof today !== 'string' || value >= today;
  });

/** A day from `$today` to `days` days later. */
export const dayWithin = (days: number) =>
  dayField().test('late', key('formErrorDateLate'), (value, { options }) => {
    const today: unknown = options.context?.today;
    return !value || typeof today !== 'string' || Date.parse(value) <= Date.parse(today) + days * DAY_MS;
  });

/** A checkbox. Forms without scripts send `on`, or nothing. */
export const checkField = () =>
  boolean()
    .typeError(key('formErrorInvalid'))
    .transform((value: unknown, original: unknown) => {
      if (original === 'on') return true;
      return original === '' ? false : value;
    });

/** One of some choices, as the page wrote it. */
export const choiceField = <const Value extends string>(values: readonly Value[], error: FormErrorKey) =>
  string()
    .oneOf([...values, ''] as (Value | '')[], error)
    .typeError(error);

/** Several distinct choices. A form without scripts sends a single one as a text. */
export const choicesField = <const Value extends string>(values: readonly Value[], error: FormErrorKey) =>
  array(
    string<Value>()
      .oneOf([...values], error)
      .required(error),
  )
    .typeError(error)
    .transform((_value: unknown, original: unknown) => {
      if (typeof original === 'string') return original === '' ? [] : [original];
      return Array.isArray(original) ? [...new Set(original)] : original;
    })
    .max(values.length, error);

/** Id of a record of an index, or of a department or a person of one. Which of them exist only the server knows. */
export const idField = (error: FormErrorKey) => matching(lineField(), /^[\w-]{1,100}$/, error);

function matching<Type extends string | undefined, Context, Default, Flag extends Flags>(
  schema: StringSchema<Type, Context, Default, Flag>,
  pattern: RegExp,
  error: FormErrorKey,
) {
  return schema.matches(pattern, { message: error, excludeEmptyString: true });
}
