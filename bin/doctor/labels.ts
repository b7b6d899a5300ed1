import type { SiteConfig } from '../../config/siteConfig.ts';
import { FAILURE_LABELS } from '../../server/page/failureLabels.ts';
import { hasFallbackLanguage } from '../../server/page/labels.ts';
import { DICTIONARY, type DictionaryKey } from '../../src/contracts/dictionary.ts';

type Dictionary = Readonly<Record<string, string>>;

/** A label that the platform does not have in a language, and what visitors read in its place. */
interface MissingLabel {
  key: string;
  /** The chain: the site's first language, the product's own words about failures, English. */
  shown: string;
}

/** @param first the dictionary of the site's first language; null where it could not be had */
export function missingLabels(
  site: SiteConfig,
  language: string,
  own: Dictionary,
  first: Dictionary | null,
): MissingLabel[] {
  const [{ code }] = site.languages;
  const failures: Partial<Record<DictionaryKey, string>> = FAILURE_LABELS[language] ?? {};
  return (Object.keys(DICTIONARY) as DictionaryKey[])
    .filter((key) => !own[key])
    .map((key) => {
      const inFirst = hasFallbackLanguage(site, language) && first?.[key];
      if (inFirst) return { key, shown: `“${inFirst}” (${code})` };
      const inProduct = failures[key];
      if (inProduct) return { key, shown: `“${inProduct}” (${language}, of the product)` };
      return { key, shown: `“${DICTIONARY[key]}” (English, of the product)` };
    });
}
