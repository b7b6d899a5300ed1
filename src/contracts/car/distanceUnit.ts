import type { DistanceUnit } from '../forms/formInput.ts';
import type { LanguageView, SiteView } from '../page/page.ts';
import type { CarRangeName } from '../search/carSearch.ts';

interface UnitContext {
  site: Pick<SiteView, 'distanceUnit'>;
  language: Pick<LanguageView, 'code'>;
}

const LABELS = { mil: 'unitMil', km: 'unitKm', miles: 'unitMiles' } as const satisfies Record<DistanceUnit, string>;

/** Languages whose readers use the Scandinavian mile of ten kilometres. */
const COUNT_IN_MIL: ReadonlySet<string> = new Set(['sv', 'nb']);

/**
 * Returns the unit in which a page states mileage, and how many of them one unit of the index is. Kilometres replace `mil` in
 * languages where it would be read as miles.
 */
export function distanceUnit({ site, language }: UnitContext): {
  unit: DistanceUnit;
  label: (typeof LABELS)[DistanceUnit];
  scale: number;
} {
  if (site.distanceUnit === 'mil' && !COUNT_IN_MIL.has(language.code))
    return { unit: 'km', label: LABELS.km, scale: 10 };
  return { unit: site.distanceUnit, label: LABELS[site.distanceUnit], scale: 1 };
}

/** Returns how many display units of a range one unit of the index is. */
export function scaleOf(name: CarRangeName, context: UnitContext): number {
  return name === 'car_mileage' ? distanceUnit(context).scale : 1;
}
