import type { LanguageConfig, SiteConfig } from '../../../config/siteConfig.ts';
import { DICTIONARY, type DictionaryKey } from '../../../src/contracts/dictionary/dictionary.ts';
import { fillIn } from '../../../src/contracts/page/fillIn.ts';
import type { LoaderContext, Wording } from '../../../src/contracts/page/loader.ts';
import { valueTextOf } from '../../../src/contracts/search/valueTexts.ts';
import { siteView } from '../siteView.ts';
import type { RequestScope } from '../sources.ts';
import { FAILURE_LABELS } from './failureLabels.ts';

export type Labels = Readonly<Record<DictionaryKey, string>>;

const KEYS = Object.keys(DICTIONARY) as DictionaryKey[];

type Dictionary = Readonly<Record<string, string>>;

/** Labels by the dictionary object that they were made from. All pages of a language share them. */
const completed = new WeakMap<Dictionary, { language: string; defaults: Dictionary | null; labels: Labels }>();

/**
 * Returns every label for one language: from the platform's dictionary, else from the site's default language, else the product's
 * own failure texts in that language, else English.
 *
 * @param own dictionary of the language; null when it is unavailable
 */
export function completeLabels(language: string, phrases: Dictionary | null, defaults: Dictionary | null): Labels {
  const cached = phrases && completed.get(phrases);
  if (cached?.language === language && cached.defaults === defaults) return cached.labels;
  const failure: Partial<Record<DictionaryKey, string>> = FAILURE_LABELS[language] ?? {};
  const entries = KEYS.map((key) => [key, phrases?.[key] || defaults?.[key] || failure[key] || DICTIONARY[key]]);
  const labels = Object.fromEntries(entries) as Labels;
  if (phrases) completed.set(phrases, { language, defaults, labels });
  return labels;
}

/** @param language code of the labels' language */
export function translator(labels: Labels, language: string): LoaderContext['translate'] {
  return (key, values) => fillIn(labels[key], values, language);
}

/** Labels of a language with the platform's dictionary that they come from. */
export interface Labelled {
  labels: Labels;
  /** Null when the platform is unavailable. */
  phrases: Dictionary | null;
  /** The dictionary of the language is missing. */
  degraded: boolean;
}

/** Wordings by their labels. The same functions each time let `cardOf` find its cards again. */
const wordings = new WeakMap<Labels, { of: readonly unknown[]; wording: Wording }>();

/** Returns the functions with which loaders make texts. */
export function wordingOf(
  { site, language }: Pick<RequestScope, 'site' | 'language'>,
  { labels, phrases }: Pick<Labelled, 'labels' | 'phrases'>,
): Wording {
  const cached = wordings.get(labels);
  const parts = [site, language, phrases];
  if (cached?.of.every((part, index) => part === parts[index])) return cached.wording;
  const wording = {
    site: siteView(site),
    language,
    translate: translator(labels, language.code),
    valueText: valueTextOf(language.code, site.languages[0].code, phrases),
  };
  wordings.set(labels, { of: parts, wording });
  return wording;
}

/** Loads every label for a language of a site. `fetchDictionary` resolves with null when a dictionary is unavailable. */
export async function labelsOf(
  site: SiteConfig,
  language: LanguageConfig,
  fetchDictionary: (language: LanguageConfig) => Promise<Dictionary | null>,
): Promise<Labelled> {
  const defaults = hasFallbackLanguage(site, language.code) ? fetchDictionary(site.languages[0]) : null;
  const [phrases, defaultPhrases] = await Promise.all([fetchDictionary(language), defaults]);
  return { labels: completeLabels(language.code, phrases, defaultPhrases), phrases, degraded: phrases === null };
}

/** Whether missing labels of a language fall back to the site's default language. */
export function hasFallbackLanguage(site: SiteConfig, language: string): boolean {
  return site.languages[0].code !== language;
}
