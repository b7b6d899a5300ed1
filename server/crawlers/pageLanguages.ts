import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';

/** Returns the site's languages in which the platform has the page, the default language first; empty without such a page. */
export async function languagesAt(
  content: Pick<ContentPort, 'layout'>,
  site: SiteConfig,
  layoutPath: string,
  signal: AbortSignal,
): Promise<readonly LanguageConfig[]> {
  const [language] = site.languages;
  const page = await content.layout({ site, language, signal }, layoutPath);
  const available = new Set(page?.languages.map(({ code }) => code));
  return site.languages.filter(({ code }) => available.has(code));
}
