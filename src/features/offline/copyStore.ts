import { COPY_DAYS } from '../../contracts/offline/copyDays.ts';

/**
 * Where the browser stores copies of pages, and what it notes with them. The pages write the copies, the service worker reads them
 * (docs/decisions/0224).
 */

/** Copies of the pages of saved cars, by the path of the page. */
const SAVED_COPIES = 'forecourt.saved.pages';
/** Copies of the pages of viewed cars. They go with the consent for preferences. */
const VIEWED_COPIES = 'forecourt.viewed.pages';
/** The page that says that there is no connection, by language. */
export const OFFLINE_PAGES = 'forecourt.offline';

/** The caches with copies of cars, by what the visitor did with the car. */
export const COPY_CACHES = { saved: SAVED_COPIES, viewed: VIEWED_COPIES } as const;

/** What every cache of ours begins with. */
export const CACHE_PREFIX = 'forecourt.';

/** Headers of a copy. */
export const COPY_HEADERS = {
  /** When its page was made, in milliseconds since 1970. */
  at: 'Copy-At',
  /** Its entry in the list of the offline page, as encoded HTML. */
  entry: 'Copy-Entry',
  /** Of an offline page: the language prefix of the pages that it replaces. */
  prefix: 'Copy-Prefix',
} as const;

/** In an offline page: the place of the entries. */
export const ENTRIES_MARK = '{entries}';

const DAY_MS = 86_400_000;

const isRecent = ({ headers }: Response): boolean =>
  Date.now() - Number(headers.get(COPY_HEADERS.at)) < COPY_DAYS * DAY_MS;

/** Deletes the copies of a cache that are too old to be shown. Creates no cache. */
export async function deleteOld(name: string): Promise<void> {
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  for (const key of await cache.keys()) {
    const copy = await cache.match(key);
    if (copy && !isRecent(copy)) await cache.delete(key);
  }
}
