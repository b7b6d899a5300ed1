/** Personal data never reaches a log (Q36): fields by name, texts by pattern. */

/** Names of fields, in lower case, whose values are never written. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'sc_apikey',
  'x-sitecore-contextid',
  'password',
  'token',
  'accesstoken',
  'code',
  'key',
  'phone',
  'phonenumber',
  'mobile',
  'email',
  'toemail',
  'siteemail',
  'name',
  'firstname',
  'lastname',
  'customername',
  'message',
  'comment',
  'regno',
  'registrationnumber',
  'plate',
  'latitude',
  'longitude',
]);

const CENSOR = '[redacted]';
const MAX_DEPTH = 5;

/**
 * The fields of a log line without what is personal or secret, at any depth. Gives back the same object when there is
 * nothing to take out, which is nearly always: this runs for every line, and pino's own wildcards cost a third of a
 * cached page.
 */
export function redactFields<T extends object>(fields: T, depth = 0): T {
  if (depth > MAX_DEPTH) return {} as T;
  let clean: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(fields)) {
    const safe = SECRET_FIELDS.has(name.toLowerCase()) ? CENSOR : redactValue(value, depth);
    if (safe === value) continue;
    clean = { ...(clean ?? fields), [name]: safe };
  }
  return clean === undefined ? fields : (clean as T);
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, depth + 1));
  return redactFields(value, depth + 1);
}

/** What is written of an error: no fields that a library hung on it, and the same of its cause. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...('code' in error && { errorCode: String(error.code) }),
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

const EMAIL = /[^\s@/?&=,;]{1,64}(?:@|%40)[^\s@/?&=,;]{1,120}/gi;
const PHONE = /(?:\+|%2b)?\d[\d\s-]{6,18}\d/gi;
const PLATE = /\b[a-z]{2,3}(?:\s|-|%20)?\d{2,5}(?:(?:\s|-|%20)?[a-z]{1,3})?\b/gi;
const MAX_LENGTH = 200;

/** Without a digit, a sign of its own or a control there is nothing to find: most paths. */
const HARMLESS = /^[a-zA-Z/._,-]*$/;

/** A text of unknown origin made fit for a log line: no personal data, one line, bounded length. */
export function redactText(text: string): string {
  if (text.length <= MAX_LENGTH && HARMLESS.test(text)) return text;
  return (
    text
      .slice(0, MAX_LENGTH)
      .replace(EMAIL, '[email]')
      .replace(PHONE, '[number]')
      .replace(PLATE, '[plate]')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, ' ')
  );
}
