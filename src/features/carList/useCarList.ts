import { keepPreviousData, onlineManager, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CarQuery, formatCarQuery } from '../../contracts/search/carSearch.ts';
import type { PageSuggestion } from '../../contracts/search/suggestions.ts';
import { usePage } from '../../page/PageContext.tsx';
import type { CarCardView } from '../car/card.ts';
import type { CostFormView } from '../car/totalCost/costForm.ts';
import type { FacetView } from '../carSearch/facetViews.ts';
import { fetchCars } from '../carSearch/fetchCars.ts';
import type { CarListData, CarListResponse, DropOption } from '../carSearch/listResponse.ts';
import { withoutMarkup } from './cardMarkup.ts';

export interface CarList {
  cards: CarCardView[];
  facets: FacetView[];
  total: number;
  /** For a list without cars: choices that a visitor can drop to get cars. */
  help: readonly DropOption[];
  /** Words of the keyphrase that the search ignored, because they match no car. */
  dropped: readonly string[];
  /** The site's own pages about words of the keyphrase. */
  sitePages: readonly PageSuggestion[];
  /** The inputs of the total costs that the cards state. */
  costs: CostFormView | undefined;
  /** `loading`: no cards yet; `stale`: cards of the previous state while a new response loads. */
  status: 'loading' | 'stale' | 'ready' | 'failed';
  /** A later page is loading; the cards before it stay. */
  loadingMore: boolean;
  moreFailed: boolean;
  retry: () => void;
  /** Fetches a state that is about to be chosen, while the choice is still rendering. */
  prefetch: (next: CarQuery) => void;
  /** State of the displayed cards: that of the query, or the previous one while `stale`. */
  displayedState: string;
}

/**
 * Returns the cars of a list state. Sources in order: the page's data, the browser's cache, a request for each page. While a new
 * state loads, the cards of the previous one stay (U10).
 */
export function useCarList(query: CarQuery, data: CarListData): CarList {
  const { first, others, prefetch } = usePages(query, data);
  const state = stateOf(query);
  const [retried, setRetried] = useState<string | null>(null);
  const isStale = first.isPlaceholderData;
  const status = statusOf(first, data.failed === true && state === data.state && retried !== state);
  const firstPage = status === 'stale' || status === 'ready' ? first.data : undefined;
  // Only pages before the first missing one are shown, because a gap would change the order of the cards.
  const firstMissing = others.findIndex((other) => !other.data);
  const loadedPages = firstMissing === -1 ? others : others.slice(0, firstMissing);
  const moreFailed = !isStale && others.some((other) => other.isError && !other.data);
  return {
    cards: joinedCards([firstPage, ...(isStale ? [] : loadedPages.map((page) => page.data))]),
    facets: useLastFacets(first.data, data),
    total: firstPage?.total ?? 0,
    help: firstPage?.help ?? [],
    dropped: firstPage?.dropped ?? [],
    sitePages: firstPage?.sitePages ?? [],
    costs: firstPage?.costs,
    status,
    displayedState: firstPage?.state ?? state,
    loadingMore: !isStale && firstMissing !== -1 && !moreFailed,
    moreFailed,
    prefetch,
    retry: () => {
      setRetried(state);
      // The browser may wrongly report being offline; the request decides.
      onlineManager.setOnline(true);
      for (const page of [first, ...others]) {
        if (!page.data || page.isPlaceholderData || page.isError) void page.refetch?.({ cancelRefetch: true });
      }
    },
  };
}

