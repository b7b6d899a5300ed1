import { guidOf, itemTag } from '../../../lib/guid.ts';
import type {
  StoriesIndex,
  StoriesIndexRef,
  StoryLink,
  StoryNeighbours,
  StoryPage,
  StoryPageRequest,
} from '../../../src/contracts/stories/stories.ts';
import {
  storiesIndexResponseSchema,
  storiesResponseSchema,
  storyOrderResponseSchema,
  storyOrderSchema,
  storySchema,
} from '../../../src/contracts/stories/storyResponses.ts';
import type { CacheFor } from '../../cache/caches.ts';
import { LISTS_TAG } from '../../cache/tags.ts';
import { createCachedCalls } from '../upstream/cachedCalls.ts';
import { validEntries } from '../upstream/checked.ts';
import { storedCodec } from '../upstream/storedCodec.ts';
import type { ContentClient } from './contentClient.ts';
import type { LanguageScope } from './contentPage.ts';
import * as stored from './storedContent.ts';
import {
  INDEX_BY_ID_QUERY,
  INDEX_BY_PATH_QUERY,
  INDEX_FIELDS,
  NEWEST_FIRST,
  STORIES_QUERY,
  STORY_FIELDS,
  STORY_ORDER_QUERY,
} from './storyQueries.ts';
import { indexOf, linkOf, storyOf } from './storyViews.ts';

/** Stories of the content platform (F033). Every call is cached by policy; all throw `UpstreamError`. */
export interface StoriesPort {
  /** The index at a place; null when there is none in the language, or something else. */
  index: (scope: LanguageScope, place: StoriesIndexRef) => Promise<StoriesIndex | null>;
  /** Stories right below an index, newest first. */
  page: (scope: LanguageScope, request: StoryPageRequest) => Promise<StoryPage>;
  /** The stories before and after one; both null for a story that the index does not have. */
  neighbours: (scope: LanguageScope, index: string, story: string) => Promise<StoryNeighbours>;
}

interface StoriesPortOptions {
  client: ContentClient;
  cacheFor: CacheFor;
  prepare: <T>(value: T) => T;
}

type OrderedStory = StoryLink & { id: string };

/** @see StoriesPort */
export function createStoriesPort({ client, cacheFor, prepare }: StoriesPortOptions): StoriesPort {
  const indexes = createCachedCalls<'storiesIndex', StoriesIndex | null>(
    cacheFor,
    'storiesIndex',
    storedCodec(stored.storiesIndex, prepare),
  );
  const pages = createCachedCalls<'stories', StoryPage>(cacheFor, 'stories', storedCodec(stored.storyPage, prepare));
  const orders = createCachedCalls<'storyOrder', readonly OrderedStory[]>(
    cacheFor,
    'storyOrder',
    storedCodec(stored.storyOrder, prepare),
  );

  const partsOf = ({ site, language }: LanguageScope) => ({ site: site.contentName, language: language.code });
  const tagsOf = (index: string | undefined) => [LISTS_TAG, 'stories', ...itemTag(index)];

  function order(scope: LanguageScope, index: string): Promise<readonly OrderedStory[]> {
    const parts = { ...partsOf(scope), index };
    const load = async (signal: AbortSignal) => prepare(await loadOrder(client, scope, index, signal));
    return orders(scope, { parts, load, tags: () => tagsOf(index) });
  }

  return {
    index: async (scope, place) => {
      if ('id' in place && guidOf(place.id) === null) return null;
      const parts = { ...partsOf(scope), pathOrId: 'path' in place ? place.path : (guidOf(place.id) ?? '') };
      const load = async (signal: AbortSignal) => prepare(await loadIndex(client, scope, place, signal));
      return indexes(scope, { parts, load, tags: (found) => tagsOf(found?.id), isNullNegative: true });
    },
    page: (scope, { index, first, after = '', tags = [] }) => {
      const ids = tags.toSorted();
      const parts = { ...partsOf(scope), index, tags: ids.join(','), first, after };
      const variables = { where: childrenFilter(index, scope.language.code, ids), first, after };
      const load = async (signal: AbortSignal) => prepare(await loadPage(client, scope, variables, signal));
      return pages(scope, { parts, load, tags: () => tagsOf(index) });
    },
    neighbours: async (scope, index, story) => {
      const all = await order(scope, index);
      const place = all.findIndex(({ id }) => id === story);
      const at = (position: number): StoryLink | null => {
        const found = place < 0 ? undefined : all[position];
        return found ? { path: found.path, title: found.title } : null;
      };
      return { prevArticle: at(place - 1), nextArticle: at(place + 1) };
    },
  };
}

