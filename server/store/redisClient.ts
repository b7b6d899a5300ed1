import { createClient } from '@redis/client';
import { isSentinelUrl, parseSentinelUrl } from '../../config/redisAddress.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { createSentinelClient } from './sentinelClient.ts';

const CONNECT_TIMEOUT = 2_000;
const MAX_RECONNECT_DELAY = 5_000;
/** Milliseconds without a byte in either direction after which a connection is dead: far beyond any busy stretch of Redis or of this process. */
const SILENCE = 30_000;

/** What the clients of one process report about their connections. */
export interface RedisAvailability {
  onLost: (client: object, error: unknown) => void;
  onReady: (client: object) => void;
}

/** Logs once that Redis is unavailable, when the first client loses its connection; and once that it recovered, when all are ready. */
export function createRedisAvailability(log: Log): RedisAvailability {
  const disconnected = new Set<object>();
  return {
    onLost: (client, error) => {
      if (disconnected.size === 0) log.error({ event: LOG_EVENTS.redisUnavailable, err: error });
      disconnected.add(client);
    },
    onReady: (client) => {
      if (disconnected.delete(client) && disconnected.size === 0) log.info({ event: LOG_EVENTS.redisRecovered });
    },
  };
}

export type RedisClient = ReturnType<typeof createPlainClient>;

/**
 * Creates a Redis client that reconnects for ever. Commands fail at once while it is disconnected. A ping without a response keeps no
 * connection alive: it is closed after `silenceMs`.
 *
 * @param url of Redis, or of the sentinels that know its master (`parseSentinelUrl`)
 */
export function createRedisClient(url: string, availability: RedisAvailability, silenceMs = SILENCE): RedisClient {
  if (!isSentinelUrl(url)) return createPlainClient(url, availability, silenceMs);
  const address = parseSentinelUrl(url);
  if (address === null) throw new Error('The URL of the sentinels is malformed');
  return createSentinelClient<RedisClient>(address, { availability, silenceMs });
}

function createPlainClient(url: string, availability: RedisAvailability, silenceMs: number) {
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
  client.on('error', (error: unknown) => availability.onLost(client, error));
  client.on('ready', () => availability.onReady(client));
  // After a ping with an error as its response the connection stays open.
  client.on('ping-interval', () => availability.onReady(client));
  return client;
}
