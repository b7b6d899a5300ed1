/** What the server uses of the redirects: the tables in use, the stages that follow them, and their responses. */
export { createRedirects, InvalidTablesError, type Redirects } from './activeRedirects.ts';
export { canonicalHost } from './canonicalHost.ts';
export { canonicalLocation, sendCanonicalRedirect } from './canonicalUrl.ts';
export { createFindRedirect, type FindRedirect } from './findRedirect.ts';
export { redirects } from './followRules.ts';
export { carryQuery } from './location.ts';
export { sendRedirect } from './sendRedirect.ts';
