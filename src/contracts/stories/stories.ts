/** Stories for loaders and feeds (S1 §3), independent of the platform's field names. */

export interface StoryTag {
  /** GUID, lower case with dashes. */
  id: string;
  /** Value in the URL. */
  key: string;
  /** Text for visitors. */
  value: string;
}

export interface StoryImage {
  src: string;
  alt: string;
  /** Pixels; null when unknown. */
  width: number | null;
  height: number | null;
}

export interface Story {
  /** GUID, lower case with dashes. */
  id: string;
  templateId: string;
  name: string;
  displayName: string;
  /** With language prefix. */
  path: string;
  title: string;
  preamble: string;
  /** ISO 8601; null without a date. */
  date: string | null;
  /** The date as the platform formats it. */
  formattedDate: string;
  author: string;
  image: StoryImage | null;
  /** Ids of tags. */
  tags: readonly string[];
}

/** The parent page of stories. */
export interface StoriesIndex {
  id: string;
  /** With language prefix. */
  path: string;
  name: string;
  description: string;
  /** Publish date of the index itself; null when it has none. */
  date: string | null;
  showDates: boolean;
  readMoreLabel: string;
  tags: readonly StoryTag[];
}

/** One page of a list, newest first. */
export interface StoryPage {
  total: number;
  stories: readonly Story[];
  /** Cursor of the next page. */
  endCursor: string;
  hasNext: boolean;
}

export interface StoryPageRequest {
  /** Id of the index. */
  index: string;
  first: number;
  /** `endCursor` of the previous page; absent for the first page. */
  after?: string;
  /** Stories with any of these tags; all when empty. Ids. */
  tags?: readonly string[];
}

/** Reference to an index by its path without language prefix, or by its id. */
export type StoriesIndexRef = { path: string } | { id: string };

export interface StoryLink {
  /** With language prefix. */
  path: string;
  title: string;
}

/** The stories before and after one, in the order of the list: newest first. */
export interface StoryNeighbours {
  /** The newer one. */
  prevArticle: StoryLink | null;
  /** The older one. */
  nextArticle: StoryLink | null;
}
