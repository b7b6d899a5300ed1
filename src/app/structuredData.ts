import type { HeadData, PageData } from '../contracts/page.ts';

/** Returns the document's page with the structured data of its head, which `#page-data` does not repeat. Browser only. */
export function withStructuredData(page: PageData): PageData {
  if (page.mode) return page;
  const scripts = document.head.querySelectorAll('script[type="application/ld+json"]');
  return { ...page, head: { ...page.head, jsonLd: [...scripts].flatMap(parsed) } };
}

/** Parses structured data. Something else than our pages may have written it. */
function parsed({ textContent }: Element): HeadData['jsonLd'] {
  try {
    return [JSON.parse(textContent ?? '')];
  } catch {
    return [];
  }
}
