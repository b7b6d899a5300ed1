import type { Wording } from '../../../contracts/page/loader.ts';
import { numberFormat } from '../../../lib/formats.ts';
import { distanceOf } from '../../car/measures.ts';

type Context = Pick<Wording, 'site' | 'language' | 'translate'>;

const KM_PER_MILE = 1.609344;
/** Miles that correspond to kilometres of a rule are rounded to as many. */
const MILES_STEP = 100;

/** Formats a share with at most one decimal: `10.4%`. */
export function shareText(share: number, { language }: Pick<Context, 'language'>): string {
  return numberFormat(language.locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** Returns a distance in kilometres in the unit of the page: `2 000 mil`, `20,000 km`; in miles about as many: `12,400 miles`. */
export const kilometresText = (km: number, context: Context): string => inPageUnit(km, MILES_STEP, context);

/** Returns the distance that a car was driven, in the unit of the page, to a mile. */
export const drivenText = (km: number, context: Context): string => inPageUnit(km, 1, context);

function inPageUnit(km: number, milesStep: number, context: Context): string {
  const { distanceUnit } = context.site;
  const inUnit = { mil: km / 10, km, miles: Math.round(km / KM_PER_MILE / milesStep) * milesStep };
  return distanceOf(inUnit[distanceUnit], context).join('\u00a0');
}
