import { layoutResponseSchema, navigationResponseSchema } from '../../src/contracts/content.ts';
import { recordOf } from '../../src/contracts/record.ts';
import { pageTags } from '../cache/tags.ts';
import type { ContentClient } from './contentClient.ts';
import type { ContentPage } from './contentPage.ts';
import { LAYOUT_QUERY, NAVIGATION_FIELDS, NAVIGATION_QUERY } from './contentQueries.ts';
import { pageLanguages } from './pageLanguages.ts';

/** What the content port asks and reads, past its caches. */

/** Pairs of key and value as a record; what is no such pair is passed over. */
export function attributesIn(pairs: unknown): Record<string, string> {
  const entries = (Array.isArray(pairs) ? pairs : [])
    .map(recordOf)
    .flatMap(({ key, value }) => (typeof key === 'string' && typeof value === 'string' ? [[key, value] as const] : []));
  return Object.fromEntries(entries);
}

type LanguageParts = { site: string; language: string };

/** The page at a path without language prefix; null where there is none. */
export async function loadLayout(
  client: ContentClient,
  variables: LanguageParts & { path: string },
  signal: AbortSignal,
): Promise<ContentPage | null> {
  const call = { operation: 'Layout', query: LAYOUT_QUERY, variables, signal };
  const item = (await client.ask(call, layoutResponseSchema)).layout?.item;
  if (!item || item.rendered.sitecore.route === null) return null;
  return { layout: item.rendered, languages: pageLanguages(item.languages) };
}

/** What a layout is dropped by: its item and everything that it shows. */
export function tagsOfLayout({ layout }: ContentPage): string[] {
  const { item, sources } = pageTags(layout.sitecore.route ?? {});
  return item ? [item, ...sources] : [...sources];
}

/** Children beyond this are no navigation. */
const MAX_CHILDREN = 50;

/** Three levels below the home page as the platform has them; null where there is no home page. */
export async function loadNavigation(
  client: ContentClient,
  parts: LanguageParts,
  signal: AbortSignal,
): Promise<readonly unknown[] | null> {
  const variables = { ...parts, home: '/', hasLayout: true, first: MAX_CHILDREN, ...NAVIGATION_FIELDS };
  const call = { operation: 'Navigation', query: NAVIGATION_QUERY, variables, signal };
  return (await client.ask(call, navigationResponseSchema)).layout?.item?.children.results ?? null;
}
