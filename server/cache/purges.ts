import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { recordOf } from '../../src/contracts/record.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import type { Caches } from './caches.ts';

/** Drops what is kept under tags, in this process and, with Redis, in every other one. */
export interface Purges {
  /**
   * Resolves with how many entries went here. Rejects when the others could not be told: here it is done, and doing it
   * once more does no harm.
   */
  purge: (tags: readonly string[]) => Promise<number>;
  /** Resolves when others are heard; at once without Redis. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}

interface PurgesOptions {
  caches: Pick<Caches, 'purge'>;
  /** Address of Redis; empty: this process is alone. */
  url: string;
  log: Log;
}

const CHANNEL = 'forecourt:purge';
const CONNECT_TIMEOUT = 2_000;
const MAX_RECONNECT_DELAY = 5_000;

/** Purges of this process, and of all that hear the same Redis. It connects by itself and goes on trying. */
export function createPurges({ caches, url, log }: PurgesOptions): Purges {
  const purgeLocal = (tags: readonly string[]) => tags.reduce((sum, tag) => sum + caches.purge(tag), 0);
  if (url === '') return { purge: async (tags) => purgeLocal(tags), ready: async () => {}, close: async () => {} };

  const instanceId = randomUUID();
  const publisher = connection(url, log);
  const subscriber = connection(url, log);
  const listening = subscriber.connect().then(() =>
    subscriber.subscribe(CHANNEL, (message) => {
      const purge = parseMessage(message);
      if (!purge || purge.from === instanceId) return;
      const entries = purgeLocal(purge.tags);
      log.info({ event: LOG_EVENTS.purged, tags: purge.tags.length, entries, source: 'redis' });
    }),
  );
  const connecting = publisher.connect();
  // Both go on trying by themselves; what is wrong has been logged.
  listening.catch(() => {});
  connecting.catch(() => {});
  return {
    purge: async (tags) => {
      const entries = purgeLocal(tags);
      await publisher.publish(CHANNEL, JSON.stringify({ from: instanceId, tags }));
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

/** Tries for ever, logs a loss once and the return once; what is asked meanwhile fails at once. */
function connection(url: string, log: Log) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT,
      reconnectStrategy: (retries: number) => Math.min(100 * 2 ** retries, MAX_RECONNECT_DELAY),
    },
  });
  let disconnected = false;
  client.on('error', (error: unknown) => {
    if (!disconnected) log.error({ event: LOG_EVENTS.redisAway, err: error });
    disconnected = true;
  });
  client.on('ready', () => {
    if (disconnected) log.info({ event: LOG_EVENTS.redisBack });
    disconnected = false;
  });
  return client;
}

/** What another process has published; null for what is none of ours. */
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
