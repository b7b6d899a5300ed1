import { type ObjectSchema, object, type StringSchema, string } from 'yup';
import { isRecord } from '../../../lib/record.ts';
import { MAX_UTM, MAX_UTM_VALUE, type RelayedEvent, type RelayedEvents, UTM_NAME } from './events.ts';

/**
 * Validation of the body of `POST /api/events`. Texts have a maximum length and no control characters. Unknown fields are
 * refused.
 */

const NO_CONTROLS = /^[^\p{Cc}\u2028\u2029]*$/u;
const text = (max: number): StringSchema => string().strict().max(max).matches(NO_CONTROLS);

const GUID = /^\{?[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}\}?$/i;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;
/** A URL without query and fragment. */
const REFERRER = /^https?:\/\/[^\s?#]+$/;

/** Fields by type of event. A new type is a new line here, in `RelayedEvents` and in the relay. */
const FIELDS = {
  VIEW: {
    page: text(200).required(),
    itemId: text(40).matches(GUID).required(),
    language: text(20).matches(LANGUAGE).required(),
    variantId: text(100).matches(/^[\w-]+$/),
    referrer: text(500).matches(REFERRER),
  },
} as const satisfies { [Type in keyof RelayedEvents]: Partial<Record<keyof RelayedEvents[Type], StringSchema>> };

const utmValue = text(MAX_UTM_VALUE);

/**
 * Validates an event.
 *
 * @returns the event, or the name of the first field that is missing, unknown or invalid
 */
export function readRelayedEvent(body: unknown): RelayedEvent | { invalidField: string } {
  if (!isRecord(body)) return { invalidField: 'body' };
  const { type, utm, ...values } = body;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return { invalidField: 'type' };
  const fields = FIELDS[type as keyof typeof FIELDS];
  const unknownField = Object.keys(values).find((name) => !Object.hasOwn(fields, name));
  if (unknownField !== undefined) return { invalidField: unknownField };
  const invalidField = invalidFieldIn(object(fields), values) ?? invalidUtm(utm);
  return invalidField === null ? (body as unknown as RelayedEvent) : { invalidField };
}

function invalidFieldIn(schema: ObjectSchema<object>, fields: object): string | null {
  try {
    schema.validateSync(fields, { strict: true });
    return null;
  } catch (error) {
    return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : 'body';
  }
}

function invalidUtm(utm: unknown): string | null {
  if (utm === undefined) return null;
  if (!isRecord(utm) || Object.keys(utm).length > MAX_UTM) return 'utm';
  const invalid = Object.entries(utm).find(
    ([name, value]) => !UTM_NAME.test(name) || typeof value !== 'string' || !utmValue.isValidSync(value),
  );
  return invalid ? 'utm' : null;
}
