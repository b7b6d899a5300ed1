import { randomUUID } from 'node:crypto';
import { recordOf } from '../../lib/record.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { createRedisClient, type RedisAvailability } from '../store/redisClient.ts';
import { createTimeLimit, type ReportRedisFailure } from '../store/redisTimeLimit.ts';
import type { Caches } from './caches.ts';
import type { SharedCaches } from './sharedCaches.ts';

/** Purges cache entries by tag: in this process, with Redis in every other process, and in shared caches. */
export interface Purges {
  /**
   * Resolves with the number of entries removed in this process. Rejects when the other processes could not be notified, or with
   * `SharedCacheFailed`; this process has purged by then, and the call may be repeated.
   */
  purge: (tags: readonly string[]) => Promise<number>;
  /** Resolves when this process is subscribed to Redis; at once without Redis. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}

/** The processes have purged, but not all shared caches. */
export class SharedCacheFailed extends Error {}

interface PurgesOptions {
  caches: Pick<Caches, 'purge'>;
  sharedCaches: SharedCaches;
  /** URL of Redis; empty when this is the only process. */
  url: string;
  availability: RedisAvailability;
  report: ReportRedisFailure;
  /** Milliseconds until Redis counts as failed. */
  commandTimeoutMs?: number | undefined;
  log: Log;
}

const CHANNEL = 'forecourt:purge';

/** Creates the purges of all processes that share one Redis, and of shared caches. Connects at once, and reconnects until closed. */
export function createPurges({ sharedCaches, ...options }: PurgesOptions): Purges {
  const processes = createProcessPurges(options);
  return {
    async purge(tags) {
      const entries = await processes.purge(tags);
      // After the processes, so that no shared cache fetches an old page from one of them.
      await sharedCaches.purge(tags).catch((error: unknown) => {
        throw new SharedCacheFailed('A shared cache has not purged', { cause: error });
      });
      return entries;
    },
    ready: processes.ready,
    async close() {
      sharedCaches.close();
      await processes.close();
    },
  };
}

type ProcessPurgesOptions = Omit<PurgesOptions, 'sharedCaches'>;

function createProcessPurges(options: ProcessPurgesOptions): Purges {
  const { caches, url, availability, report, commandTimeoutMs, log } = options;
  const purgeLocal = (tags: readonly string[]) => tags.reduce((sum, tag) => sum + caches.purge(tag), 0);
  if (url === '') return { purge: async (tags) => purgeLocal(tags), ready: async () => {}, close: async () => {} };

  const instanceId = randomUUID();
  const inTime = createTimeLimit('purges', { commandTimeoutMs, report });
  const publisher = createRedisClient(url, availability);
  const subscriber = createRedisClient(url, availability);
  const listening = subscriber.connect().then(() =>
    subscriber.subscribe(CHANNEL, (message) => {
      const purge = parseMessage(message);
      if (!purge || purge.from === instanceId) return;
      const entries = purgeLocal(purge.tags);
      log.info({ event: LOG_EVENTS.purged, tags: purge.tags.length, entries, source: 'redis' });
    }),
  );
  const connecting = publisher.connect();
  // Both clients reconnect by themselves, and their errors are logged.
  listening.catch(() => {});
  connecting.catch(() => {});
  return {
    purge: async (tags) => {
      const entries = purgeLocal(tags);
      await inTime(() => publisher.publish(CHANNEL, JSON.stringify({ from: instanceId, tags })));
      return entries;
    },
    ready: async () => {
      await Promise.all([listening, connecting]);
    },
    close: async () => {
      for (const client of [publisher, subscriber]) client.destroy();
    },
  };
}

/** Parses a message of another process; returns null for a message of another format. */
function parseMessage(message: string): { from: string; tags: string[] } | null {
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return null;
  }
  const { from, tags } = recordOf(value);
  if (typeof from !== 'string' || !Array.isArray(tags)) return null;
  return { from, tags: tags.filter((tag) => typeof tag === 'string') };
}
