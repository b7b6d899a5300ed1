import type { NavigationItem } from '../../../contracts/page/loader.ts';
import type { PageSuggestion } from '../../../contracts/search/suggestions.ts';
import { foldedWords } from '../text/foldText.ts';
import { createMatcher, type Matcher } from '../text/matchWords.ts';

const MAX_PAGES = 3;
/** Minimum letters of a word that suggests a page: shorter ones begin too many titles. */
const MIN_LETTERS = 4;

/** Matchers by navigation, which is cached and shared. */
const pageMatchers = new WeakMap<readonly NavigationItem[], Matcher<PageSuggestion>>();

/**
 * Returns the site's own pages whose titles in the navigation have the words of a text, without typos: `däckhotell`. When no title has all
 * words, those with one of them.
 */
export function suggestPages(text: string, navigation: readonly NavigationItem[]): PageSuggestion[] {
  const match = pageMatchers.get(navigation) ?? createMatcher(pagesOf(navigation), ({ title }) => [title]);
  pageMatchers.set(navigation, match);
  const words = foldedWords(text).filter((word) => word.length >= MIN_LETTERS);
  const all = words.length > 0 ? match(words) : [];
  const found = all.some(({ quality }) => quality > 1) ? all : words.flatMap((word) => match([word]));
  const exact = found.filter(({ quality }) => quality > 1).sort((a, b) => b.quality - a.quality);
  return [...new Set(exact.map(({ entry }) => entry))].slice(0, MAX_PAGES);
}

/** Returns all pages of the navigation; links to other sites are left out. */
function pagesOf(items: readonly NavigationItem[]): PageSuggestion[] {
  return items.flatMap(({ navTitle, path, externalLink, children }) => [
    ...(externalLink ? [] : [{ title: navTitle, href: path }]),
    ...pagesOf(children),
  ]);
}
