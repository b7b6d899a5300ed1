import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import { numberFormat } from '../../lib/formats.ts';

const KILOMETRES_PER_MILE = 1.609344;
/** From this value on, distances are rounded to whole numbers. */
const NO_DECIMALS_FROM = 10;

/** Formats a distance such as `3,4 km` or `212 km`; in miles in Great Britain. Swedish `mil` is not used on road signs. */
export function distanceText(kilometres: number, { country }: SiteView, { locale }: LanguageView): string {
  const inMiles = country === 'GB';
  const value = inMiles ? kilometres / KILOMETRES_PER_MILE : kilometres;
  const number = numberFormat(locale, { maximumFractionDigits: value < NO_DECIMALS_FROM ? 1 : 0 }).format(value);
  return `${number}\u00a0${inMiles ? 'mi' : 'km'}`;
}
