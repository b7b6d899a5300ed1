import { encodeUrl } from '../../../lib/urlText.ts';
import type { LoaderContext, LoadResult } from '../../contracts/page/loader.ts';
import type { StoriesIndex, StoriesIndexRef } from '../../contracts/stories/stories.ts';
import { type CardSettings, cardSettings, type StoryCardView, storyCard } from './storyCard.ts';

/** Number of stories in a teaser (S1 §9). */
const TEASER_SIZE = 3;

/** Cache tags of pages that list stories: every published item may be one of their stories. */
export const STORY_TAGS = ['stories', 'lists'] as const;

/** The newest stories of an index, for a teaser. */
export interface TeaserData {
  /** Path of the index with language prefix; null when it is unknown because the platform is unavailable. */
  index: string | null;
  settings: CardSettings;
  stories: StoryCardView[];
}

/**
 * Loads the newest stories of an index (S1 §8). After a failure, which is logged, the teaser has heading and link but no
 * stories. The value is null when there is no index.
 *
 * @param excludedId id of the story that the page shows
 */
export async function latestStories(
  place: StoriesIndexRef | null,
  context: LoaderContext,
  excludedId: string | null = null,
): Promise<LoadResult<TeaserData | null>> {
  try {
    const index = place && (await fetchIndex(place, context));
    if (!index) {
      context.report('storiesIndexMissing', placeKey(place));
      return { kind: 'data', value: null };
    }
    return {
      kind: 'data',
      value: await fetchTeaser(index, context, excludedId),
      tags: [...STORY_TAGS, `item:${index.id}`],
    };
  } catch (error) {
    context.signal.throwIfAborted();
    context.report('storiesTeaserFailed', placeKey(place), error);
    return { kind: 'data', value: teaserWithoutStories(place, context), degraded: true };
  }
}

function teaserWithoutStories(place: StoriesIndexRef | null, { language }: LoaderContext): TeaserData {
  const index = place && 'path' in place ? `${language.prefix}${encodeUrl(place.path)}` : null;
  return { index, settings: { showDates: true, readMore: '' }, stories: [] };
}

/** Fetches an index once for each page. */
export function fetchIndex(place: StoriesIndexRef, { ports, once }: LoaderContext): Promise<StoriesIndex | null> {
  return once(`stories index ${placeKey(place)}`, () => ports.storiesIndex(place));
}

async function fetchTeaser(
  index: StoriesIndex,
  { ports }: LoaderContext,
  excludedId: string | null,
): Promise<TeaserData> {
  const page = await ports.stories({ index: index.id, first: excludedId === null ? TEASER_SIZE : TEASER_SIZE + 1 });
  const stories = page.stories.filter(({ id }) => id !== excludedId).slice(0, TEASER_SIZE);
  return {
    index: index.path,
    settings: cardSettings(index),
    stories: stories.map((story) => storyCard(story, index.tags)),
  };
}

function placeKey(place: StoriesIndexRef | null): string {
  if (place === null) return '';
  return 'path' in place ? place.path : place.id;
}
