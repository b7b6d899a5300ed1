/** `Intl` time zones by country. */
const ZONES: Readonly<Record<string, string>> = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  SK: 'Europe/Bratislava',
  GB: 'Europe/London',
};

/**
 * Returns the time zone of a country; UTC for an unknown one.
 *
 * @param country ISO 3166 alpha-2
 */
export function timeZoneOf(country: string): string {
  return ZONES[country] ?? 'UTC';
}
