/** What crawlers are told, and the short addresses of print and radio: the same shape on every site. */

import type { ContentRedirect } from '../../authoring.ts';

/** Calls and page data are no pages. */
export const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /_page\n';

/** Short address → page of the same site. Permanent, in every language; the query goes along. */
export const shortLinks = (ways: Readonly<Record<string, string>>): ContentRedirect[] =>
  Object.entries(ways).map(([pattern, target]) => ({
    pattern,
    target,
    redirectType: 'REDIRECT_301',
    isQueryStringPreserved: true,
    isLanguagePreserved: true,
    locale: '',
  }));
