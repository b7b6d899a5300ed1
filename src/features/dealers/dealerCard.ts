import type { Dealer, Department } from '../../contracts/dealer.ts';
import { type DealerQuery, type Place, placeIn } from '../../contracts/dealerSearch.ts';
import type { Wording } from '../../contracts/loader.ts';
import type { LocalizedText } from '../../contracts/valueTexts.ts';
import { kilometresBetween } from '../../lib/distance.ts';
import { contactOf, type DealerContact } from './dealerView.ts';
import { departmentName } from './departmentName.ts';
import { openSpans } from './hours/openingHours.ts';
import type { OpenSpans } from './hours/openingState.ts';

/** A dealer in the list and on its map. */
export interface DealerCardView extends DealerContact {
  place?: Place;
  /** How far it is from where the visitor is, in kilometres. */
  far?: number;
  opening?: OpeningView;
}

/** When one department of a dealer is open. */
export interface OpeningView {
  /** Which one. */
  department: LocalizedText;
  spans: OpenSpans;
}

/** What the moment of a list is. */
export interface ListMoment {
  /** Language that the index speaks. */
  locale: string;
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Decimals of a dealer's place: to about a metre. */
export const METRE = 5;

export function dealerCardOf(dealer: Dealer, query: DealerQuery, moment: ListMoment, wording: Wording): DealerCardView {
  const place = placeIn(dealer.site_geocoord ?? '', METRE);
  const opening = openingOf(dealer, moment, wording, query.values['site_departments.service_name']);
  return {
    ...contactOf(dealer),
    ...(place && { place }),
    ...(place && query.near && { far: Math.round(kilometresBetween(query.near, place) * 10) / 10 }),
    ...(opening && { opening }),
  };
}

/**
 * When a dealer is open: its first department that says so; of those with a wanted service, when some are wanted.
 * Null when none of them says it.
 */
export function openingOf(
  { site_departments: all }: Dealer,
  moment: ListMoment,
  wording: Wording,
  services?: readonly string[],
): OpeningView | null {
  const wanted = (department: Department) => !services || services.includes(department.service_name ?? '');
  for (const department of (all ?? []).filter(wanted)) {
    const spans = openSpans(department.openingschedule, moment);
    if (spans) return { department: departmentName(department, wording), spans };
  }
  return null;
}
