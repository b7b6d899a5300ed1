import { BOOKING_DICTIONARY } from './booking.ts';
import { CAR_DETAIL_DICTIONARY } from './carDetail.ts';
import { CAR_FILTERS_DICTIONARY } from './carFilters.ts';
import { CAR_PAGES_DICTIONARY } from './carPages.ts';
import { CAR_SEARCH_DICTIONARY } from './carSearch.ts';
import { CARS_DICTIONARY } from './cars.ts';
import { COMPARE_DICTIONARY } from './compare.ts';
import { DEALERS_DICTIONARY } from './dealers.ts';
import { EMBEDDED_DICTIONARY } from './embedded.ts';
import { FINANCE_DICTIONARY } from './finance.ts';
import { FORMS_DICTIONARY } from './forms.ts';
import { REQUESTS_DICTIONARY } from './requests.ts';
import { SAVED_DICTIONARY } from './saved.ts';
import { SLOTS_DICTIONARY } from './slots.ts';
import { STORIES_DICTIONARY } from './stories.ts';
import { TEST_DRIVE_DICTIONARY } from './testDrive.ts';
import { TIRE_BOOKING_DICTIONARY } from './tireBooking.ts';
import { TIRE_HOTEL_DICTIONARY } from './tireHotel.ts';

/** Components with cards of cars. */
const CARD_COMPONENTS = [
  'CarCompare',
  'CarDetail',
  'CarList',
  'CarOfTheWeek',
  'CarsById',
  'CarsByQuery',
  'DealerDetail',
  'SavedCars',
  'SimilarCars',
];

/**
 * Labels that only some components show, by area. A page contains the labels of its components' areas and all labels without
 * an area. A test follows the imports of each component and fails when an area is missing here.
 */
const AREAS = {
  cars: {
    keys: Object.keys(CARS_DICTIONARY),
    components: [
      'CarCompare',
      'CarDetail',
      'CarList',
      'CarOfTheWeek',
      'CarsById',
      'CarsByQuery',
      'DealerDetail',
      'DealerList',
      'FinanceQuotes',
      'SavedCars',
      'SimilarCars',
      'SiteTeaser',
    ],
  },
  carPages: {
    keys: Object.keys(CAR_PAGES_DICTIONARY),
    components: ['CarDetail', 'DealerDetail', 'DealerList', 'SiteTeaser'],
  },
  compare: {
    keys: Object.keys(COMPARE_DICTIONARY),
    components: CARD_COMPONENTS,
  },
  saved: {
    keys: Object.keys(SAVED_DICTIONARY),
    components: CARD_COMPONENTS,
  },
  carDetail: { keys: Object.keys(CAR_DETAIL_DICTIONARY), components: ['CarDetail', 'FinanceQuotes'] },
  finance: { keys: Object.keys(FINANCE_DICTIONARY), components: ['FinanceQuotes'] },
  carFilters: { keys: Object.keys(CAR_FILTERS_DICTIONARY), components: ['CarList'] },
  carSearch: { keys: Object.keys(CAR_SEARCH_DICTIONARY), components: ['CarList', 'HeroBanner'] },
  dealers: {
    keys: Object.keys(DEALERS_DICTIONARY),
    components: [
      'CarCompare',
      'CarDetail',
      'ContactForm',
      'DealerDetail',
      'DealerList',
      'SellCarForm',
      'ServiceRequestForm',
      'SiteTeaser',
      'ManageBooking',
      'ManageTestDrive',
      'ManageTireChange',
      'ServiceBooking',
      'WorkshopRequestForm',
    ],
  },
  booking: {
    keys: Object.keys(BOOKING_DICTIONARY),
    components: ['ManageBooking', 'ManageTireChange', 'ServiceBooking', 'WorkshopRequestForm'],
  },
  tireHotel: {
    keys: [...Object.keys(TIRE_HOTEL_DICTIONARY), ...Object.keys(TIRE_BOOKING_DICTIONARY)],
    components: ['ManageTireChange', 'TireHotel'],
  },
  slots: {
    keys: Object.keys(SLOTS_DICTIONARY),
    components: ['CarDetail', 'ManageBooking', 'ManageTestDrive', 'ManageTireChange', 'ServiceBooking'],
  },
  testDrive: { keys: Object.keys(TEST_DRIVE_DICTIONARY), components: ['CarDetail', 'ManageTestDrive'] },
  forms: {
    keys: Object.keys(FORMS_DICTIONARY),
    components: [
      'CarCompare',
      'CarDetail',
      'ContactForm',
      'DealerDetail',
      'EmbeddedForm',
      'FinanceQuotes',
      'NewsletterForm',
      'NewsletterLink',
      'SellCarForm',
      'ServiceRequestForm',
      'ManageBooking',
      'ManageTestDrive',
      'ManageTireChange',
      'ServiceBooking',
      'TireHotel',
      'WorkshopRequestForm',
    ],
  },
  embedded: {
    keys: Object.keys(EMBEDDED_DICTIONARY),
    components: ['EmbeddedForm', 'NewsletterForm', 'NewsletterLink'],
  },
  requests: {
    keys: Object.keys(REQUESTS_DICTIONARY),
    components: [
      'ContactForm',
      'EmbeddedForm',
      'SellCarForm',
      'ManageBooking',
      'ManageTestDrive',
      'ManageTireChange',
      'ServiceBooking',
      'ServiceRequestForm',
      'TireHotel',
      'WorkshopRequestForm',
    ],
  },
  stories: {
    keys: Object.keys(STORIES_DICTIONARY),
    components: ['StoriesList', 'StoriesTeaser', 'StoryArticle', 'StoryCards'],
  },
} as const;

type AreaName = keyof typeof AREAS;

/** Returns the areas of the named components, in a fixed order. */
export function areasOf(componentNames: ReadonlySet<string>): AreaName[] {
  const names = Object.keys(AREAS) as AreaName[];
  return names.filter((area) => AREAS[area].components.some((component) => componentNames.has(component)));
}

/** Returns the keys that a page with these areas does not need. */
export function keysOutsideAreas(areas: readonly AreaName[]): ReadonlySet<string> {
  const names = Object.keys(AREAS) as AreaName[];
  return new Set(names.flatMap((area) => (areas.includes(area) ? [] : AREAS[area].keys)));
}

/** Components whose labels come as keys with responses too: they have all labels of their areas. No response names those of pages. */
const WITH_RESPONSES = ['CarCompare', 'CarDetail', 'CarList', 'DealerDetail', 'DealerList', 'SavedCars'];

/** Returns the keys that the named components may need for responses that arrive later. */
export function keysOfResponses(componentNames: ReadonlySet<string>): ReadonlySet<string> {
  const areas = areasOf(new Set(WITH_RESPONSES.filter((name) => componentNames.has(name))));
  return new Set(areas.flatMap((area) => (area === 'carPages' ? [] : AREAS[area].keys)));
}
