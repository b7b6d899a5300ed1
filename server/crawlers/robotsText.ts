import { DISALLOWED_PATHS } from '../../src/contracts/reservedPaths.ts';

/**
 * What crawlers may fetch where editors have written nothing: all but calls and page data. Filtered lists are let in:
 * their pages say `noindex`, which only those can read who fetch them, and lead to cars.
 */
const OWN = ['User-agent: *', ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`), ''].join('\n');

/** Nothing of this process is for search engines. */
export const KEEP_OUT = 'User-agent: *\nDisallow: /\n';

/** Crawlers read no further; a cut within a line would change what it says. */
const MAX_LENGTH = 500_000;

/**
 * The text of `robots.txt`: what editors wrote, else our own, and where the sitemap is.
 *
 * @param authored text from the platform; null for none
 * @param origin the site's canonical one
 */
export function robotsText(authored: string | null, origin: string): string {
  const own = `${origin}/sitemap.xml`;
  const lines = linesOf(authored?.trim() ? authored : OWN);
  const others = lines.filter((line) => !isSitemap(line, own));
  return `${others.join('\n').trimEnd()}\n\nSitemap: ${own}\n`;
}

function linesOf(text: string): string[] {
  const read = text.length <= MAX_LENGTH ? text : text.slice(0, MAX_LENGTH).replace(/[^\r\n]*$/, '');
  return read.replace(/^\uFEFF/, '').split(/\r\n|[\r\n]/);
}

/** A line that names our sitemap, on whatever host the platform thinks that we are; sitemaps elsewhere are the editors' affair. */
function isSitemap(line: string, own: string): boolean {
  const [, address = ''] = /^\s*sitemap\s*:\s*(\S+)/i.exec(line) ?? [];
  return address === own || /^(?:https?:\/\/[^/]+)?\/sitemap\.xml$/i.test(address);
}
