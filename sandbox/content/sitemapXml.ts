import { routable } from './graphql/siteView.ts';
import type { SiteNode } from './tree/tree.ts';

/** Returns the sitemap file of a site: all languages, each page with its alternates in the other languages. */
export function sitemapXml(site: SiteNode): string {
  const urls = site.languages.flatMap((language) =>
    routable(site, { language }).map((item) => {
      const alternates = [...item.versions.keys()].map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other}" href="${absoluteUrl(site, other, item.route ?? '/')}"/>`,
      );
      const updated = item.versions.get(language)?.updated ?? '';
      return `<url><loc>${absoluteUrl(site, language, item.route ?? '/')}</loc><lastmod>${updated}</lastmod>${alternates.join('')}</url>`;
    }),
  );
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${urls.join('\n')}</urlset>\n`;
}

function absoluteUrl(site: SiteNode, language: string, route: string): string {
  const [first = ''] = site.languages;
  const prefix = language === first ? '' : `/${language}`;
  const host = site.content.get(first)?.hostName ?? site.name;
  const path = prefix && route === '/' ? prefix : `${prefix}${route}`;
  return `https://${host}${encodeURI(path).replaceAll('&', '&amp;')}`;
}
