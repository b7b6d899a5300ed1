/** The words of sitemaps (sitemaps.org 0.9, with Google's alternates and pictures). Pure; addresses are absolute and encoded. */

export interface SitemapEntry {
  loc: string;
  /** ISO 8601. */
  lastmod: string | null;
  /** Hints of the editors: how often it changes, and how it ranks among the site's own, 0 to 1. */
  changefreq: string | null;
  priority: number | null;
  /** The page in every language it has, itself included; empty for a page of one language. */
  alternates: readonly { hreflang: string; href: string }[];
  pictures: readonly string[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';

export const URLSET_OPEN = `${DECLARATION}<urlset xmlns="${SCHEMA}" xmlns:xhtml="${XHTML}" xmlns:image="${IMAGE}">\n`;
export const URLSET_CLOSE = '</urlset>\n';

/** One address with its line's end. */
export function urlElement({ loc, lastmod, changefreq, priority, alternates, pictures }: SitemapEntry): string {
  const parts = [element('loc', loc)];
  if (lastmod !== null) parts.push(element('lastmod', lastmod));
  if (changefreq !== null) parts.push(element('changefreq', changefreq));
  if (priority !== null) parts.push(element('priority', priority.toFixed(1)));
  for (const { hreflang, href } of alternates) {
    parts.push(`<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`);
  }
  for (const picture of pictures) parts.push(`<image:image>${element('image:loc', picture)}</image:image>`);
  return `<url>${parts.join('')}</url>\n`;
}

/** The index over a site's files; `lastmod` is that of the newest page in a file. */
export function sitemapIndex(files: readonly { loc: string; lastmod: string | null }[]): string {
  const entries = files.map(({ loc, lastmod }) => {
    const changed = lastmod === null ? '' : element('lastmod', lastmod);
    return `<sitemap>${element('loc', loc)}${changed}</sitemap>\n`;
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
