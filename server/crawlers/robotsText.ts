import { disallowedPaths } from '../../src/contracts/page/reservedPaths.ts';

/**
 * The rules when editors have written none: everything but API calls and page data is allowed. Filtered lists are allowed too:
 * a crawler must fetch them to read their `noindex` and to find cars.
 */
const DEFAULT_RULES = ['User-agent: *', ...disallowedPaths().map((path) => `Disallow: ${path}`), ''].join('\n');

/** The rules of a host that search engines must not index. */
export const DISALLOW_ALL = 'User-agent: *\nDisallow: /\n';

/** Crawlers read at most this many characters. The text is cut at the end of a line, because a partial line is another rule. */
const MAX_LENGTH = 500_000;

/**
 * Returns the text of `robots.txt`: the editors' rules or the default rules, then the sitemap's URL.
 *
 * @param authored text from the platform; null for none
 * @param origin the site's canonical origin
 */
export function robotsText(authored: string | null, origin: string): string {
  const sitemapUrl = `${origin}/sitemap.xml`;
  const lines = linesOf(authored?.trim() ? authored : DEFAULT_RULES);
  const rules = lines.filter((line) => !isSitemap(line, sitemapUrl));
  return `${rules.join('\n').trimEnd()}\n\nSitemap: ${sitemapUrl}\n`;
}

function linesOf(text: string): string[] {
  const complete = text.length <= MAX_LENGTH ? text : text.slice(0, MAX_LENGTH).replace(/[^\r\n]*$/, '');
  return complete.replace(/^\uFEFF/, '').split(/\r\n|[\r\n]/);
}

/** Whether a line names this site's sitemap, on any host. The editors' lines for other sitemaps stay. */
function isSitemap(line: string, sitemapUrl: string): boolean {
  const [, url = ''] = /^\s*sitemap\s*:\s*(\S+)/i.exec(line) ?? [];
  return url === sitemapUrl || /^(?:https?:\/\/[^/]+)?\/sitemap\.xml$/i.test(url);
}
