import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Broadcast } from '../store/broadcast.ts';
import type { Caches } from './caches.ts';
import type { SharedCaches } from './sharedCaches.ts';

/** Purges cache entries by tag: in this process, with Redis in every other process, and in shared caches. */
export interface Purges {
  /**
   * Resolves with the number of entries removed in this process. Rejects when the other processes could not be notified, or with
   * `SharedCacheFailed`; this process has purged by then, and the call may be repeated.
   */
  purge: (tags: readonly string[]) => Promise<number>;
  close: () => void;
}

/** The processes have purged, but not all shared caches. */
export class SharedCacheFailed extends Error {}

interface PurgesOptions {
  caches: Pick<Caches, 'purge'>;
  sharedCaches: SharedCaches;
  broadcast: Broadcast;
  log: Log;
}

const TOPIC = 'purge';

/** Creates the purges of all processes that share one Redis, and of shared caches. */
export function createPurges({ caches, sharedCaches, broadcast, log }: PurgesOptions): Purges {
  const purgeLocal = (tags: readonly string[]) => tags.reduce((sum, tag) => sum + caches.purge(tag), 0);
  broadcast.on(TOPIC, ({ tags: found }) => {
    if (!Array.isArray(found)) return;
    const tags = found.filter((tag) => typeof tag === 'string');
    const entries = purgeLocal(tags);
    log.info({ event: LOG_EVENTS.purged, tags: tags.length, entries, source: 'redis' });
  });
  return {
    async purge(tags) {
      const entries = purgeLocal(tags);
      await broadcast.send(TOPIC, { tags });
      // After the processes, so that no shared cache fetches an old page from one of them.
      await sharedCaches.purge(tags).catch((error: unknown) => {
        throw new SharedCacheFailed('A shared cache has not purged', { cause: error });
      });
      return entries;
    },
    close: () => sharedCaches.close(),
  };
}
