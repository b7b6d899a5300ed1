/** Removes personal data from log lines (Q36): fields by name, texts and paths by pattern. */

/** Names of fields, in lower case, whose values are never logged. */
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

/** Names of fields with URLs or paths of requests, whose parts may be personal data. */
const PATH_FIELDS: ReadonlySet<string> = new Set(['path', 'url', 'location', 'target']);

const CENSOR = '[redacted]';
const MAX_DEPTH = 5;

/**
 * Returns the fields of a log line without personal or secret values, at any depth. Returns the same object when there is nothing
 * to redact, which is the usual case. It runs for every line; the wildcards of pino would cost a third of a cached page.
 */
export function redactFields<T extends object>(fields: T, depth = 0): T {
  if (depth > MAX_DEPTH) return {} as T;
  let redacted: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(fields)) {
    const redactedValue = redactField(name, value, depth);
    if (redactedValue === value) continue;
    redacted = { ...(redacted ?? fields), [name]: redactedValue };
  }
  return redacted === undefined ? fields : (redacted as T);
}

function redactField(name: string, value: unknown, depth: number): unknown {
  if (SECRET_FIELDS.has(name.toLowerCase())) return CENSOR;
  return PATH_FIELDS.has(name) && typeof value === 'string' ? redactText(value) : redactValue(value, depth);
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, depth + 1));
  return redactFields(value, depth + 1);
}

/** Returns the loggable fields of an error and its cause, without fields that a library has added. */
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

/** Most paths. A text without digits, special characters and control characters needs no redaction. */
const HARMLESS = /^[a-zA-Z/._,-]*$/;

/** Returns a text of unknown origin as safe log text: no personal data, one line, limited length. */
export function redactText(text: string): string {
  if (text.length <= MAX_LENGTH && HARMLESS.test(text)) return text;
  return (
    text
      .slice(0, MAX_LENGTH)
      .replace(EMAIL, '[email]')
      .replace(PHONE, '[number]')
      .replace(PLATE, '[plate]')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
      .replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, ' ')
  );
}
