import type { LoaderContext } from '../../contracts/page/loader.ts';
import type { Story } from '../../contracts/stories/stories.ts';

/** Stories of one upstream request: ten pages of the list. */
const PAGE_SIZE = 40;

/** Fetches the newest `count` stories of an index by cursor, and returns them with the total number, and whether there are more. */
export async function fetchStoriesUpTo(
  count: number,
  { index, tags }: { index: string; tags: readonly string[] },
  { ports }: Pick<LoaderContext, 'ports'>,
): Promise<{ total: number; hasNext: boolean; stories: Story[] }> {
  const storiesById = new Map<string, Story>();
  let total = 0;
  let hasNext = true;
  for (let after = ''; hasNext && storiesById.size < count; ) {
    const first = Math.min(PAGE_SIZE, count - storiesById.size);
    const page = await ports.stories({ index, tags, first, after });
    const countBefore = storiesById.size;
    // Pages are cached independently: a story that moved to the next page meanwhile must appear once.
    for (const story of page.stories) storiesById.set(story.id, story);
    ({ total, hasNext, endCursor: after } = page);
    if (storiesById.size === countBefore) break;
  }
  const stories = [...storiesById.values()];
  // The platform counts invalid stories too.
  return { total: hasNext ? total : stories.length, hasNext, stories };
}
