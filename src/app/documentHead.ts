import type { HeadData, PageData } from '../contracts/page.ts';

/**
 * Returns the document's page with what only its head has: description, metadata of other sites, links to other languages and
 * structured data, which `#page-data` does not repeat. Browser only.
 */
export function withDocumentHead(page: PageData): PageData {
  if (page.mode) return page;
  const all = (selector: string) => [...document.head.querySelectorAll(selector)];
  const value = (element: Element, name: string) => element.getAttribute(name) ?? '';
  return {
    ...page,
    head: {
      ...page.head,
      description: all('meta[name="description"]')[0]?.getAttribute('content') ?? null,
      openGraph: all('meta[property],meta[name^="twitter:"]').map((meta) => ({
        property: meta.getAttribute('property') ?? value(meta, 'name'),
        content: value(meta, 'content'),
      })),
      alternates: all('link[rel="alternate"][hreflang]').map((link) => ({
        hreflang: value(link, 'hreflang'),
        href: value(link, 'href'),
      })),
      jsonLd: all('script[type="application/ld+json"]').flatMap(parsed),
    },
  };
}

/** Parses structured data. Something else than our pages may have written it. */
function parsed({ textContent }: Element): HeadData['jsonLd'] {
  try {
    return [JSON.parse(textContent ?? '')];
  } catch {
    return [];
  }
}
