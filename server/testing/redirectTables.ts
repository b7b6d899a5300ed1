import { SITES } from '../../config/sites.ts';
import { relativeUrl } from '../redirects/location.ts';
import { Matcher } from '../redirects/matcher.ts';
import { type Resolution, resolve, type SiteRules } from '../redirects/resolver.ts';
import { readTable, type Table } from '../redirects/table.ts';
import { targetContext } from '../redirects/tables.ts';

/** Tables for tests: texts by site, in the place of files. */

const HOSTS: ReadonlySet<string> = new Set(['careers.example.com']);
export const WORLD = targetContext(SITES, HOSTS);

/** The table of norrvag-se. */
export function tableOf(text: string, site = 'norrvag-se'): Table {
  return readTable(site, text, WORLD);
}

/** What becomes of an address of norrvag-se by these rules. @throws when a table has a fault */
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

/** Where an address of norrvag-se leads, as text; null when nowhere else. Another site's has its id before it. */
export function resolveRedirects(files: string | Readonly<Record<string, string>>): (url: string) => string | null {
  const find = resolverOf(files);
  return (url) => {
    const place = find(url)?.location;
    if (!place) return null;
    const hostPrefix = place.host ?? (place.site === 'norrvag-se' ? '' : `${place.site}:`);
    return `${hostPrefix}${relativeUrl(place)}`;
  };
}
