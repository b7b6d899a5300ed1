import type { Product } from '../product.ts';
import { send } from '../request.ts';

/** The link of a card of a car or of a story. */
export const CARD_LINK = /<h2[^>]*><a [^>]*?href="([^"]+)"/g;

/**
 * Returns what the first group of a pattern finds in the markup of a page. For the paths of cars, dealers and articles that a test
 * visits without visiting the list first.
 */
export async function foundInPage(
  { url }: Pick<Product, 'url'>,
  host: string,
  path: string,
  pattern: RegExp,
): Promise<[string, ...string[]]> {
  const { body } = await send(url, path, { host: `${host}.localhost` });
  const [first, ...others] = [...body.matchAll(pattern)].map(([, found = '']) => found);
  if (first === undefined) throw new Error(`${host}${path} has nothing like ${pattern}`);
  return [first, ...others];
}
