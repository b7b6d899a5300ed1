import { textBytes } from '../../../lib/textBytes.ts';
import type { PageData } from '../../contracts/page/page.ts';
import type { SharedContext } from '../../ui/sharedContext.ts';

/**
 * Cache of prerendered fragments by shared context, view and props. Its size in bytes is limited; the least recently used
 * fragments are evicted first.
 */
export interface FragmentCache {
  /**
   * Returns the cache key of a fragment. It is the same text each time for props of one object, such as a car: a look-up does not read
   * all of it then.
   *
   * @param view the component itself: two components never share a key
   * @param props the component's props; the objects in them are never changed
   * @param json returns the props as JSON
   */
  keyOf: (shared: SharedContext, view: object, props: object, json: () => string) => string;
  get: (key: string) => string | undefined;
  set: (key: string, markup: string) => void;
  /** Sets the maximum size in bytes. */
  limit: (maxBytes: number) => void;
}

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

/** The key of an object's props for a view and shared context. */
interface KnownKey {
  view: object;
  context: string;
  props: object;
  key: string;
}

/** Limit of the keys of one object, such as a card in several sizes. A full list is emptied. */
const MAX_VARIANTS = 10;

/** Returns keys. Shared objects (site, language, dictionary) are never changed, so that their identity is part of the key. */
function createKeys(): Pick<FragmentCache, 'keyOf'> {
  const keysByItem = new WeakMap<object, KnownKey[]>();
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

  return {
    keyOf(shared, view, props, json) {
      const context = sharedKey(shared);
      const item = onlyObjectIn(props);
      const keys = (item && keysByItem.get(item)) ?? [];
      // A page has many cards: no text is made to find their keys.
      const known = keys.find(
        (one) => one.view === view && one.context === context && haveSameValues(one.props, props),
      );
      if (known) return known.key;
      const key = `${context} ${identityOf(view)} ${json()}`;
      if (!item) return key;
      if (keys.length >= MAX_VARIANTS) keys.length = 0;
      keys.push({ view, context, props, key });
      keysByItem.set(item, keys);
      return key;
    },
  };
}

/** Returns the only object of the props; null when there are none or several. */
function onlyObjectIn(props: object): object | null {
  let item: object | null = null;
  for (const value of Object.values(props) as unknown[]) {
    if (typeof value !== 'object' || value === null) continue;
    if (item) return null;
    item = value;
  }
  return item;
}

function haveSameValues(one: object, other: object): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => Object.is(one[name as keyof object], other[name as keyof object]));
}
