/** Addresses of a language that has a prefix. */

import type { SiteContent } from '../../authoring.ts';

/**
 * The content with every rooted address below `prefix` (`/en`), as the platform resolves the links of such a language.
 * Paths of pages and addresses of media stay as they are.
 */
export const withPrefix = (prefix: string, content: SiteContent): SiteContent => walk(prefix, content) as SiteContent;

function walk(prefix: string, value: unknown): unknown {
  if (typeof value === 'string') return inHtml(prefix, value);
  if (Array.isArray(value)) return value.map((entry) => walk(prefix, entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'href' && typeof inner === 'string' ? address(prefix, inner) : walk(prefix, inner),
  ]);
  return Object.fromEntries(entries);
}

const isPage = (href: string): boolean => href.startsWith('/') && !href.startsWith('/-/') && !href.startsWith('//');

const address = (prefix: string, href: string): string => {
  if (!isPage(href)) return href;
  return href === '/' ? prefix : `${prefix}${href}`;
};

const inHtml = (prefix: string, html: string): string =>
  html.replace(/(<a [^>]*href=")([^"]*)/g, (_all, before: string, href: string) => before + address(prefix, href));
