import { parseStoryQuery, type StoryQuery } from '../../contracts/stories/storyQuery.ts';
import { useNextLocation } from '../../page/nextLocation.ts';
import { usePage } from '../../page/PageContext.tsx';

interface StoryListState {
  /** The state of the visitor's last choice; the next choice starts from it. */
  query: StoryQuery;
  /** What is loading: other stories, or more stories. */
  pending: 'filter' | 'more' | null;
}

const ALL: StoryQuery = { tags: [], page: 1 };

/** Returns the state of the next URL while it loads, else the current state. */
export function useStoryListState(loadedQuery: StoryQuery = ALL): StoryListState {
  const { path } = usePage();
  const next = useNextLocation();
  if (next?.pathname !== path) return { query: loadedQuery, pending: null };
  const query = parseStoryQuery(new URLSearchParams(next.search));
  return { query, pending: query.tags.join() === loadedQuery.tags.join() ? 'more' : 'filter' };
}
