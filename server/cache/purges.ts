import { recordOf } from '../../lib/record.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Broadcast } from '../store/broadcast.ts';
import type { Caches } from './caches.ts';
import type { PurgeCount } from './secondLevel/entryStore.ts';
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
  caches: Pick<Caches, 'purge' | 'secondLevel'>;
  sharedCaches: SharedCaches;
  broadcast: Broadcast;
  log: Log;
}

const TOPIC = 'purge';

/** Creates the purges of all processes that share one Redis, and of shared caches. */
export function createPurges({ caches, sharedCaches, broadcast, log }: PurgesOptions): Purges {
  const purgeLocal = (tags: readonly string[]) => tags.reduce((sum, tag) => sum + caches.purge(tag), 0);
  const { secondLevel } = caches;
  broadcast.on(TOPIC, ({ tags: found, purges }) => {
    if (!Array.isArray(found)) return;
    const tags = found.filter((tag) => typeof tag === 'string');
    const entries = purgeLocal(tags);
    secondLevel?.purgedHere(tags, readPurgeCount(purges));
    log.info({ event: LOG_EVENTS.purged, tags: tags.length, entries, source: 'redis' });
  });
  return {
    async purge(tags) {
      // Before this process and the others, so that none of them reads a purged entry again.
      const recorded = await settled(secondLevel?.purge(tags));
      const entries = purgeLocal(tags);
      const purges = recorded.value ?? null;
      secondLevel?.purgedHere(tags, purges);
      await broadcast.send(TOPIC, { tags, purges });
      if (recorded.error !== undefined) throw recorded.error;
      // After the processes, so that no shared cache fetches an old page from one of them.
      await sharedCaches.purge(tags).catch((error: unknown) => {
        throw new SharedCacheFailed('A shared cache has not purged', { cause: error });
      });
      return entries;
    },
    close: () => sharedCaches.close(),
  };
}

/** Returns the count of a message; null when the purge was not recorded, or the message is of another version. */
function readPurgeCount(value: unknown): PurgeCount | null {
  const { epoch, count } = recordOf(value);
  return typeof epoch === 'string' && typeof count === 'number' ? { epoch, count } : null;
}

/** Returns what a promise resolves with, or why it rejects. */
async function settled<T>(promise: Promise<T> | undefined): Promise<{ value?: T | undefined; error?: unknown }> {
  try {
    return { value: await promise };
  } catch (error) {
    return { error };
  }
}
