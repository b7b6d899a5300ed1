import { europeanTime } from '../../lib/europeanTime.ts';
import { timeZoneOf } from '../../lib/timeZone.ts';
import { COUNTRIES, type LawRule } from './lawRule.ts';

/**
 * Returns the rules that bind a site of a country at a moment. A rule begins and ends at midnight of its days in the country's time zone.
 *
 * @param country ISO 3166 alpha-2; another country than those of the rules has none
 * @param now ms since 1970
 */
export function rulesInForce(rules: readonly LawRule[], country: string, now: number): readonly LawRule[] {
  const known = COUNTRIES.find((each) => each === country);
  if (known === undefined) return [];
  const today = (europeanTime(now, timeZoneOf(known)) ?? '').slice(0, 10);
  return rules.filter(
    ({ countries, since, until }) =>
      countries.includes(known) && (since === null || since <= today) && (until === null || today < until),
  );
}
