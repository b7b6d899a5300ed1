import { timeZoneOf } from '../../../lib/timeZone.ts';
import type { BookedFacts } from '../../contracts/forms/withdrawalForm.ts';
import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import { dateFormat } from '../../lib/formats.ts';

/** The words and the clock of a page. */
interface Place {
  site: Pick<SiteView, 'country'>;
  language: Pick<LanguageView, 'locale'>;
}

/** Returns a moment in the time zone of the site, with its date: `30 November 2026 at 14:05`. @param at milliseconds since 1970 */
export const momentText = (at: number, { site, language }: Place): string =>
  dateFormat(language.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: timeZoneOf(site.country) }).format(at);

/** Returns the time of a booking; `fullDay` completes its day when it has no time. */
export function bookedTimeText(
  { timeSlot, isFullDay }: BookedFacts,
  place: Place,
  fullDay: (day: string) => string,
): string {
  const at = Date.parse(timeSlot);
  if (!isFullDay) return momentText(at, place);
  const timeZone = timeZoneOf(place.site.country);
  return fullDay(dateFormat(place.language.locale, { dateStyle: 'long', timeZone }).format(at));
}
