import { kilometresBetween } from '../../../lib/distance.ts';
import type { Dealer, Department } from '../../contracts/dealers/dealer.ts';
import { type DealerQuery, type Place, placeIn } from '../../contracts/dealers/dealerSearch.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { COORDINATE_DECIMALS } from '../car/distanceText.ts';
import { contactOf, type DealerContact } from './dealerView.ts';
import { departmentName } from './departmentName.ts';
import { openSpans, type SiteMoment } from './hours/openingHours.ts';
import type { OpenSpans } from './hours/openingState.ts';

/** A dealer in the list and on its map. */
export interface DealerCardView extends DealerContact {
  place?: Place;
  /** Distance from the visitor's position in kilometres. */
  distanceKm?: number;
  opening?: OpeningView;
}

/** When one department of a dealer is open. */
export interface OpeningView {
  /** Name of the department. */
  department: LocalizedText;
  spans: OpenSpans;
}

export function dealerCardOf(dealer: Dealer, query: DealerQuery, moment: SiteMoment, wording: Wording): DealerCardView {
  const place = placeIn(dealer.site_geocoord ?? '', COORDINATE_DECIMALS);
  const opening = openingOf(dealer, moment, wording, query.values['site_departments.service_name']);
  return {
    ...contactOf(dealer),
    ...(place && { place }),
    ...(place && query.near && { distanceKm: Math.round(kilometresBetween(query.near, place) * 10) / 10 }),
    ...(opening && { opening }),
  };
}

/**
 * Returns the hours of the first department with readable hours; when `services` are given, of the first that offers one
 * of them. Null when there is none.
 */
export function openingOf(
  { site_departments: departments }: Dealer,
  moment: SiteMoment,
  wording: Wording,
  services?: readonly string[],
): OpeningView | null {
  const hasService = (department: Department) => !services || services.includes(department.service_name ?? '');
  for (const department of (departments ?? []).filter(hasService)) {
    const spans = openSpans(department.openingschedule, moment);
    if (spans) return { department: departmentName(department, wording), spans };
  }
  return null;
}
