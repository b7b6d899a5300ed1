import { BLOCKS_DICTIONARY } from './dictionaryBlocks.ts';
import { BOOKING_DICTIONARY } from './dictionaryBooking.ts';
import { CAR_DETAIL_DICTIONARY } from './dictionaryCarDetail.ts';
import { CAR_FILTERS_DICTIONARY } from './dictionaryCarFilters.ts';
import { CAR_PAGES_DICTIONARY } from './dictionaryCarPages.ts';
import { CAR_SEARCH_DICTIONARY } from './dictionaryCarSearch.ts';
import { CARS_DICTIONARY } from './dictionaryCars.ts';
import { COMPARE_DICTIONARY } from './dictionaryCompare.ts';
import { CONSENT_DICTIONARY } from './dictionaryConsent.ts';
import { DEALERS_DICTIONARY } from './dictionaryDealers.ts';
import { EMBEDDED_DICTIONARY } from './dictionaryEmbedded.ts';
import { FINANCE_DICTIONARY } from './dictionaryFinance.ts';
import { FORMS_DICTIONARY } from './dictionaryForms.ts';
import { MEDIA_DICTIONARY } from './dictionaryMedia.ts';
import { NAVIGATION_DICTIONARY } from './dictionaryNavigation.ts';
import { REQUESTS_DICTIONARY } from './dictionaryRequests.ts';
import { SAVED_DICTIONARY } from './dictionarySaved.ts';
import { SHELL_DICTIONARY } from './dictionaryShell.ts';
import { SLOTS_DICTIONARY } from './dictionarySlots.ts';
import { STORIES_DICTIONARY } from './dictionaryStories.ts';
import { TEST_DRIVE_DICTIONARY } from './dictionaryTestDrive.ts';
import { TIRE_BOOKING_DICTIONARY } from './dictionaryTireBooking.ts';
import { TIRE_HOTEL_DICTIONARY } from './dictionaryTireHotel.ts';

/**
 * Every label of the product by key, in English. The content platform has the other languages. A missing key falls back to
 * the site's default language, then to this English text. `{name}` is a placeholder for a value, and
 * `{count, plural, one {# car} other {# cars}}` a text in the plural forms of the language (ICU, `Intl.PluralRules`).
 */
export const DICTIONARY = {
  ...SHELL_DICTIONARY,
  ...NAVIGATION_DICTIONARY,
  ...CONSENT_DICTIONARY,
  ...BLOCKS_DICTIONARY,
  ...MEDIA_DICTIONARY,
  ...STORIES_DICTIONARY,
  ...CARS_DICTIONARY,
  ...CAR_PAGES_DICTIONARY,
  ...CAR_DETAIL_DICTIONARY,
  ...CAR_FILTERS_DICTIONARY,
  ...CAR_SEARCH_DICTIONARY,
  ...DEALERS_DICTIONARY,
  ...COMPARE_DICTIONARY,
  ...EMBEDDED_DICTIONARY,
  ...FINANCE_DICTIONARY,
  ...FORMS_DICTIONARY,
  ...REQUESTS_DICTIONARY,
  ...SAVED_DICTIONARY,
  ...BOOKING_DICTIONARY,
  ...SLOTS_DICTIONARY,
  ...TEST_DRIVE_DICTIONARY,
  ...TIRE_HOTEL_DICTIONARY,
  ...TIRE_BOOKING_DICTIONARY,
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
