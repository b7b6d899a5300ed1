import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { ContentPort } from '../ports/contentPort.ts';

/** The site's languages in which the platform has the page at a path, default first; none when there is no such page. */
export async function languagesAt(
  content: Pick<ContentPort, 'layout'>,
  site: SiteConfig,
  layoutPath: string,
  signal: AbortSignal,
): Promise<readonly LanguageConfig[]> {
  const [language] = site.languages;
  const page = await content.layout({ site, language, signal }, layoutPath);
  const known = new Set(page?.languages.map(({ code }) => code));
  return site.languages.filter(({ code }) => known.has(code));
}
