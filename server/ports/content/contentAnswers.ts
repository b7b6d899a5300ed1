import { recordOf } from '../../../lib/record.ts';
import { layoutResponseSchema, navigationResponseSchema } from '../../../src/contracts/content/content.ts';
import { pageTags } from '../../cache/tags.ts';
import type { ContentClient } from './contentClient.ts';
import type { ContentPage } from './contentPage.ts';
import { LAYOUT_QUERY, NAVIGATION_FIELDS, NAVIGATION_QUERY } from './contentQueries.ts';
import { pageLanguages } from './pageLanguages.ts';

/** Returns pairs of key and value as a record. Entries that are no such pair are left out. */
export function readAttributes(pairs: unknown): Record<string, string> {
  const entries = (Array.isArray(pairs) ? pairs : [])
    .map(recordOf)
    .flatMap(({ key, value }) => (typeof key === 'string' && typeof value === 'string' ? [[key, value] as const] : []));
  return Object.fromEntries(entries);
}

type LanguageParts = { site: string; language: string };

/** Loads the page at a path without language prefix; null when there is none. */
export async function loadLayout(
  client: ContentClient,
  variables: LanguageParts & { path: string },
  signal: AbortSignal,
): Promise<ContentPage | null> {
  const call = { operation: 'Layout', query: LAYOUT_QUERY, variables, signal };
  const item = (await client.request(call, layoutResponseSchema)).layout?.item;
  if (!item || item.rendered.sitecore.route === null) return null;
  return { layout: item.rendered, languages: pageLanguages(item.languages) };
}

/** Returns the tags that purge a layout: its item and its data sources. */
export function tagsOfLayout({ layout }: ContentPage): string[] {
  const { item, sources } = pageTags(layout.sitecore.route ?? {});
  return item ? [item, ...sources] : [...sources];
}

/** Maximum number of children of a page in the navigation. */
const MAX_CHILDREN = 50;

/** Loads three levels of pages below the home page; null without a home page. */
export async function loadNavigation(
  client: ContentClient,
  parts: LanguageParts,
  signal: AbortSignal,
): Promise<readonly unknown[] | null> {
  const variables = { ...parts, home: '/', hasLayout: true, first: MAX_CHILDREN, ...NAVIGATION_FIELDS };
  const call = { operation: 'Navigation', query: NAVIGATION_QUERY, variables, signal };
  return (await client.request(call, navigationResponseSchema)).layout?.item?.children.results ?? null;
}
