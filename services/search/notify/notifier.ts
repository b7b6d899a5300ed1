import { performance } from 'node:perf_hooks';
import { fetch } from 'undici';
import type { Database } from '../../lib/database/database.ts';

export interface NotifierOptions {
  database: Database;
  /** URLs of the product's `/api/revalidate`. */
  urls: readonly string[];
  secret: string;
  /** The name of this process. */
  name: string;
  events: NotifierEvents;
  /** Milliseconds between two looks at the outbox. */
  interval?: number;
}

export interface NotifierEvents {
  /** @param seconds from the commit of the oldest change */
  sent(details: { url: string; changes: number; tags: number; seconds: number }): void;
  failed(error: unknown, url: string): void;
}

const INTERVAL = 500;
/** Milliseconds between two attempts at most: a product that is back has old pages for no longer. */
const MAX_PAUSE = 5_000;
/** Milliseconds that replicas get to apply a change before the product reads it. */
const PATIENCE = 3_000;
/** Seconds after which the reader of a URL is taken over by another process. */
const LEASE = 10;
const TIMEOUT = 5_000;
/** Changes in one call; the product takes 10,000 tags. */
const MAX_CHANGES = 5_000;

/** Returns the milliseconds until the next look at the outbox: twice as long after each failure in a row, so that an outage does not fill the log. */
export const pauseAfter = (failures: number, interval: number): number =>
  Math.max(interval, Math.min(MAX_PAUSE, interval * 2 ** failures));

/**
 * Drops the product's pages after changes: one process reads the outbox for each URL, in its order, and goes on when the product has
 * confirmed. The pages are fetched again at once, so it waits until every replica has the changes, or has been silent.
 */
export function startNotifier(options: NotifierOptions): { close: () => Promise<void> } {
  const { database, urls, events, interval = INTERVAL } = options;
  let isClosed = false;
  let wake: () => void = () => {};
  const waitingSince = new Map<string, { seq: string; since: number }>();
  database.listen('changes', () => wake());
  const loop = async (url: string): Promise<void> => {
    let failures = 0;
    while (!isClosed) {
      const sent = await notify(options, url, waitingSince).catch((error: unknown) => {
        if (!isClosed) events.failed(error, url);
        return null;
      });
      failures = sent === null ? failures + 1 : 0;
      if (sent || isClosed) continue;
      await new Promise<void>((done) => {
        const timer = setTimeout(done, pauseAfter(failures, interval));
        wake = () => {
          clearTimeout(timer);
          // The followers hear of it at the same time.
          setTimeout(done, 50);
        };
      });
    }
  };
  const running = Promise.all(urls.map(loop));
  return {
    close: async () => {
      isClosed = true;
      wake();
      await running;
    },
  };
}

interface Change {
  seq: string;
  index_name: string;
  id: string;
  kind: 'vehicles' | 'dealers';
  age: number;
}

/** Sends the next changes to a URL; false when there are none to send yet. */
async function notify(
  { database, name, secret, events }: NotifierOptions,
  url: string,
  waiting: Map<string, { seq: string; since: number }>,
): Promise<boolean> {
  const consumer = `revalidate ${url}`;
  const seq = await takeLease(database, consumer, name);
  if (seq === null) return false;
  const { rows } = await database.query<Change>(
    `select c.seq, c.index_name, c.id, i.kind, extract(epoch from clock_timestamp() - c.at)::float8 as age
     from changes c join indexes i on i.name = c.index_name where c.seq > $1 order by c.seq limit $2`,
    [seq, MAX_CHANGES],
  );
  const last = rows.at(-1);
  if (!last) return false;
  if (!(await areReplicasAt(database, last.seq)) && isPatient(waiting, url, seq)) return false;
  waiting.delete(url);
  const tags = tagsOf(rows);
  await post(url, secret, tags);
  await database.query('update consumers set seq = $2 where name = $1 and holder = $3', [consumer, last.seq, name]);
  events.sent({ url, changes: rows.length, tags: tags.length, seconds: rows[0]?.age ?? 0 });
  return true;
}

/** Returns the position of a consumer when this process reads for it; null while another one does. */
async function takeLease(database: Database, consumer: string, name: string): Promise<string | null> {
  // A new consumer begins with the changes that come: the product has read everything else from here.
  await database.query(
    'insert into consumers (name, seq) values ($1, coalesce((select max(seq) from changes), 0)) on conflict do nothing',
    [consumer],
  );
  const { rows } = await database.query<{ seq: string }>(
    `update consumers set holder = $2, held_until = clock_timestamp() + make_interval(secs => $3)
     where name = $1 and (holder = $2 or held_until < clock_timestamp()) returning seq`,
    [consumer, name, LEASE],
  );
  return rows[0]?.seq ?? null;
}

async function areReplicasAt(database: Database, seq: string): Promise<boolean> {
  const { rows } = await database.query<{ behind: boolean }>(
    `select exists (select from replicas where seen_at > clock_timestamp() - interval '5 seconds' and seq < $1) as behind`,
    [seq],
  );
  return rows[0]?.behind === false;
}

/** Whether the changes after `seq` may wait for the replicas a little longer. */
function isPatient(waiting: Map<string, { seq: string; since: number }>, url: string, seq: string): boolean {
  const found = waiting.get(url);
  const entry = found?.seq === seq ? found : { seq, since: performance.now() };
  waiting.set(url, entry);
  return performance.now() - entry.since < PATIENCE;
}

/** Returns the tags of the pages that show changed records. */
export function tagsOf(changes: readonly { kind: string; id: string }[]): string[] {
  return [...new Set(changes.flatMap(({ kind, id }) => (kind === 'vehicles' ? ['cars', `car:${id}`] : ['dealers'])))];
}

async function post(url: string, secret: string, tags: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`the product responded with status ${response.status}`);
}
