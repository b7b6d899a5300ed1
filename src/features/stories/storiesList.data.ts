import type { LoaderContext } from '../../contracts/loader.ts';
import type { Story } from '../../contracts/stories.ts';

/** Stories asked for at a time: ten pages of the list. */
const STEP = 40;

/** The first stories of an index up to `count`, newest first, by cursor; with how many there are. */
export async function storiesUpTo(
  count: number,
  { index, tags }: { index: string; tags: readonly string[] },
  { ports }: Pick<LoaderContext, 'ports'>,
): Promise<{ total: number; stories: Story[] }> {
  const known = new Map<string, Story>();
  let total = 0;
  for (let after = '', hasNext = true; hasNext && known.size < count; ) {
    const first = Math.min(STEP, count - known.size);
    const page = await ports.stories({ index, tags, first, after });
    const before = known.size;
    // Pages are kept for different times: what moved from one to the next meanwhile is shown once.
    for (const story of page.stories) known.set(story.id, story);
    ({ total, hasNext, endCursor: after } = page);
    if (known.size === before) break;
  }
  return { total, stories: [...known.values()] };
}
