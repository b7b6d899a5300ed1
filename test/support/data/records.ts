import { VARIABLES } from '../../../config/variables.ts';
import { createLocalMedia } from '../../../server/media/localMedia.ts';
import type { Product } from '../product.ts';

const media = createLocalMedia(VARIABLES.MEDIA_FOLDERS.default.split(','));

/**
 * Returns records of an index from the sandbox's search, by default up to 200 with all of their fields. Image URLs are
 * rewritten as pages show them.
 *
 * @param parameters further parameters of the search: `filters`, `limit`, `fields`, `sort_name`
 */
export async function recordsOf<Found = Record<string, unknown>>(
  { sandboxUrl }: Pick<Product, 'sandboxUrl'>,
  index: string,
  parameters: object = {},
): Promise<Found[]> {
  const response = await fetch(`${sandboxUrl}/search/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
    body: JSON.stringify({ index, fields: [], filters: {}, limit: 200, ...parameters }),
  });
  return media.data((await response.json()) as { content: Found[] }).content;
}
