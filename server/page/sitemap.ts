/** Sitemaps: an index of files for content pages, cars and dealers, each within the protocol's bounds. */

/** Addresses in one file; the protocol allows 50,000. */
export const SITEMAP_FILE_SIZE = 10_000;

export interface SitemapAddress {
  /** Absolute. */
  loc: string;
  /** ISO 8601. */
  lastmod?: string;
}

/** The index over all files of a site: `/sitemap-content.xml`, `/sitemap-dealers.xml`, `/sitemap-cars-1.xml` … */
export function sitemapIndex(origin: string, carCount: number): string {
  const carFiles = Math.ceil(carCount / SITEMAP_FILE_SIZE);
  const names = ['content', 'dealers', ...Array.from({ length: carFiles }, (_, index) => `cars-${index + 1}`)];
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`);
  return document('sitemapindex', entries);
}

export function sitemapFile(addresses: readonly SitemapAddress[]): string {
  const entries = addresses.map(({ loc, lastmod }) => {
    const changed = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : '';
    return `<url><loc>${escapeXml(loc)}</loc>${changed}</url>`;
  });
  return document('urlset', entries);
}

function document(root: string, entries: readonly string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</${root}>\n`;
}

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
