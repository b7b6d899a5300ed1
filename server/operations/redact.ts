/** Personal data never reaches a log (Q36): fields by name, texts by pattern. */

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'sc_apikey',
  'x-sitecore-contextid',
  'password',
  'token',
  'code',
  'key',
  'phone',
  'mobile',
  'email',
  'toEmail',
  'siteEmail',
  'firstName',
  'lastName',
  'customerName',
  'regNo',
  'plate',
  'latitude',
  'longitude',
] as const;

/** Paths for pino's `redact`: the fields above on the line itself and one and two levels down. */
export const REDACTED_PATHS: string[] = SECRET_FIELDS.flatMap((field) => {
  const name = `["${field}"]`;
  return [name, `*${name}`, `*.*${name}`];
});

const EMAIL = /[^\s@/?&=,;]{1,64}(?:@|%40)[^\s@/?&=,;]{1,120}/gi;
const PHONE = /(?:\+|%2b)?\d[\d\s-]{6,18}\d/gi;
const PLATE = /\b[a-z]{2,3}(?:\s|-|%20)?\d{2,5}(?:(?:\s|-|%20)?[a-z]{1,3})?\b/gi;
const MAX_LENGTH = 200;

/** A text of unknown origin made fit for a log line: no personal data, one line, bounded length. */
export function redactText(text: string): string {
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
