import type { ComponentRendering } from '../../contracts/layout.ts';
import type { LoaderContext, LoadResult, SectionHead, SectionLoader } from '../../contracts/loader.ts';
import {
  formatStoryQuery,
  listedQuery,
  parseStoryQuery,
  STORIES_PAGE_SIZE,
  type StoryQuery,
} from '../../contracts/storyQuery.ts';
import { type ListedIndex, listedIndex, tagsInLayout } from '../../contracts/storyTags.ts';
import { encodeUrl } from '../../contracts/urlText.ts';
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
  failed?: true;
}

/**
 * The stories of the address (F028): with any of its tags, all pages up to the one it names, so that a reload and a visit
 * without scripts show what was shown. The index is the page itself, or what the list's own field `Index` points at.
 */
export const loader: SectionLoader<StoriesListData> = { load };

async function load({ fields }: ComponentRendering, context: LoaderContext): Promise<LoadResult<StoriesListData>> {
  const { page, route, report, signal } = context;
  const index = listedIndex(fields, page);
  const listed = tagsInLayout(index.fields);
  const query = listedQuery(parseStoryQuery(route.query), listed);
  const tags = listed.map(({ key, value }) => ({ key, value }));
  const head = headOf(query, index, context);
  if (index.id === null) {
    report('storiesIndexMissing', route.path);
    return { kind: 'data', value: { query, tags, stories: [], total: 0 }, head };
  }
  const ids = listed.filter(({ key }) => query.tags.includes(key)).map(({ id }) => id);
  try {
    const found = await fetchStoriesUpTo(query.page * STORIES_PAGE_SIZE, { index: index.id, tags: ids }, context);
    const stories = found.stories.map((story) => storyCard(story, listed));
    const isIndex = !index.isPlaced && !head.noindex && stories.length > 0;
    const list = isIndex ? { jsonLd: [itemListLd(stories.map(({ title, href }) => [title, href]))] } : {};
    return {
      kind: 'data',
      value: { query, tags, stories, total: found.total },
      head: { ...head, ...list },
      tags: STORY_TAGS,
    };
  } catch (error) {
    signal.throwIfAborted();
    report('storiesFailed', route.path, error);
    return {
      kind: 'data',
      value: { query, tags, stories: [], total: 0, failed: true },
      head: { ...head, noindex: true },
      degraded: true,
    };
  }
}

/** A filtered or longer list is another view of the index, not a page to be found. */
function headOf(query: StoryQuery, { isPlaced }: ListedIndex, { page, route, language }: LoaderContext): SectionHead {
  const path = `${language.prefix}${encodeUrl(route.path)}`;
  return {
    ...(!isPlaced && { feed: { title: indexTitle(page), path: `${path}/rss.xml` } }),
    ...(formatStoryQuery(query) !== '' && { noindex: true }),
  };
}
