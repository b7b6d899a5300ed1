/** An entry of a sitemap (sitemaps.org 0.9, with Google's alternates and images). URLs are absolute and encoded. */
export interface SitemapEntry {
  loc: string;
  /** ISO 8601. */
  lastmod: string | null;
  /** Hints of the editors: how often the page changes, and its rank within the site, 0 to 1. */
  changefreq: string | null;
  priority: number | null;
  /** The page in all its languages, including this one; empty for a page with one language. */
  alternates: readonly { hreflang: string; href: string }[];
  images: readonly string[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';

export const URLSET_OPEN = `${DECLARATION}<urlset xmlns="${SCHEMA}" xmlns:xhtml="${XHTML}" xmlns:image="${IMAGE}">\n`;
export const URLSET_CLOSE = '</urlset>\n';

/** Returns the `url` element of an entry, with a line end. */
export function urlElement({ loc, lastmod, changefreq, priority, alternates, images }: SitemapEntry): string {
  const parts = [element('loc', loc)];
  if (lastmod !== null) parts.push(element('lastmod', lastmod));
  if (changefreq !== null) parts.push(element('changefreq', changefreq));
  if (priority !== null) parts.push(element('priority', priority.toFixed(1)));
  for (const { hreflang, href } of alternates) {
    parts.push(`<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`);
  }
  for (const image of images) parts.push(`<image:image>${element('image:loc', image)}</image:image>`);
  return `<url>${parts.join('')}</url>\n`;
}

/** Returns the sitemap index of a site's files; `lastmod` is the date of the newest page in a file. */
export function sitemapIndex(files: readonly { loc: string; lastmod: string | null }[]): string {
  const entries = files.map(({ loc, lastmod }) => {
    const lastmodElement = lastmod === null ? '' : element('lastmod', lastmod);
    return `<sitemap>${element('loc', loc)}${lastmodElement}</sitemap>\n`;
  });
  return `${DECLARATION}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
