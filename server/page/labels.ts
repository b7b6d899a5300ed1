import type { SiteConfig } from '../../config/siteConfig.ts';
import { DICTIONARY, type DictionaryKey } from '../../src/contracts/dictionary.ts';
import { fillIn } from '../../src/contracts/fillIn.ts';
import type { LoaderContext } from '../../src/contracts/loader.ts';
import { FAILURE_LABELS } from './failureLabels.ts';

export type Labels = Readonly<Record<DictionaryKey, string>>;

const KEYS = Object.keys(DICTIONARY) as DictionaryKey[];

/**
 * Every label for one language: the platform's, else the site's default language, else what the product itself knows of
 * failures in that language, else the English wording. `null` stands for a dictionary that could not be had.
 */
export function completeLabels(
  language: string,
  own: Readonly<Record<string, string>> | null,
  defaults: Readonly<Record<string, string>> | null,
): Labels {
  const failure: Partial<Record<DictionaryKey, string>> = FAILURE_LABELS[language] ?? {};
  const labels = KEYS.map((key) => [key, own?.[key] || defaults?.[key] || failure[key] || DICTIONARY[key]]);
  return Object.fromEntries(labels) as Labels;
}

/** Keys that the platform's dictionary of a language lacks. */
export function missingLabels(own: Readonly<Record<string, string>>): DictionaryKey[] {
  return KEYS.filter((key) => !own[key]);
}

export function translator(labels: Labels): LoaderContext['translate'] {
  return (key, values) => fillIn(labels[key], values);
}

/** Whether the language is not the site's default, so that the default's labels stand behind its own. */
export function hasFallbackLanguage(site: SiteConfig, language: string): boolean {
  return site.languages[0].code !== language;
}