/** Returns the cards of all pages. A car that was published between two requests moves others to the next page: each is shown once. */
export function joinedCards(pages: readonly (Pick<CarListResponse, 'pages'> | undefined)[]): CarCardView[] {
  const cards = pages.flatMap((page) => page?.pages[0] ?? []);
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

/** A cached page: its cards, and the state they belong to. */
interface CachedPage extends CarListResponse {
  state: string;
}

const stateOf = (query: CarQuery) => formatCarQuery({ ...query, page: 0 });

/** A page of the list, as it is loaded. */
interface LoadedPage {
  data: CachedPage | undefined;
  isPlaceholderData: boolean;
  isError: boolean;
  errorUpdateCount: number;
  refetch?: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

interface Pages {
  first: LoadedPage;
  /** The pages after it. */
  others: readonly LoadedPage[];
  prefetch: (next: CarQuery) => void;
}

/** Returns the pages of a list state. The server has those of the page's data only. */
const usePages = typeof document === 'undefined' ? pagesOfDocument : useQueriedPages;

function pagesOfDocument(query: CarQuery, data: CarListData): Pages {
  const isOfState = stateOf(query) === data.state;
  const pageAt = (page: number): LoadedPage => ({
    data: isOfState ? pageFromDocument(data, page) : undefined,
    isPlaceholderData: false,
    isError: false,
    errorUpdateCount: 0,
  });
  const others = Array.from({ length: query.page }, (_, index) => pageAt(index + 1));
  return { first: pageAt(0), others, prefetch: () => {} };
}

function useQueriedPages(query: CarQuery, data: CarListData): Pages {
  const { optionsOf, prefetch } = useCarQueries(data);
  const first = useQuery({ ...optionsOf(query, 0), placeholderData: keepPreviousData });
  const enabled = !first.isPlaceholderData;
  const others = useQueries({
    queries: Array.from({ length: query.page }, (_, index) => ({ ...optionsOf(query, index + 1), enabled })),
  });
  return { first, others, prefetch };
}

/** Returns the query options of a page, and a function that prefetches one. */
function useCarQueries(data: CarListData) {
  const { site, language, build, mode } = usePage();
  const client = useQueryClient();
  const queryOf = (query: CarQuery, page: number) => ({
    queryKey: ['cars', site.id, language.code, stateOf(query), page],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CachedPage> => {
      const request = { site: site.id, language: language.code, query: formatCarQuery({ ...query, page }) };
      const response = await fetchCars(request, signal);
      return { ...withoutMarkup(response, mode ? { build, mode } : { build }), state: stateOf(query) };
    },
  });
  const optionsOf = (query: CarQuery, page: number) => {
    const initialData = stateOf(query) === data.state ? pageFromDocument(data, page) : undefined;
    return { ...queryOf(query, page), ...(initialData && { initialData }) };
  };
  const prefetch = (next: CarQuery) => {
    // Cancels requests of states that were chosen and left before they were rendered.
    void client.cancelQueries({ queryKey: ['cars'], type: 'inactive', fetchStatus: 'fetching' });
    void client.prefetchQuery(queryOf(next, 0));
  };
  return { optionsOf, prefetch };
}

/** Returns a page that is part of the document's data. */
function pageFromDocument(
  { pages, state, facets, total, help, dropped, sitePages, costs, failed }: CarListData,
  page: number,
): CachedPage | undefined {
  const cards = pages[page];
  if (failed || !cards) return undefined;
  const notes = { ...(help && { help }), ...(dropped && { dropped }), ...(sitePages && { sitePages }) };
  return { state, pages: [cards], facets, total, ...notes, ...(costs && { costs }) };
}

/** @param failedBefore the document came without cars, and the visitor has not retried */
function statusOf({ data, isPlaceholderData, isError, errorUpdateCount }: LoadedPage, failedBefore: boolean) {
  if (data && !isPlaceholderData) return 'ready';
  if (isError || failedBefore) return 'failed';
  // After an error no cards are on screen that could stay.
  return isPlaceholderData && errorUpdateCount === 0 ? 'stale' : 'loading';
}

/** Returns the facets of the response, or the last ones when a search fails or has none. */
function useLastFacets(response: CarListResponse | undefined, data: CarListData): FacetView[] {
  const [lastFacets, setLastFacets] = useState(response?.facets ?? data.facets);
  const facets = response && response.facets.length > 0 ? response.facets : lastFacets;
  if (facets !== lastFacets) setLastFacets(facets);
  return facets;
}
