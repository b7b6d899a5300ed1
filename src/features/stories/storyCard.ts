import type { StoriesIndex, Story, StoryImage, StoryTag } from '../../contracts/stories.ts';

/** What a card shows of a story. */
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

/** How the cards of an index are written. */
export interface CardSettings {
  showDates: boolean;
  /** Empty when editors wrote none. */
  readMore: string;
}

/** A story as a card shows it; `listed` are the tags of its index. */
export function storyCard(story: Story, listed: readonly StoryTag[]): StoryCardView {
  const { id, path, title, preamble, date, image } = story;
  return { id, href: path, title, preamble, date, image, tags: namesOf(story.tags, listed) };
}

/** What visitors read in place of tags' ids; one that the index does not list is left out. */
export function namesOf(ids: readonly string[], listed: readonly StoryTag[]): string[] {
  return listed.filter(({ id }) => ids.includes(id)).map(({ value }) => value);
}

/** How an index wants its cards written. */
export function settingsOf({ showDates, readMoreLabel }: StoriesIndex): CardSettings {
  return { showDates, readMore: readMoreLabel };
}
