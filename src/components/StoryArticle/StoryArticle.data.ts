import { guidOf, itemTag } from '../../contracts/guid.ts';
import type { ComponentRendering } from '../../contracts/layout.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/loader.ts';
import type { StoriesIndex, StoryNeighbours } from '../../contracts/stories.ts';
import { fetchIndex, STORY_TAGS } from '../../features/stories/latestStories.data.ts';
import { parentIndex } from '../../features/stories/selectedIndex.ts';
import { storyHead } from '../../features/stories/storyHead.ts';

export interface StoryArticleData extends StoryNeighbours {
  /** The index above; null when there is none. */
  index: { path: string; name: string } | null;
}

const ALONE: StoryArticleData = { index: null, prevArticle: null, nextArticle: null };

/** Where an article stands among the others (F030). Its own words come with the page, whatever becomes of the rest. */
export const loader: SectionLoader<StoryArticleData> = { load };

async function load({ fields }: ComponentRendering, context: LoaderContext): Promise<LoadResult<StoryArticleData>> {
  const { route, report, signal } = context;
  // A story of a data source is no page: it has no neighbours, and the page's head is not about it.
  if (fields && Object.keys(fields).length > 0) return { kind: 'data', value: ALONE };
  try {
    const place = parentIndex(route.path);
    const index = place && (await fetchIndex(place, context));
    const tags = index ? [...STORY_TAGS, ...itemTag(index.id)] : [];
    return { kind: 'data', value: await placeOf(index, context), head: storyHead(index, context), tags };
  } catch (error) {
    signal.throwIfAborted();
    report('storiesFailed', route.path, error);
    return { kind: 'data', value: ALONE, head: storyHead(null, context), degraded: true };
  }
}

async function placeOf(index: StoriesIndex | null, { ports, page }: LoaderContext): Promise<StoryArticleData> {
  if (!index) return ALONE;
  const { path, name } = index;
  const story = guidOf(page.itemId);
  if (story === null) return { ...ALONE, index: { path, name } };
  return { index: { path, name }, ...(await ports.storyNeighbours(index.id, story)) };
}
