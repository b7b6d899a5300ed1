/** Tokens of .NET formats. Month and weekday names come from `Intl` in the item's language. */
const TOKENS = /yyyy|yy|MMMM|MMM|MM|M|dddd|ddd|dd|d|HH|H|hh|h|mm|m|ss|s|tt|'[^']*'|\\./g;

/**
 * Formats a date by a .NET format string (`dd MMMM yyyy`, `HH:mm`), or as the language's long date without one. `offset` is in
 * minutes from UTC.
 */
export function formatDate(date: Date, format: string | null | undefined, language: string, offset = 0): string {
  const shifted = new Date(date.getTime() + offset * 60_000);
  const named = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(shifted);
  if (!format) return named({ dateStyle: 'long' });
  const [hours, minutes, seconds] = [shifted.getUTCHours(), shifted.getUTCMinutes(), shifted.getUTCSeconds()];
  const values: Readonly<Record<string, string>> = {
    yyyy: String(shifted.getUTCFullYear()).padStart(4, '0'),
    yy: String(shifted.getUTCFullYear() % 100).padStart(2, '0'),
    MMMM: named({ month: 'long' }),
    MMM: named({ month: 'short' }),
    dddd: named({ weekday: 'long' }),
    ddd: named({ weekday: 'short' }),
    ...numbers('M', shifted.getUTCMonth() + 1),
    ...numbers('d', shifted.getUTCDate()),
    ...numbers('H', hours),
    ...numbers('h', hours % 12 || 12),
    ...numbers('m', minutes),
    ...numbers('s', seconds),
    tt: hours < 12 ? 'AM' : 'PM',
  };
  return format.replace(
    TOKENS,
    (token) => values[token] ?? (token.startsWith('\\') ? token.slice(1) : token.slice(1, -1)),
  );
}

function numbers(letter: string, value: number): Record<string, string> {
  return { [letter]: String(value), [letter + letter]: String(value).padStart(2, '0') };
}