/** Returns the search filter for pages directly below an index in a language, with any of the tags. */
function childrenFilter(index: string, language: string, tags: readonly string[]): object {
  const anyTag = tags.map((id) => ({ name: STORY_FIELDS.tags, value: braced(id), operator: 'CONTAINS' }));
  const conditions = [
    { name: '_parent', value: braced(index), operator: 'EQ' },
    { name: '_language', value: language, operator: 'EQ' },
    { name: '_hasLayout', value: 'true', operator: 'EQ' },
  ];
  return { AND: anyTag.length > 0 ? [...conditions, { OR: anyTag }] : conditions };
}

/** Returns an id in the platform's format of references. */
const braced = (id: string): string => `{${id.toUpperCase()}}`;

async function loadIndex(
  client: ContentClient,
  { site, language }: LanguageScope,
  place: StoriesIndexRef,
  signal: AbortSignal,
): Promise<StoriesIndex | null> {
  const byPath = 'path' in place;
  const operation = byPath ? 'StoriesIndexByPath' : 'StoriesIndexById';
  const query = byPath ? INDEX_BY_PATH_QUERY : INDEX_BY_ID_QUERY;
  const currentItem = byPath ? { site: site.contentName, path: place.path } : { id: place.id };
  const variables = { ...currentItem, language: language.code, ...INDEX_FIELDS };
  const response = await client.request({ operation, query, variables, signal }, storiesIndexResponseSchema);
  return indexOf(response.layout?.item ?? response.item, language);
}

async function loadPage(
  client: ContentClient,
  { language }: LanguageScope,
  filter: { where: object; first: number; after: string },
  signal: AbortSignal,
): Promise<StoryPage> {
  const variables = { ...filter, orderBy: NEWEST_FIRST, ...STORY_FIELDS };
  const call = { operation: 'Stories', query: STORIES_QUERY, variables, signal };
  const { total, pageInfo, results } = (await client.request(call, storiesResponseSchema)).search;
  const stories = validEntries(storySchema, results).map((node) => storyOf(node, language));
  return { total, stories, endCursor: pageInfo.endCursor ?? '', hasNext: pageInfo.hasNext };
}

/** Stories in a request, and the maximum number of requests. Later stories have no neighbours. */
const ORDER_PAGE_SIZE = 200;
const MAX_ORDER_PAGES = 25;

async function loadOrder(
  client: ContentClient,
  { language }: LanguageScope,
  index: string,
  signal: AbortSignal,
): Promise<OrderedStory[]> {
  const fixed = { where: childrenFilter(index, language.code, []), orderBy: NEWEST_FIRST, title: STORY_FIELDS.title };
  const all: OrderedStory[] = [];
  let after = '';
  for (let step = 0; step < MAX_ORDER_PAGES; step += 1) {
    const variables = { ...fixed, first: ORDER_PAGE_SIZE, after };
    const call = { operation: 'StoryOrder', query: STORY_ORDER_QUERY, variables, signal };
    const { pageInfo, results } = (await client.request(call, storyOrderResponseSchema)).search;
    for (const node of validEntries(storyOrderSchema, results)) {
      all.push({ id: guidOf(node.id) ?? node.id, ...linkOf(node, language) });
    }
    if (!pageInfo.hasNext || !pageInfo.endCursor || pageInfo.endCursor === after) break;
    after = pageInfo.endCursor;
  }
  return all;
}
