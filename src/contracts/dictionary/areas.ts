import { ACCESSIBILITY_DICTIONARY } from './accessibility.ts';
import { ASSISTANTS_DICTIONARY } from './assistants.ts';
import { BOOKING_DICTIONARY } from './booking.ts';
import { CAR_CONDITION_DICTIONARY } from './carCondition.ts';
import { CAR_DETAIL_DICTIONARY } from './carDetail.ts';
import { CAR_FILTERS_DICTIONARY } from './carFilters.ts';
import { CAR_MAP_DICTIONARY } from './carMap.ts';
import { CAR_PAGES_DICTIONARY } from './carPages.ts';
import { CAR_SEARCH_DICTIONARY } from './carSearch.ts';
import { CARS_DICTIONARY } from './cars.ts';
import { COMPARE_DICTIONARY } from './compare.ts';
import { DEALERS_DICTIONARY } from './dealers.ts';
import { DISTANCE_DICTIONARY } from './distance.ts';
import { EMBEDDED_DICTIONARY } from './embedded.ts';
import { FINANCE_DICTIONARY } from './finance.ts';
import { FORMS_DICTIONARY } from './forms.ts';
import { OFFLINE_DICTIONARY } from './offline.ts';
import { PRICE_INDICATOR_DICTIONARY } from './priceIndicator.ts';
import { REQUESTS_DICTIONARY } from './requests.ts';
import { SAVED_DICTIONARY } from './saved.ts';
import { SAVED_SEARCHES_DICTIONARY } from './savedSearches.ts';
import { SLOTS_DICTIONARY } from './slots.ts';
import { STORIES_DICTIONARY } from './stories.ts';
import { TEST_DRIVE_DICTIONARY } from './testDrive.ts';
import { TIRE_BOOKING_DICTIONARY } from './tireBooking.ts';
import { TIRE_HOTEL_DICTIONARY } from './tireHotel.ts';
import { TOTAL_COST_DICTIONARY } from './totalCost.ts';
import { WITHDRAWAL_DICTIONARY } from './withdrawal.ts';

/** Labels that only some components show, by area. A page contains the labels of its components' areas and all labels without an area. */
const AREAS = {
  cars: Object.keys(CARS_DICTIONARY),
  carPages: Object.keys(CAR_PAGES_DICTIONARY),
  compare: Object.keys(COMPARE_DICTIONARY),
  saved: Object.keys(SAVED_DICTIONARY),
  savedSearches: Object.keys(SAVED_SEARCHES_DICTIONARY),
  offline: Object.keys(OFFLINE_DICTIONARY),
  carMap: Object.keys(CAR_MAP_DICTIONARY),
  carDetail: Object.keys(CAR_DETAIL_DICTIONARY),
  carCondition: Object.keys(CAR_CONDITION_DICTIONARY),
  finance: Object.keys(FINANCE_DICTIONARY),
  carFilters: Object.keys(CAR_FILTERS_DICTIONARY),
  carSearch: Object.keys(CAR_SEARCH_DICTIONARY),
  dealers: Object.keys(DEALERS_DICTIONARY),
  distance: Object.keys(DISTANCE_DICTIONARY),
  priceIndicator: Object.keys(PRICE_INDICATOR_DICTIONARY),
  booking: Object.keys(BOOKING_DICTIONARY),
  tireHotel: [...Object.keys(TIRE_HOTEL_DICTIONARY), ...Object.keys(TIRE_BOOKING_DICTIONARY)],
  slots: Object.keys(SLOTS_DICTIONARY),
  testDrive: Object.keys(TEST_DRIVE_DICTIONARY),
  forms: Object.keys(FORMS_DICTIONARY),
  embedded: Object.keys(EMBEDDED_DICTIONARY),
  requests: Object.keys(REQUESTS_DICTIONARY),
  totalCost: Object.keys(TOTAL_COST_DICTIONARY),
  withdrawal: Object.keys(WITHDRAWAL_DICTIONARY),
  accessibility: Object.keys(ACCESSIBILITY_DICTIONARY),
  stories: Object.keys(STORIES_DICTIONARY),
  assistants: Object.keys(ASSISTANTS_DICTIONARY),
} as const;

export type AreaName = keyof typeof AREAS;

/** All areas, in a fixed order. */
export const AREA_NAMES = Object.keys(AREAS) as AreaName[];

/** Returns the keys of these areas. */
export function keysOfAreas(areas: readonly AreaName[]): string[] {
  return areas.flatMap((area) => AREAS[area]);
}

/** Returns the keys that a page with these areas does not need. */
export function keysOutsideAreas(areas: readonly AreaName[]): ReadonlySet<string> {
  return new Set(keysOfAreas(AREA_NAMES.filter((area) => !areas.includes(area))));
}
