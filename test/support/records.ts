import { VARIABLES } from '../../config/variables.ts';
import { createLocalMedia } from '../../server/media/localMedia.ts';
import type { Product } from './product.ts';

const media = createLocalMedia(VARIABLES.MEDIA_FOLDERS.default.split(','));

/**
 * Records of an index, straight from the sandbox's search: all of their fields, 200 of them unless told otherwise. Their
 * images are named as pages name them.
 *
 * @param given what else the search is requested: `filters`, `limit`, `fields`, `sort_name`
 */
export async function recordsOf<Found = Record<string, unknown>>(
  { sandboxUrl }: Pick<Product, 'sandboxUrl'>,
  index: string,
  given: object = {},
): Promise<Found[]> {
  const response = await fetch(`${sandboxUrl}/search/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
    body: JSON.stringify({ index, fields: [], filters: {}, limit: 200, ...given }),
  });
  return media.data((await response.json()) as { content: Found[] }).content;
}
