import { createClient } from '@redis/client';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';

const CONNECT_TIMEOUT = 2_000;
const MAX_RECONNECT_DELAY = 5_000;
/** Milliseconds without a byte in either direction after which a connection is dead: far beyond any busy stretch of Redis or of this process. */
const SILENCE = 30_000;

/**
 * Creates a Redis client that reconnects for ever. Logs each loss and each recovery once; commands in between fail at once. A ping without
 * a response keeps no connection alive: it is closed after `silenceMs`.
 */
export function createRedisClient(url: string, log: Log, silenceMs = SILENCE) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: silenceMs / 3,
    socket: {
      socketTimeout: silenceMs,
      connectTimeout: CONNECT_TIMEOUT,
      reconnectStrategy: (retries: number) => Math.min(100 * 2 ** retries, MAX_RECONNECT_DELAY),
    },
  });
  let disconnected = false;
  client.on('error', (error: unknown) => {
    if (!disconnected) log.error({ event: LOG_EVENTS.redisUnavailable, err: error });
    disconnected = true;
  });
  client.on('ready', () => {
    if (disconnected) log.info({ event: LOG_EVENTS.redisRecovered });
    disconnected = false;
  });
  return client;
}
