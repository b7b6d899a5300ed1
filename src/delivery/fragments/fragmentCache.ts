import { textBytes } from '../../../lib/textBytes.ts';
import type { PageData } from '../../contracts/page/page.ts';
import type { SharedContext } from '../../ui/sharedContext.ts';

/**
 * Cache of prerendered fragments by shared context, view and props. Its size in bytes is limited; the least recently used
 * fragments are evicted first.
 */
export interface FragmentCache {
  /**
   * Returns the cache key of a fragment.
   *
   * @param view the component itself: two components never share a key
   * @param props the component's props as JSON
   */
  keyOf: (shared: SharedContext, view: object, props: string) => string;
  /**
   * Returns the same key for an object that is never changed and determines the props of the view. It is the same text each time, so that
   * a look-up does not read all of it.
   */
  keyOfItem: (shared: SharedContext, view: object, item: object, props: () => string) => string;
  /** Returns the templates of a view, by key: those made from its fragments with this shared context. */
  templatesOf: (shared: SharedContext, view: object) => Map<string, FragmentTemplate>;
  get: (key: string) => string | undefined;
  set: (key: string, markup: string) => void;
  /** Sets the maximum size in bytes. */
  limit: (maxBytes: number) => void;
}

/** Fills the values of one page into the markup of a fragment. */
export type FragmentTemplate = (values: Readonly<Record<string, string>>) => string;

/** Limit of the templates of one view with one shared context. A full map is emptied. */
const MAX_TEMPLATES = 200;

/** Default maximum of keys and markup in bytes: about 8,000 car cards. */
const DEFAULT_BYTES = 32 * 1024 * 1024;

export function createFragmentCache(maxBytes = DEFAULT_BYTES): FragmentCache {
  const entries = new Map<string, string>();
  let bound = maxBytes;
  let bytes = 0;

  function remove(key: string, markup: string): void {
    entries.delete(key);
    bytes -= textBytes(key) + textBytes(markup);
  }

  function shrink(): void {
    for (const [oldest, markup] of entries) {
      if (bytes <= bound) break;
      remove(oldest, markup);
    }
  }

  return {
    ...createKeys(),
    get(key) {
      const markup = entries.get(key);
      if (markup === undefined) return undefined;
      entries.delete(key);
      entries.set(key, markup);
      return markup;
    },
    set(key, markup) {
      const previous = entries.get(key);
      if (previous !== undefined) remove(key, previous);
      entries.set(key, markup);
      bytes += textBytes(key) + textBytes(markup);
      shrink();
    },
    limit(maxBytes) {
      bound = maxBytes;
      shrink();
    },
  };
}

/** Every member of the shared context. The type fails to compile when a member is missing here. */
const SHARED = {
  site: true,
  language: true,
  mode: true,
  home: true,
  dictionary: true,
} as const satisfies Record<keyof SharedContext, true>;
const SHARED_NAMES = Object.keys(SHARED) as (keyof SharedContext)[];

const sharedContexts = new WeakMap<SharedContext, SharedContext>();

/** Returns the shared context of a page, without the page's other members. */
export function sharedContextOf(page: SharedContext | PageData): SharedContext {
  const cached = sharedContexts.get(page);
  if (cached) return cached;
  const members = SHARED_NAMES.flatMap((name) => (page[name] === undefined ? [] : [[name, page[name]]]));
  const shared = Object.freeze(Object.fromEntries(members)) as SharedContext;
  sharedContexts.set(page, shared);
  sharedContexts.set(shared, shared);
  return shared;
}

type Keys = Pick<FragmentCache, 'keyOf' | 'keyOfItem' | 'templatesOf'>;

/** Returns keys. Shared objects (site, language, dictionary) are never changed, so that their identity is part of the key. */
function createKeys(): Keys {
  const itemKeys = new WeakMap<object, { start: string; key: string }>();
  const templates = new WeakMap<SharedContext['dictionary'], Map<string, Map<string, FragmentTemplate>>>();
  const identities = new WeakMap<object, number>();
  const sharedKeys = new WeakMap<SharedContext, string>();
  let lastIdentity = 0;

  function identityOf(value: object): number {
    const cached = identities.get(value);
    if (cached !== undefined) return cached;
    lastIdentity += 1;
    identities.set(value, lastIdentity);
    return lastIdentity;
  }

  function sharedKey(shared: SharedContext): string {
    const cached = sharedKeys.get(shared);
    if (cached) return cached;
    const parts = SHARED_NAMES.map((name) => {
      const value = shared[name];
      return typeof value === 'object' ? { identity: identityOf(value) } : (value ?? null);
    });
    const key = JSON.stringify(parts);
    sharedKeys.set(shared, key);
    return key;
  }

  const startOf = (shared: SharedContext, view: object) => `${sharedKey(shared)} ${identityOf(view)} `;
  const keyOf: Keys['keyOf'] = (shared, view, props) => startOf(shared, view) + props;
  return {
    keyOf,
    keyOfItem(shared, view, item, props) {
      const start = startOf(shared, view);
      const memoized = itemKeys.get(item);
      if (memoized?.start === start) return memoized.key;
      const key = keyOf(shared, view, props());
      itemKeys.set(item, { start, key });
      return key;
    },
    templatesOf(shared, view) {
      const byStart = templates.get(shared.dictionary) ?? new Map<string, Map<string, FragmentTemplate>>();
      templates.set(shared.dictionary, byStart);
      const start = startOf(shared, view);
      const found = byStart.get(start) ?? new Map<string, FragmentTemplate>();
      byStart.set(start, found);
      if (found.size >= MAX_TEMPLATES) found.clear();
      return found;
    },
  };
}
