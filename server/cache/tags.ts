import { itemTag, plainGuid } from '../../lib/guid.ts';
import type { RouteData } from '../../src/contracts/content/layout.ts';

/** The tag of all entries that list items: a new or changed item may belong to the list. */
export const LISTS_TAG = 'lists';
/** The tag of redirects by rules in shared caches: a rule may be switched off. */
export const REDIRECTS_TAG = 'redirects';
/** The tag of all files of the media edge: the item of a file's URL is not known here. */
export const MEDIA_TAG = 'media';

/** More than any real page has. */
const MAX_SOURCES = 500;
const MAX_DEPTH = 200;

/**
 * Returns the tags of an item, for its own page and for pages that it is a part of. Accepts every notation of a GUID; returns
 * none for other texts.
 */
export function itemTags(id: string): string[] {
  const guid = plainGuid(id.trim());
  return guid ? [...itemTag(guid), `source:${guid}`] : [];
}

interface PageTags {
  item: string | null;
  sources: readonly string[];
}

const memoized = new WeakMap<RouteData, PageTags>();

/** Returns the tags of a page: its own item, then the data sources and the items in their fields. */
export function pageTags(route: RouteData): PageTags {
  const tags = memoized.get(route) ?? findTags(route);
  memoized.set(route, tags);
  return tags;
}

function findTags(route: RouteData): PageTags {
  const sources = new Set<string>();
  collect(sources, route.placeholders, 0);
  collect(sources, route.fields, 0);
  const [item = null] = itemTag(route.itemId);
  return { item, sources: [...sources] };
}

function collect(sources: Set<string>, value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || sources.size >= MAX_SOURCES) return;
  const { id, dataSource } = value as { id?: unknown; dataSource?: unknown };
  for (const reference of [id, dataSource]) if (typeof reference === 'string') addSource(sources, reference);
  for (const child of Object.values(value)) collect(sources, child, depth + 1);
}

function addSource(sources: Set<string>, id: string): void {
  const guid = plainGuid(id.trim());
  if (guid && sources.size < MAX_SOURCES) sources.add(`source:${guid}`);
}
