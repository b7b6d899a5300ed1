import { SITES } from '../../config/sites.ts';
import {
  Matcher,
  type Resolution,
  readTable,
  relativeUrl,
  resolve,
  type SiteRules,
  type Table,
  targetContext,
} from '../redirects/rules.ts';

/** Redirect tables for tests, from texts by site instead of files. */

const HOSTS: ReadonlySet<string> = new Set(['careers.example.com']);
export const TARGET_CONTEXT = targetContext(SITES, HOSTS);

/** Reads the table of a site, by default norrvag-se. */
export function tableOf(text: string, site = 'norrvag-se'): Table {
  return readTable(site, text, TARGET_CONTEXT);
}

/** Returns a function that resolves a URL by these rules, by default of norrvag-se. @throws when a table is invalid */
export function resolverOf(files: string | Readonly<Record<string, string>>) {
  const texts = typeof files === 'string' ? { 'norrvag-se': files } : files;
  const rules = new Map<string, SiteRules>();
  for (const [site, text] of Object.entries(texts)) {
    const { matcher, issues } = tableOf(text, site);
    if (issues.length > 0) throw new Error(JSON.stringify(issues));
    rules.set(site, { file: matcher, platform: new Matcher() });
  }
  return (url: string, site = 'norrvag-se'): Resolution | null => resolve((id) => rules.get(id), site, url);
}

/** Returns a function that returns the redirect location of a URL of norrvag-se as text, or null. Locations on another site begin with its id. */
export function resolveRedirects(files: string | Readonly<Record<string, string>>): (url: string) => string | null {
  const resolveUrl = resolverOf(files);
  return (url) => {
    const location = resolveUrl(url)?.location;
    if (!location) return null;
    const hostPrefix = location.host ?? (location.site === 'norrvag-se' ? '' : `${location.site}:`);
    return `${hostPrefix}${relativeUrl(location)}`;
  };
}
