import { guidOf, itemTag } from '../../../lib/guid.ts';
import type { ComponentRendering } from '../../contracts/content/layout.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/page/loader.ts';
import type { StoriesIndex, StoryNeighbours } from '../../contracts/stories/stories.ts';
import { fetchIndex, STORY_TAGS } from '../../features/stories/latestStories.data.ts';
import { parentIndex } from '../../features/stories/selectedIndex.ts';
import { storyHead } from '../../features/stories/storyHead.ts';

export interface StoryArticleData extends StoryNeighbours {
  /** The parent index; null when there is none. */
  index: { path: string; name: string } | null;
}

const NO_NEIGHBOURS: StoryArticleData = { index: null, prevArticle: null, nextArticle: null };

/** Loads index and neighbours of an article (F030). Its own text is part of the page and does not depend on them. */
export const loader: SectionLoader<StoryArticleData> = { load };

async function load({ fields }: ComponentRendering, context: LoaderContext): Promise<LoadResult<StoryArticleData>> {
  const { route, report, signal } = context;
  // A story of a data source is not a page: it has no neighbours, and the page's head does not describe it.
  if (fields && Object.keys(fields).length > 0) return { kind: 'data', value: NO_NEIGHBOURS };
  try {
    const parent = parentIndex(route.path);
    const index = parent && (await fetchIndex(parent, context));
    const tags = index ? [...STORY_TAGS, ...itemTag(index.id)] : [];
    return { kind: 'data', value: await positionOf(index, context), head: storyHead(index, context), tags };
  } catch (error) {
    signal.throwIfAborted();
    report('storiesFailed', route.path, error);
    return { kind: 'data', value: NO_NEIGHBOURS, head: storyHead(null, context), degraded: true };
  }
}

async function positionOf(index: StoriesIndex | null, { ports, page }: LoaderContext): Promise<StoryArticleData> {
  if (!index) return NO_NEIGHBOURS;
  const { path, name } = index;
  const story = guidOf(page.itemId);
  if (story === null) return { ...NO_NEIGHBOURS, index: { path, name } };
  return { index: { path, name }, ...(await ports.storyNeighbours(index.id, story)) };
}
