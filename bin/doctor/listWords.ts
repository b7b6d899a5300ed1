import type { SiteConfig } from '../../config/siteConfig.ts';
import type { Facet } from '../../src/contracts/search/search.ts';
import { carVocabulary } from '../../src/features/carSearch/text/carVocabulary.ts';
import { segmentsToFilters } from '../../src/features/carSearch/text/textToFilters.ts';

/** Returns whether the words below a list's path name values of the stock: the site redirects to these filters then (F051). */
export function nameFilters(words: readonly string[], stock: readonly Facet[], site: SiteConfig): boolean {
  const codes = site.languages.map(({ code }) => code);
  return segmentsToFilters(words, carVocabulary(stock, codes, site)) !== null;
}
