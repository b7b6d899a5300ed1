import type { LanguageView, SiteView } from '../../contracts/page.ts';
import { numberFormat } from '../../lib/formats.ts';

const KILOMETRES_A_MILE = 1.609344;
/** From here on tenths say nothing. */
const FAR = 10;

/** `3,4 km`, `212 km`; miles where people count roads in them. Distances of roads are not in `mil` anywhere on a sign. */
export function distanceText(kilometres: number, { country }: SiteView, { locale }: LanguageView): string {
  const miles = country === 'GB';
  const value = miles ? kilometres / KILOMETRES_A_MILE : kilometres;
  const number = numberFormat(locale, { maximumFractionDigits: value < FAR ? 1 : 0 }).format(value);
  return `${number}\u00a0${miles ? 'mi' : 'km'}`;
}
