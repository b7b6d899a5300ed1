import { timeZoneOf } from '../../../lib/timeZone.ts';
import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import { dateFormat } from '../../lib/formats.ts';

interface Place {
  site: Pick<SiteView, 'country'>;
  language: Pick<LanguageView, 'locale'>;
}

/** Returns the day on which a saved search ends, on the clock of the site: `28 February 2027`. @param at milliseconds since 1970 */
export const endDateText = (at: number, { site, language }: Place): string =>
  dateFormat(language.locale, { dateStyle: 'long', timeZone: timeZoneOf(site.country) }).format(at);
