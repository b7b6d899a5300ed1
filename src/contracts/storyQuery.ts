import { segmentOf } from './listSegments.ts';
import type { StoryTag } from './stories.ts';

/** Stories of one page of the list (S1 §9). */
export const STORIES_PAGE_SIZE = 4;

/** State of a stories list as its address holds it: `?tag=elbil&tag=dack&page=2`. */
export interface StoryQuery {
  /** Keys of tags, each once, in alphabetical order; none shows all. */
  tags: readonly string[];
  /** From 1, cumulative: page 2 shows two pages of stories. */
  page: number;
}

const MAX_TAGS = 20;
const MAX_KEY = 60;
/** A thousand stories: a longer list is a matter of choosing tags. */
export const MAX_STORY_PAGE = 250;

/** Whatever stands in an address, made a state; what it does not know is left out. */
export function parseStoryQuery(query: URLSearchParams): StoryQuery {
  const keys = query.getAll('tag').map((key) => key.trim());
  const tags = [...new Set(keys.filter((key) => key !== '' && key.length <= MAX_KEY))].sort().slice(0, MAX_TAGS);
  const page = query.get('page') ?? '';
  return { tags, page: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), MAX_STORY_PAGE) : 1 };
}

/** The query of a state without `?`; empty for the first page of all stories. */
export function formatStoryQuery({ tags, page }: StoryQuery): string {
  const query = new URLSearchParams(tags.map((tag) => ['tag', tag]));
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** The state with listed tags alone (S1 §5), spelt as the list has them. */
export function listedQuery({ tags, page }: StoryQuery, listed: readonly Pick<StoryTag, 'key'>[]): StoryQuery {
  const segments = new Set(tags.map(segmentOf));
  const known = listed.filter(({ key }) => segments.has(segmentOf(key))).map(({ key }) => key);
  return { tags: [...new Set(known)].sort(), page };
}

/** The state with a tag chosen, or no more chosen; from its first page. */
export function toggleTag({ tags }: StoryQuery, key: string): StoryQuery {
  const others = tags.filter((tag) => tag !== key);
  return { tags: others.length === tags.length ? [...tags, key].sort() : others, page: 1 };
}
