import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { isRecord } from '../../../lib/record.ts';
import { FORM_ERRORS, type FormErrorKey } from '../dictionary/forms.ts';
import { embeddedSchemaOf } from './embeddedForm.ts';
import type { DistanceUnit } from './formInput.ts';
import { FORMS, type FormName } from './forms.ts';
import type { Question } from './questions.ts';

export type FormValues<Name extends FormName> = InferType<(typeof FORMS)[Name]['schema']>;

/** A broken rule for each field that has one. */
export type FormErrors = Readonly<Record<string, FormErrorKey>>;

export type ParsedForm<Name extends FormName = FormName> = { values: FormValues<Name> } | { errors: FormErrors };

interface ParseContext {
  /** The day in the site's time zone, as `2026-11-23`. */
  today: string;
  /** Unit in which the page states and asks for distances; a number keeps its unit without it. */
  distanceUnit?: DistanceUnit;
  /** Questions of an embedded form. */
  questions?: readonly Question[] | undefined;
}

/** Returns the schema of a form; that of an embedded one comes from its questions. */
export const schemaOf = (name: FormName, questions: readonly Question[] = []): AnyObjectSchema =>
  name === 'embedded' ? embeddedSchemaOf(questions) : FORMS[name].schema;

/** Values of one field, at most. */
const MAX_VALUES = 50;

/**
 * Returns the normalised values of a form, without unknown members and empty texts, or the first broken rule of each field. It
 * never throws, whatever `input` is.
 */
export function parseForm<Name extends FormName>(name: Name, input: unknown, context: ParseContext): ParsedForm<Name> {
  const schema = schemaOf(name, context.questions);
  if (!isRecord(input)) return { errors: { values: 'formErrorInvalid' } };
  const fields = Object.keys(schema.fields);
  const odd = fields.filter((field) => Object.hasOwn(input, field) && !isPlain(input[field]));
  if (odd.length > 0) return { errors: Object.fromEntries(odd.map((field) => [field, 'formErrorInvalid'])) };
  const known = Object.fromEntries(
    fields.flatMap((field) => (Object.hasOwn(input, field) && input[field] !== null ? [[field, input[field]]] : [])),
  );
  try {
    const values: object = schema.validateSync(known, { abortEarly: false, stripUnknown: true, context });
    const filled = Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== '' && !isEmptyList(value),
    );
    return { values: Object.fromEntries(filled) as FormValues<Name> };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { errors: errorsIn(error) };
  }
}

/** Whether a value is one that a field of a form can have. Objects could have a `toString` that is no function. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= MAX_VALUES && value.every((each) => typeof each === 'string');
  return value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Returns the first error of each field, in the order of the fields. An error of one choice of a list is an error of the list. */
function errorsIn(error: ValidationError): FormErrors {
  const all = error.inner.length > 0 ? error.inner : [error];
  const errors: Record<string, FormErrorKey> = {};
  for (const { path = '', message } of all) errors[path.replace(/[[.].*$/, '') || 'values'] ??= keyOf(message);
  return errors;
}

/** Returns the key of a rule; messages of yup's own, such as for null, have none. */
function keyOf(message: string): FormErrorKey {
  return Object.hasOwn(FORM_ERRORS, message) ? (message as FormErrorKey) : 'formErrorInvalid';
}
