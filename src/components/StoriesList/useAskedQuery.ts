import { parseStoryQuery, type StoryQuery } from '../../contracts/storyQuery.ts';
import { useNextLocation } from '../../page/nextLocation.ts';
import { usePage } from '../../page/PageContext.tsx';

interface Asked {
  /** The state that the visitor chose last, which the next choice builds on. */
  query: StoryQuery;
  /** What is on its way: other stories, or more of them. */
  pending: 'filter' | 'more' | null;
}

const ALL: StoryQuery = { tags: [], page: 1 };

/** The state shown, or the one that is being loaded in its place. */
export function useAskedQuery(shown: StoryQuery = ALL): Asked {
  const { path } = usePage();
  const next = useNextLocation();
  if (next?.pathname !== path) return { query: shown, pending: null };
  const query = parseStoryQuery(new URLSearchParams(next.search));
  return { query, pending: query.tags.join() === shown.tags.join() ? 'more' : 'filter' };
}
