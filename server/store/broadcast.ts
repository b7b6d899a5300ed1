import { randomUUID } from 'node:crypto';
import { recordOf } from '../../lib/record.ts';
import { createRedisClient, type RedisAvailability } from './redisClient.ts';
import { createTimeLimit, type ReportRedisFailure } from './redisTimeLimit.ts';

/** Messages between the processes that share one Redis. Without Redis there is nobody to tell. */
export interface Broadcast {
  /** Sends a message to all other processes. Rejects when Redis did not take it in time. */
  send: (topic: string, message: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Calls back with each message of another process about the topic. What it holds is not checked. */
  on: (topic: string, receive: (message: Readonly<Record<string, unknown>>) => void) => void;
  /** Resolves when this process is subscribed to Redis; at once without Redis. */
  ready: () => Promise<void>;
  close: () => void;
}

interface BroadcastOptions {
  /** URL of Redis; empty when this is the only process. */
  url: string;
  availability: RedisAvailability;
  report: ReportRedisFailure;
  /** Milliseconds until Redis counts as failed. */
  commandTimeoutMs?: number | undefined;
}

const ALONE: Broadcast = { send: async () => {}, on: () => {}, ready: async () => {}, close: () => {} };

/** Connects at once, and reconnects until closed. */
export function createBroadcast({ url, availability, report, commandTimeoutMs }: BroadcastOptions): Broadcast {
  if (url === '') return ALONE;
  const instanceId = randomUUID();
  const inTime = createTimeLimit('purges', { commandTimeoutMs, report });
  const publisher = createRedisClient(url, availability);
  const subscriber = createRedisClient(url, availability);
  const listening = subscriber.connect();
  const connecting = publisher.connect();
  const subscriptions: Promise<void>[] = [];
  // Both clients reconnect by themselves, and their errors are logged.
  for (const each of [listening, connecting]) each.catch(() => {});
  return {
    async send(topic, message) {
      await inTime(() => publisher.publish(channelOf(topic), JSON.stringify({ ...message, from: instanceId })));
    },
    on(topic, receive) {
      const subscribed = listening.then(() =>
        subscriber.subscribe(channelOf(topic), (text) => {
          const { from, ...message } = parseMessage(text);
          if (typeof from === 'string' && from !== instanceId) receive(message);
        }),
      );
      subscribed.catch(() => {});
      subscriptions.push(subscribed);
    },
    async ready() {
      await Promise.all([connecting, ...subscriptions]);
    },
    close() {
      for (const client of [publisher, subscriber]) client.destroy();
    },
  };
}

const channelOf = (topic: string): string => `forecourt:${topic}`;

/** Returns an empty record for a text of another format. */
function parseMessage(text: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}
