import type { LoaderContext, LoadResult } from '../../contracts/loader.ts';
import type { StoriesIndex, StoriesIndexPlace } from '../../contracts/stories.ts';
import { encodeUrl } from '../../contracts/urlText.ts';
import { type CardSettings, type StoryCardView, settingsOf, storyCard } from './storyCard.ts';

/** Stories of a teaser (S1 §9). */
const TEASER_SIZE = 3;

/** What a page that lists stories is dropped by: every published item may be a story of it. */
export const STORY_TAGS = ['stories', 'lists'] as const;

/** The newest stories of an index, for a teaser. */
export interface TeaserData {
  /** Path of the index with language prefix; null when it is not known because the platform is away. */
  index: string | null;
  settings: CardSettings;
  stories: StoryCardView[];
}

/**
 * The newest stories of an index, one left out (S1 §8): a failure is logged and leaves heading and link without stories;
 * where there is no index there is nothing at all, `null`.
 *
 * @param without id of the story that is being read
 */
export async function latestStories(
  place: StoriesIndexPlace | null,
  context: LoaderContext,
  without: string | null = null,
): Promise<LoadResult<TeaserData | null>> {
  try {
    const index = place && (await indexAt(place, context));
    if (!index) {
      context.report('storiesIndexMissing', placeText(place));
      return { kind: 'data', value: null };
    }
    return { kind: 'data', value: await teaserOf(index, context, without), tags: [...STORY_TAGS, `item:${index.id}`] };
  } catch (error) {
    context.signal.throwIfAborted();
    context.report('storiesTeaserFailed', placeText(place), error);
    return { kind: 'data', value: withoutStories(place, context), degraded: true };
  }
}

function withoutStories(place: StoriesIndexPlace | null, { language }: LoaderContext): TeaserData {
  const index = place && 'path' in place ? `${language.prefix}${encodeUrl(place.path)}` : null;
  return { index, settings: { showDates: true, readMore: '' }, stories: [] };
}

/** An index, asked for once a page. */
export function indexAt(place: StoriesIndexPlace, { ports, once }: LoaderContext): Promise<StoriesIndex | null> {
  return once(`stories index ${placeText(place)}`, () => ports.storiesIndex(place));
}

async function teaserOf(index: StoriesIndex, { ports }: LoaderContext, without: string | null): Promise<TeaserData> {
  const page = await ports.stories({ index: index.id, first: without === null ? TEASER_SIZE : TEASER_SIZE + 1 });
  const stories = page.stories.filter(({ id }) => id !== without).slice(0, TEASER_SIZE);
  return {
    index: index.path,
    settings: settingsOf(index),
    stories: stories.map((story) => storyCard(story, index.tags)),
  };
}

function placeText(place: StoriesIndexPlace | null): string {
  if (place === null) return '';
  return 'path' in place ? place.path : place.id;
}
