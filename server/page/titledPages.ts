import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { SiteRoute } from '../../src/contracts/content/content.ts';
import type { TitledPage } from '../../src/contracts/page/loader.ts';
import type { CacheCaller } from '../cache/cache.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';
import type { IsMissingLink } from '../site/missingLinks.ts';
import { routedContent } from './route/contentPath.ts';
import { memoize } from './validRecords.ts';

interface Scope extends CacheCaller {
  site: SiteConfig;
  language: LanguageConfig;
}

/**
 * Loads the pages that a search for words may lead to: those for search engines, with a title, of features that the site has.
 *
 * @throws UpstreamError when the platform fails and nothing is cached
 */
export async function loadTitledPages(
  content: Pick<ContentPort, 'routes'>,
  scope: Scope,
  isMissingLink: IsMissingLink,
): Promise<readonly TitledPage[]> {
  const routes = await content.routes(scope);
  return memoize(routes, isMissingLink, () => titledPages(routes, scope, isMissingLink));
}

function titledPages(
  routes: readonly SiteRoute[],
  { site, language }: Scope,
  isMissingLink: IsMissingLink,
): readonly TitledPage[] {
  return routes.flatMap(({ path, title, noindex }) => {
    if (noindex || title === null) return [];
    const routed = routedContent(path, site, language);
    return routed && !isMissingLink(routed.path) ? [{ title, href: routed.path }] : [];
  });
}
