import type { ResolvedSite } from '../../config/hosts.ts';
import { itemTag } from '../../lib/guid.ts';
import { LISTS_TAG } from '../cache/tags.ts';
import { parsePageUrl } from '../page/route/route.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';

interface TagsOfUrlOptions {
  resolveSite: (host: string) => ResolvedSite | null;
  content: Pick<ContentPort, 'layout'>;
}

/**
 * Returns the tags that drop the page of an absolute URL from all caches: that of its car, of the dealers, or of its item. A URL without a page has
 * the tag of lists, with which missing pages are stored. Null: the URL is on none of our sites.
 *
 * @throws UpstreamError
 */
export async function tagsOfUrl(
  url: string,
  { resolveSite, content }: TagsOfUrlOptions,
): Promise<readonly string[] | null> {
  const parsed = URL.parse(url);
  const resolved = parsed && resolveSite(parsed.host);
  if (!parsed || !resolved) return null;
  const { site, brand } = resolved;
  const page = parsePageUrl(site, parsed.pathname, parsed.searchParams, brand);
  if (page?.route.kind === 'car') return [`car:${page.route.carId}`];
  if (page?.route.kind === 'dealer') return ['dealers'];
  const found = page && (await content.layout({ site, language: page.language }, page.layoutPath));
  const tags = itemTag(found?.layout.sitecore.route?.itemId);
  return tags.length > 0 ? tags : [LISTS_TAG];
}
