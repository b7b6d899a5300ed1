import { encodeUrl } from '../../../lib/urlText.ts';
import type { ComponentRendering } from '../../contracts/content/layout.ts';
import type { LoaderContext, LoadResult, SectionHead, SectionLoader } from '../../contracts/page/loader.ts';
import {
  formatStoryQuery,
  listedQuery,
  parseStoryQuery,
  STORIES_PAGE_SIZE,
  type StoryQuery,
} from '../../contracts/stories/storyQuery.ts';
import { type ListedIndex, listedIndex, tagsInLayout } from '../../contracts/stories/storyTags.ts';
import { STORY_TAGS } from '../../features/stories/latestStories.data.ts';
import { fetchStoriesUpTo } from '../../features/stories/storiesList.data.ts';
import { type StoryCardView, storyCard } from '../../features/stories/storyCard.ts';
import { indexTitle } from '../../features/stories/storyHead.ts';
import { itemListLd } from '../../lib/itemListLd.ts';

export interface StoriesListData {
  query: StoryQuery;
  tags: { key: string; value: string }[];
  stories: StoryCardView[];
  total: number;
  /** There are stories after these. */
  hasNext: boolean;
  failed?: true;
}

/**
 * Loads the stories of the URL (F028): those with any of its tags, all pages up to the requested one, so that a reload and
 * a visit without JavaScript show the same stories. The index is the page itself, or the target of the field `Index`.
 */
export const loader: SectionLoader<StoriesListData> = { load };

async function load({ fields }: ComponentRendering, context: LoaderContext): Promise<LoadResult<StoriesListData>> {
  const { page, route, report, signal } = context;
  const index = listedIndex(fields, page);
  const indexTags = tagsInLayout(index.fields);
  const query = listedQuery(parseStoryQuery(route.query), indexTags);
  const tags = indexTags.map(({ key, value }) => ({ key, value }));
  const head = headOf(query, index, context);
  if (index.id === null) {
    report('storiesIndexMissing', route.path);
    return { kind: 'data', value: { query, tags, stories: [], total: 0, hasNext: false }, head };
  }
  const ids = indexTags.filter(({ key }) => query.tags.includes(key)).map(({ id }) => id);
  try {
    const result = await fetchStoriesUpTo(query.page * STORIES_PAGE_SIZE, { index: index.id, tags: ids }, context);
    const stories = result.stories.map((story) => storyCard(story, indexTags));
    const isIndex = !index.isPlaced && !head.noindex && stories.length > 0;
    const list = isIndex ? { jsonLd: [itemListLd(stories.map(({ title, href }) => [title, href]))] } : {};
    return {
      kind: 'data',
      value: { query, tags, stories, total: result.total, hasNext: result.hasNext },
      head: { ...head, ...list },
      tags: STORY_TAGS,
    };
  } catch (error) {
    signal.throwIfAborted();
    report('storiesFailed', route.path, error);
    return {
      kind: 'data',
      value: { query, tags, stories: [], total: 0, hasNext: false, failed: true },
      // A placed list does not speak for its page.
      head: { ...head, ...(!index.isPlaced && { noindex: true }) },
      degraded: true,
    };
  }
}

/** Returns the head; a filtered or longer list is not indexed by search engines. */
function headOf(query: StoryQuery, { isPlaced }: ListedIndex, { page, route, language }: LoaderContext): SectionHead {
  const path = `${language.prefix}${encodeUrl(route.path)}`;
  return {
    ...(!isPlaced && { feed: { title: indexTitle(page), path: `${path}/rss.xml` } }),
    ...(formatStoryQuery(query) !== '' && { noindex: true }),
  };
}
