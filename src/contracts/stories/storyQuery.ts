import { segmentOf } from '../search/listSegments.ts';
import type { StoryTag } from './stories.ts';

/** Stories per page of the list (S1 §9). */
export const STORIES_PAGE_SIZE = 4;

/** State of a stories list in its URL: `?tag=elbil&tag=dack&page=2`. */
export interface StoryQuery {
  /** Distinct keys of tags in alphabetical order. An empty list shows all stories. */
  tags: readonly string[];
  /** From 1, cumulative: page 2 shows two pages of stories. */
  page: number;
}

const MAX_TAGS = 20;
const MAX_KEY = 60;
/** Last page: 1,000 stories. Visitors find older ones by tags. */
export const MAX_STORY_PAGE = 250;

/** Parses the state from a query. Ignores unknown and malformed values. */
export function parseStoryQuery(query: URLSearchParams): StoryQuery {
  const keys = query.getAll('tag').map((key) => key.trim());
  const tags = [...new Set(keys.filter((key) => key !== '' && key.length <= MAX_KEY))].sort().slice(0, MAX_TAGS);
  const page = query.get('page') ?? '';
  return { tags, page: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), MAX_STORY_PAGE) : 1 };
}

/** Formats the state as a query without `?`; empty for the first page of all stories. */
export function formatStoryQuery({ tags, page }: StoryQuery): string {
  const query = new URLSearchParams(tags.map((tag) => ['tag', tag]));
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Returns the state with only the tags of the index (S1 §5), in the form that the index has them. */
export function listedQuery({ tags, page }: StoryQuery, listed: readonly Pick<StoryTag, 'key'>[]): StoryQuery {
  const segments = new Set(tags.map(segmentOf));
  const keys = listed.filter(({ key }) => segments.has(segmentOf(key))).map(({ key }) => key);
  return { tags: [...new Set(keys)].sort(), page };
}

/** Returns the first page of the state with a tag added or removed. */
export function toggleTag({ tags }: StoryQuery, key: string): StoryQuery {
  const others = tags.filter((tag) => tag !== key);
  return { tags: others.length === tags.length ? [...tags, key].sort() : others, page: 1 };
}
