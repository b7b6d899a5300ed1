import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { eventually } from './eventually.ts';
import type { Product } from './product.ts';

/** An event as a browser gets it. */
export interface ReceivedEvent {
  id: string | undefined;
  event: string | undefined;
  data: Record<string, unknown>;
  /** `performance.now()` at its arrival. */
  at: number;
}

export interface StreamOptions {
  regNo?: string;
  serviceOfferings?: string;
  latitude?: string;
  longitude?: string;
  cursor?: string;
  /** IP address of the client; by default every stream has its own. */
  client?: string;
  lastEventId?: string;
}

let lastClient = 0;

/** Opens the stream of workshops like a browser: one connection, all headers as given. */
export async function openStream(product: Pick<Product, 'url' | 'port'>, options: StreamOptions = {}) {
  const { client = nextClient(), lastEventId, ...query } = options;
  const defaults = { regNo: 'ABC123', serviceOfferings: 'oil-change', latitude: '59.3293', longitude: '18.0686' };
  const { hostname, port } = new URL(product.url);
  const request = httpRequest({
    hostname,
    port,
    path: `/api/mechmate/departments/closestAvailable?${new URLSearchParams({ ...defaults, ...query })}`,
    headers: {
      host: `norrvag-se.localhost:${product.port}`,
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, br',
      'x-forwarded-for': client,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    agent: false,
  });
  request.on('error', () => {});
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
    request.end();
  });
  const events: ReceivedEvent[] = [];
  let comments = 0;
  let raw = '';
  const parser = createParser({
    onEvent: ({ id, event, data }) => events.push({ id, event, data: JSON.parse(data), at: performance.now() }),
    onComment: () => {
      comments += 1;
    },
  });
  const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  response.on('error', () => {});
  /** Begins to read; before it the client reads nothing. */
  const read = () =>
    response.on('data', (chunk: Buffer) => {
      raw += chunk.toString();
      if (isStream) parser.feed(chunk.toString());
    });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    response,
    events,
    ended,
    read,
    comments: () => comments,
    body: () => raw,
    /** Waits for that many events. */
    until: (count: number) => eventually(() => events.length >= count, true),
    workshops: () => events.flatMap(({ data }) => (typeof data.departmentId === 'string' ? [data.departmentId] : [])),
    /** Leaves. */
    close: () => request.destroy(),
  };
}

/** Opens a stream and reads it to its end. */
export async function readStream(product: Pick<Product, 'url' | 'port'>, options: StreamOptions = {}) {
  const stream = await openStream(product, options);
  stream.read();
  await stream.ended;
  return stream;
}

export function nextClient(): string {
  lastClient += 1;
  return `203.0.${Math.floor(lastClient / 250)}.${(lastClient % 250) + 1}`;
}
