import { ACCESSIBILITY_DICTIONARY } from './accessibility.ts';
import { ASSISTANTS_DICTIONARY } from './assistants.ts';
import { BLOCKS_DICTIONARY } from './blocks.ts';
import { BOOKING_DICTIONARY } from './booking.ts';
import { CAR_CONDITION_DICTIONARY } from './carCondition.ts';
import { CAR_DETAIL_DICTIONARY } from './carDetail.ts';
import { CAR_FILTERS_DICTIONARY } from './carFilters.ts';
import { CAR_MAP_DICTIONARY } from './carMap.ts';
import { CAR_PAGES_DICTIONARY } from './carPages.ts';
import { CAR_SEARCH_DICTIONARY } from './carSearch.ts';
import { CARS_DICTIONARY } from './cars.ts';
import { COMPARE_DICTIONARY } from './compare.ts';
import { CONSENT_DICTIONARY, CONSENT_SETTINGS_DICTIONARY } from './consent.ts';
import { DEALERS_DICTIONARY } from './dealers.ts';
import { DISTANCE_DICTIONARY } from './distance.ts';
import { EMBEDDED_DICTIONARY } from './embedded.ts';
import { FINANCE_DICTIONARY } from './finance.ts';
import { FORMS_DICTIONARY } from './forms.ts';
import { MEDIA_DICTIONARY } from './media.ts';
import { NAVIGATION_DICTIONARY } from './navigation.ts';
import { OFFLINE_DICTIONARY } from './offline.ts';
import { PRICE_INDICATOR_DICTIONARY } from './priceIndicator.ts';
import { REQUESTS_DICTIONARY } from './requests.ts';
import { SAVED_DICTIONARY } from './saved.ts';
import { SAVED_SEARCHES_DICTIONARY } from './savedSearches.ts';
import { SHELL_DICTIONARY } from './shell.ts';
import { SLOTS_DICTIONARY } from './slots.ts';
import { STORIES_DICTIONARY } from './stories.ts';
import { TEST_DRIVE_DICTIONARY } from './testDrive.ts';
import { TIRE_BOOKING_DICTIONARY } from './tireBooking.ts';
import { TIRE_HOTEL_DICTIONARY } from './tireHotel.ts';
import { TOTAL_COST_DICTIONARY } from './totalCost.ts';
import { WITHDRAWAL_DICTIONARY } from './withdrawal.ts';

/**
 * Every label of the product by key, in English. The content platform has the other languages. A missing key falls back to
 * the site's default language, then to this English text. `{name}` is a placeholder for a value, and
 * `{count, plural, one {# car} other {# cars}}` a text in the plural forms of the language (ICU, `Intl.PluralRules`).
 */
export const DICTIONARY = {
  ...SHELL_DICTIONARY,
  ...NAVIGATION_DICTIONARY,
  ...CONSENT_DICTIONARY,
  ...CONSENT_SETTINGS_DICTIONARY,
  ...BLOCKS_DICTIONARY,
  ...MEDIA_DICTIONARY,
  ...STORIES_DICTIONARY,
  ...CARS_DICTIONARY,
  ...CAR_PAGES_DICTIONARY,
  ...CAR_DETAIL_DICTIONARY,
  ...CAR_CONDITION_DICTIONARY,
  ...CAR_FILTERS_DICTIONARY,
  ...CAR_SEARCH_DICTIONARY,
  ...DEALERS_DICTIONARY,
  ...DISTANCE_DICTIONARY,
  ...COMPARE_DICTIONARY,
  ...EMBEDDED_DICTIONARY,
  ...FINANCE_DICTIONARY,
  ...FORMS_DICTIONARY,
  ...PRICE_INDICATOR_DICTIONARY,
  ...REQUESTS_DICTIONARY,
  ...SAVED_DICTIONARY,
  ...SAVED_SEARCHES_DICTIONARY,
  ...OFFLINE_DICTIONARY,
  ...CAR_MAP_DICTIONARY,
  ...BOOKING_DICTIONARY,
  ...SLOTS_DICTIONARY,
  ...TEST_DRIVE_DICTIONARY,
  ...TIRE_HOTEL_DICTIONARY,
  ...TIRE_BOOKING_DICTIONARY,
  ...TOTAL_COST_DICTIONARY,
  ...WITHDRAWAL_DICTIONARY,
  ...ACCESSIBILITY_DICTIONARY,
  ...ASSISTANTS_DICTIONARY,
} as const;

export type DictionaryKey = keyof typeof DICTIONARY;

/** Names of the placeholders in a label, also of those with plural forms. */
type PlaceholdersOf<Label extends string> = Label extends `${infer Before}, plural, ${string}}}${infer Rest}`
  ? PlaceholdersOf<Before> | AfterLastBrace<Before> | PlaceholdersOf<Rest>
  : Label extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceholdersOf<Rest>
    : never;

type AfterLastBrace<Text extends string> = Text extends `${string}{${infer Rest}` ? AfterLastBrace<Rest> : Text;

/** The values of a label by the names of its placeholders. */
type LabelValues<Key extends DictionaryKey> = Readonly<
  Record<PlaceholdersOf<(typeof DICTIONARY)[Key]>, string | number>
>;

/** Returns the label of a key with `values` in place of its placeholders. */
export type Translate = <Key extends DictionaryKey>(key: Key, values?: LabelValues<Key>) => string;
