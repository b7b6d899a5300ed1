import type { NavigationItem, TitledPage } from '../../../contracts/page/loader.ts';
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

/** Matchers by pages, which are cached and shared. */
const titledMatchers = new WeakMap<readonly TitledPage[], Matcher<TitledPage>>();

/** Returns the pages whose titles have all words of a text, without typos, the best first. */
export function suggestTitled(text: string, pages: readonly TitledPage[]): PageSuggestion[] {
  const words = foldedWords(text).filter((word) => word.length >= MIN_LETTERS);
  if (words.length === 0 || pages.length === 0) return [];
  const match = titledMatchers.get(pages) ?? createMatcher(pages, ({ title }) => [title]);
  titledMatchers.set(pages, match);
  const exact = match(words).filter(({ quality }) => quality > 1);
  return exact.sort((one, other) => other.quality - one.quality).map(({ entry }) => entry);
}

/** Returns all pages of the navigation; links to other sites are left out. */
function pagesOf(items: readonly NavigationItem[]): PageSuggestion[] {
  return items.flatMap(({ navTitle, path, externalLink, children }) => [
    ...(externalLink ? [] : [{ title: navTitle, href: path }]),
    ...pagesOf(children),
  ]);
}
