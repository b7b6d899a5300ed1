import type { SiteConfig } from '../../config/siteConfig.ts';
import { FAILURE_LABELS } from '../../server/page/labels/failureLabels.ts';
import { hasFallbackLanguage } from '../../server/page/labels/labels.ts';
import { DICTIONARY, type DictionaryKey } from '../../src/contracts/dictionary/dictionary.ts';

type Dictionary = Readonly<Record<string, string>>;

/** A label that is missing in a language, and the text that visitors read instead. */
interface MissingLabel {
  key: string;
  /** Fallback chain: the site's first language, the product's texts about failures, English. */
  substitute: string;
}

/**
 * Lists the labels that a dictionary lacks.
 *
 * @param first the dictionary of the site's first language; null when it could not be loaded
 */
export function missingLabels(
  site: SiteConfig,
  language: string,
  dictionary: Dictionary,
  first: Dictionary | null,
): MissingLabel[] {
  const [{ code }] = site.languages;
  const failures: Partial<Record<DictionaryKey, string>> = FAILURE_LABELS[language] ?? {};
  return (Object.keys(DICTIONARY) as DictionaryKey[])
    .filter((key) => !dictionary[key])
    .map((key) => {
      const inFirst = hasFallbackLanguage(site, language) && first?.[key];
      if (inFirst) return { key, substitute: `“${inFirst}” (${code})` };
      const inProduct = failures[key];
      if (inProduct) return { key, substitute: `“${inProduct}” (${language}, of the product)` };
      return { key, substitute: `“${DICTIONARY[key]}” (English, of the product)` };
    });
}
