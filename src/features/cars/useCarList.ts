import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { usePage } from '../../app/PageContext.tsx';
import { type CarQuery, formatCarQuery } from '../../contracts/carSearch.ts';
import type { CarCardView } from './card.ts';
import type { FacetView } from './facetViews.ts';
import { fetchCars } from './fetchCars.ts';
import type { CarListAnswer, CarListData } from './listAnswer.ts';

export interface CarList {
  cards: CarCardView[];
  facets: FacetView[];
  total: number;
  /** `loading`: nothing to show yet; `stale`: the cards of the state before, a new answer is on its way. */
  status: 'loading' | 'stale' | 'ready' | 'failed';
  /** A later page is on its way; the cards before it stand. */
  loadingMore: boolean;
  moreFailed: boolean;
  retry: () => void;
  /** State of the cards shown: that of the query, or the one before while `stale`. */
  shownState: string;
}

/**
 * The cars of a state: of the page's own data where they are the same state, else of the browser's cache, else asked for
 * page by page. While a new state loads the cards of the last one stay (U10).
 */
export function useCarList(query: CarQuery, data: CarListData): CarList {
  const { site, language } = usePage();
  const state = formatCarQuery({ ...query, page: 0 });
  const own = state === data.state && !data.failed ? data : undefined;
  const optionsOf = (page: number) => {
    const cards = own?.pages[page];
    const initial: KnownPage | undefined = own &&
      cards && { state, pages: [cards], facets: own.facets, total: own.total };
    return {
      queryKey: ['cars', site.id, language.code, state, page],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KnownPage> => {
        const asked = { site: site.id, language: language.code, query: formatCarQuery({ ...query, page }) };
        return { ...(await fetchCars(asked, signal)), state };
      },
      ...(initial && { initialData: initial }),
    };
  };
  const first = useQuery({ ...optionsOf(0), placeholderData: keepPreviousData });
  const stale = first.isPlaceholderData;
  const others = useQueries({
    queries: Array.from({ length: query.page }, (_, index) => ({ ...optionsOf(index + 1), enabled: !stale })),
  });
  // A gap would put later cars before earlier ones: pages are shown up to the first that is missing.
  const gap = others.findIndex((other) => !other.data);
  const more = gap === -1 ? others : others.slice(0, gap);
  const moreFailed = !stale && others.some((other) => other.isError);
  return {
    cards: [first, ...(stale ? [] : more)].flatMap((page) => page.data?.pages[0] ?? []),
    facets: first.data?.facets ?? data.facets,
    total: first.data?.total ?? 0,
    status: statusOf(first, data.failed && state === data.state),
    shownState: first.data?.state ?? state,
    loadingMore: gap !== -1 && !moreFailed,
    moreFailed,
    retry: () => {
      for (const page of [first, ...others]) if (!page.data || page.isError) void page.refetch();
    },
  };
}

/** What is kept of a page: its cards, and the state they belong to. */
interface KnownPage extends CarListAnswer {
  state: string;
}

function statusOf(first: { isError: boolean; isPlaceholderData: boolean; data: unknown }, failed?: boolean) {
  if (first.isError && !first.data) return 'failed';
  if (first.isPlaceholderData) return 'stale';
  if (first.data) return 'ready';
  return failed ? 'failed' : 'loading';
}
