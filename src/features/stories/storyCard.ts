import type { StoriesIndex, Story, StoryImage, StoryTag } from '../../contracts/stories/stories.ts';

/** The data of a story's card. */
export interface StoryCardView {
  id: string;
  href: string;
  title: string;
  preamble: string;
  /** ISO 8601; null without a date. */
  date: string | null;
  image: StoryImage | null;
  /** Names of its tags, in the order of the index. */
  tags: string[];
}

/** Settings of an index for its cards. */
export interface CardSettings {
  showDates: boolean;
  /** Link text; empty when editors entered none. */
  readMore: string;
}

/** Returns the card data of a story; `indexTags` are the tags of its index. */
export function storyCard(story: Story, indexTags: readonly StoryTag[]): StoryCardView {
  const { id, path, title, preamble, date, image } = story;
  return { id, href: path, title, preamble, date, image, tags: tagNames(story.tags, indexTags) };
}

/** Returns the names of tags by their ids; tags that the index does not list are left out. */
export function tagNames(ids: readonly string[], indexTags: readonly StoryTag[]): string[] {
  return indexTags.filter(({ id }) => ids.includes(id)).map(({ value }) => value);
}

/** Returns the card settings of an index. */
export function cardSettings({ showDates, readMoreLabel }: StoriesIndex): CardSettings {
  return { showDates, readMore: readMoreLabel };
}
