import { dateFormat } from '../../../lib/formats.ts';

/** Formats a date such as `torsdag 24 december`, with its year when that differs from today's; in UTC. */
export function dayText(date: string, today: string, locale: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const format = (parts: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...parts, timeZone: 'UTC' }).format(Date.parse(date));
  // Joined here, because ICU versions differ in the separator.
  return `${format({ weekday: 'long' })} ${format({ day: 'numeric', month: 'long', year })}`;
}
