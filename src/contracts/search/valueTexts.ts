/**
 * Translations of coded values of the indexes (`El`, `Automat`). The values are in the first language of a site. The platform's
 * dictionary has an entry for each value and language: key `value.{field}.{value}`, phrase the translation. The first language
 * needs entries only for codes such as `LCV`. URLs and searches always use the value itself.
 */

/** Fields with words of a language. A value without a translation is shown unchanged, marked with the index's language. */
const WORD_FIELDS = [
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_drive',
  'car_color',
  'car_condition',
  'car_vehicle_type',
  'car_equipment',
  'car_campaigns',
  'department_name',
  'service_name',
  'job_title',
  'opening_day',
  'offer_text',
] as const;

/** Fields with names. Some names differ between languages (`Göteborg`, `C-Klass`); all others are the same in all languages. */
const NAME_FIELDS = ['car_model', 'region', 'city'] as const;

export type ValueField = (typeof WORD_FIELDS)[number] | (typeof NAME_FIELDS)[number];

const NAMES: ReadonlySet<string> = new Set(NAME_FIELDS);

/** A text on a page. An object when it is not in the page's language: `lang` is its language (WCAG 3.1.2). */
export type LocalizedText = string | { readonly text: string; readonly lang: string };

/** Returns the text of an index value on a page. */
export type ValueText = (field: ValueField, value: string) => LocalizedText;

/** Returns the text without its language, for attributes, `<title>` and JSON-LD. */
export const plainText = (text: LocalizedText): string => (typeof text === 'string' ? text : text.text);

/** Returns the language of a text when it differs from the page's; else undefined. */
export const langOf = (text: LocalizedText): string | undefined => (typeof text === 'string' ? undefined : text.lang);

/** Returns the dictionary key of a value's translation. */
export const valueKey = (field: ValueField, value: string): string => `value.${field}.${value}`;

type Phrases = Readonly<Record<string, string>>;

/**
 * Returns the `ValueText` of a language.
 *
 * @param indexLanguage language code of the index, the first of the site
 * @param phrases the platform's dictionary in `language`; null when it is unavailable
 */
export function valueTextOf(language: string, indexLanguage: string, phrases: Phrases | null): ValueText {
  const needsNoTranslation = (field: ValueField) => language === indexLanguage || NAMES.has(field);
  return (field, value) =>
    phrases?.[valueKey(field, value)] || (needsNoTranslation(field) ? value : { text: value, lang: indexLanguage });
}
