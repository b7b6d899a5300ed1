import type { Product } from './product.ts';

/**
 * Records of an index, straight from the sandbox's search: all of their fields, 200 of them unless told otherwise.
 *
 * @param asked what else the search is asked for: `filters`, `limit`, `fields`, `sort_name`
 */
export async function recordsOf<Found = Record<string, unknown>>(
  { sandboxUrl }: Pick<Product, 'sandboxUrl'>,
  index: string,
  asked: object = {},
): Promise<Found[]> {
  const answer = await fetch(`${sandboxUrl}/search/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
    body: JSON.stringify({ index, fields: [], filters: {}, limit: 200, ...asked }),
  });
  return ((await answer.json()) as { content: Found[] }).content;
}
