import type { Queryable } from '../../lib/database/database.ts';
import type { FeedRequest } from './writeFeed.ts';

/** Ids that a message names. */
const MAX_NAMED = 20;

/**
 * Returns why the dealer of a request is unknown, with ids that are known; null for a known one, without a dealer, and when no dealer is in the
 * index: then the cars alone say which there are. An empty feed would tell a marketplace that all of the dealer's cars are gone.
 */
export async function problemOfDealer(
  database: Queryable,
  { site, dealer }: Pick<FeedRequest, 'site' | 'dealer'>,
): Promise<string | null> {
  if (dealer === null) return null;
  const { rows } = await database.query<{ id: string }>('select id from records where index_name = $1 order by id', [
    site.indexes.dealers,
  ]);
  if (rows.length === 0 || rows.some(({ id }) => id === dealer)) return null;
  const named = rows.slice(0, MAX_NAMED).map(({ id }) => id);
  return `unknown dealer; known are ${named.join(', ')}${rows.length > MAX_NAMED ? ' …' : ''}`;
}
