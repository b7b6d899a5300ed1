import { keepPreviousData, onlineManager, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CarQuery, formatCarQuery } from '../../contracts/carSearch.ts';
import { usePage } from '../../page/PageContext.tsx';
import type { CarCardView } from '../car/card.ts';
import type { FacetView } from '../carSearch/facetViews.ts';
import { fetchCars } from '../carSearch/fetchCars.ts';
import type { CarListAnswer, CarListData, LeftOut } from '../carSearch/listResponse.ts';

export interface CarList {
  cards: CarCardView[];
  facets: FacetView[];
  total: number;
  /** Where there are no cars: choices that would bring some when left out. */
  help: readonly LeftOut[];
  /** Words of the keyphrase that no car of the state has. */
  dropped: readonly string[];
  /** `loading`: nothing to show yet; `stale`: the cards of the state before, a new answer is on its way. */
  status: 'loading' | 'stale' | 'ready' | 'failed';
  /** A later page is on its way; the cards before it stand. */
  loadingMore: boolean;
  moreFailed: boolean;
  retry: () => void;
  /** Asks for a state that is about to be chosen, while the choice itself is still being drawn. */
  ahead: (next: CarQuery) => void;
  /** State of the cards shown: that of the query, or the one before while `stale`. */
  shownState: string;
}

/**
 * The cars of a state: of the page's own data where they are the same state, else of the browser's cache, else asked for
 * page by page. While a new state loads the cards of the last one stay (U10).
 */
export function useCarList(query: CarQuery, data: CarListData): CarList {
  const { optionsOf, ahead } = useCarQueries(data);
  const state = stateOf(query);
  const [retried, setRetried] = useState<string | null>(null);
  const first = useQuery({ ...optionsOf(query, 0), placeholderData: keepPreviousData });
  const stale = first.isPlaceholderData;
  const others = useQueries({
    queries: Array.from({ length: query.page }, (_, at) => ({ ...optionsOf(query, at + 1), enabled: !stale })),
  });
  const status = statusOf(first, data.failed === true && state === data.state && retried !== state);
  const shown = status === 'stale' || status === 'ready' ? first.data : undefined;
  // A gap would put later cars before earlier ones: pages are shown up to the first that is missing.
  const gap = others.findIndex((other) => !other.data);
  const more = gap === -1 ? others : others.slice(0, gap);
  const moreFailed = !stale && others.some((other) => other.isError && !other.data);
  return {
    cards: [shown, ...(stale ? [] : more.map((page) => page.data))].flatMap((page) => page?.pages[0] ?? []),
    facets: useKnownFacets(first.data, data),
    total: shown?.total ?? 0,
    help: shown?.help ?? [],
    dropped: shown?.dropped ?? [],
    status,
    shownState: shown?.state ?? state,
    loadingMore: !stale && gap !== -1 && !moreFailed,
    moreFailed,
    ahead,
    retry: () => {
      setRetried(state);
      // A browser may be wrong about being offline: the request tells.
      onlineManager.setOnline(true);
      for (const page of [first, ...others]) {
        if (!page.data || page.isPlaceholderData || page.isError) void page.refetch({ cancelRefetch: true });
      }
    },
  };
}

/** What is kept of a page: its cards, and the state they belong to. */
interface KnownPage extends CarListAnswer {
  state: string;
}

const stateOf = (query: CarQuery) => formatCarQuery({ ...query, page: 0 });

/** How a page of a state is asked for, and asking for one before it is shown. */
function useCarQueries(data: CarListData) {
  const { site, language } = usePage();
  const client = useQueryClient();
  const callOf = (query: CarQuery, page: number) => ({
    queryKey: ['cars', site.id, language.code, stateOf(query), page],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KnownPage> => {
      const asked = { site: site.id, language: language.code, query: formatCarQuery({ ...query, page }) };
      return { ...(await fetchCars(asked, signal)), state: stateOf(query) };
    },
  });
  const optionsOf = (query: CarQuery, page: number) => {
    const own = stateOf(query) === data.state ? ownPage(data, page) : undefined;
    return { ...callOf(query, page), ...(own && { initialData: own }) };
  };
  const ahead = (next: CarQuery) => {
    // A state that was chosen and left again before it was drawn: nobody waits for it.
    void client.cancelQueries({ queryKey: ['cars'], type: 'inactive', fetchStatus: 'fetching' });
    void client.prefetchQuery(callOf(next, 0));
  };
  return { optionsOf, ahead };
}

/** A page that came with the document. */
function ownPage(
  { pages, state, facets, total, help, dropped, failed }: CarListData,
  page: number,
): KnownPage | undefined {
  const cards = pages[page];
  return failed || !cards
    ? undefined
    : { state, pages: [cards], facets, total, ...(help && { help }), ...(dropped && { dropped }) };
}

interface Asked {
  data: unknown;
  isPlaceholderData: boolean;
  isError: boolean;
  errorUpdateCount: number;
}

/** @param failedBefore the page came without cars, and the visitor has not asked again */
function statusOf({ data, isPlaceholderData, isError, errorUpdateCount }: Asked, failedBefore: boolean) {
  if (data && !isPlaceholderData) return 'ready';
  if (isError || failedBefore) return 'failed';
  // Behind the message that the cars could not be loaded there are no cards that would stay.
  return isPlaceholderData && errorUpdateCount === 0 ? 'stale' : 'loading';
}

/** The filters stay when a search fails or knows none: those of the answer before. */
function useKnownFacets(answer: CarListAnswer | undefined, data: CarListData): FacetView[] {
  const [known, setKnown] = useState(answer?.facets ?? data.facets);
  const facets = answer && answer.facets.length > 0 ? answer.facets : known;
  if (facets !== known) setKnown(facets);
  return facets;
}
