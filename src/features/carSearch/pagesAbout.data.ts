import type { LoaderPorts } from '../../contracts/page/loader.ts';
import type { LanguageView, SiteView } from '../../contracts/page/page.ts';
import type { PageSuggestion } from '../../contracts/search/suggestions.ts';
import { dealerHref } from '../dealers/dealerView.ts';
import { fetchDealerMatcher } from './suggestions/dealerMatcher.data.ts';
import { suggestPages, suggestTitled } from './suggestions/suggestPages.ts';
import { foldedWords } from './text/foldText.ts';

/** What the pages about words are found in. */
export interface PagesSearch {
  site: SiteView;
  language: LanguageView;
  ports: Pick<LoaderPorts, 'navigation' | 'pages' | 'searchDealers'>;
}

const MAX_PAGES = 4;
/** Titles of stories are long: more of them would be in the way of the cars. */
const MAX_OF_KIND = 2;

/**
 * Returns the site's own pages about words of a keyphrase, at most four: those of the navigation, dealers, then other pages such as stories. All
 * are in the data cache. A source that fails is left out.
 */
export async function pagesAbout(keyphrase: string, { site, language, ports }: PagesSearch): Promise<PageSuggestion[]> {
  if (keyphrase === '') return [];
  const [navigation, dealers, pages] = await Promise.all([
    ports.navigation().catch(() => null),
    fetchDealerMatcher(ports),
    ports.pages().catch(() => []),
  ]);
  const ofDealers = (dealers?.(foldedWords(keyphrase)) ?? [])
    .filter(({ quality }) => quality > 1)
    .map(({ entry }) => ({ title: entry.site_official_name, href: dealerHref(entry, site, language) }));
  const found = [
    ...(navigation ? suggestPages(keyphrase, navigation) : []),
    ...ofDealers.slice(0, MAX_OF_KIND),
    ...suggestTitled(keyphrase, pages).slice(0, MAX_OF_KIND),
  ];
  return [...new Map(found.map((page) => [page.href, page])).values()].slice(0, MAX_PAGES);
}
