import { europeanTime } from '../../lib/europeanTime.ts';
import { COUNTRIES, type Country, type LawRule } from './lawRule.ts';

/** The time zone whose midnight begins a day of the law. */
const TIME_ZONES: Readonly<Record<Country, string>> = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  SK: 'Europe/Bratislava',
  GB: 'Europe/London',
};

/**
 * Returns the rules that bind a site of a country at a moment. A rule begins and ends at midnight of its days in the country's time zone.
 *
 * @param country ISO 3166 alpha-2; another country than those of the rules has none
 * @param now ms since 1970
 */
export function rulesInForce(rules: readonly LawRule[], country: string, now: number): readonly LawRule[] {
  const known = COUNTRIES.find((each) => each === country);
  if (known === undefined) return [];
  const today = (europeanTime(now, TIME_ZONES[known]) ?? '').slice(0, 10);
  return rules.filter(
    ({ countries, since, until }) =>
      countries.includes(known) && (since === null || since <= today) && (until === null || today < until),
  );
}
