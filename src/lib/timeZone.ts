/** The clock that the visitors of a country go by: `Intl` time zones. */
const ZONES: Readonly<Record<string, string>> = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  SK: 'Europe/Bratislava',
  GB: 'Europe/London',
};

/** @param country ISO 3166 alpha-2; UTC for one that is not known */
export function timeZoneOf(country: string): string {
  return ZONES[country] ?? 'UTC';
}
