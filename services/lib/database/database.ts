import pg from 'pg';

export interface Rows<T> {
  rows: T[];
  rowCount: number;
}

export interface Queryable {
  /** Runs one statement. Members of rows are as PostgreSQL's types: `json` is parsed, `bigint` is a text. */
  query<T extends object>(text: string, values?: readonly unknown[]): Promise<Rows<T>>;
}

/** The database of the service: PostgreSQL, or an embedded one of a single process. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction, which is rolled back when it throws. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>, isolation?: Isolation): Promise<T>;
  /** Runs several statements without values. */
  script(text: string): Promise<void>;
  /** Calls `heard` for messages of a channel. Connects again by itself; messages in between are lost. */
  listen(channel: string, heard: () => void): void;
  close(): Promise<void>;
}

export type Isolation = 'read committed' | 'repeatable read';

/** Milliseconds. A statement of a feed may sort 100,000 records. */
const STATEMENT_TIMEOUT = 120_000;
const CONNECT_TIMEOUT = 5_000;
const RECONNECT_DELAY = 500;

/** Opens a pool of connections to PostgreSQL. @param failed gets errors of idle connections */
export function openPostgres(url: string, failed: (error: Error) => void): Database {
  const settings = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true };
  const pool = new pg.Pool({ ...settings, max: 8, statement_timeout: STATEMENT_TIMEOUT });
  pool.on('error', failed);
  const listeners: { stop: () => Promise<void> }[] = [];
  return {
    query: (text, values) => run(pool, text, values),
    script: async (text) => void (await pool.query(text)),
    transaction: async (work, isolation = 'read committed') => {
      const client = await pool.connect();
      // An error of the connection also rejects the statement that is running.
      client.on('error', failed);
      let broken: Error | undefined;
      try {
        await client.query(`begin isolation level ${isolation}`);
        const result = await work({ query: (text, values) => run(client, text, values) });
        await client.query('commit');
        return result;
      } catch (error) {
        broken = await client.query('rollback').then(
          () => undefined,
          (problem: Error) => problem,
        );
        throw error;
      } finally {
        client.off('error', failed);
        client.release(broken);
      }
    },
    listen: (channel, heard) => listeners.push(createListener(settings, channel, heard, failed)),
    close: async () => {
      await Promise.all(listeners.map(({ stop }) => stop()));
      await pool.end();
    },
  };
}

async function run<T extends object>(
  client: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<Rows<T>> {
  const { rows, rowCount } = await client.query<T & pg.QueryResultRow>(text, [...values]);
  return { rows, rowCount: rowCount ?? 0 };
}

function createListener(
  settings: pg.ClientConfig,
  channel: string,
  heard: () => void,
  failed: (error: Error) => void,
): { stop: () => Promise<void> } {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const again = (): void => {
    client = null;
    if (!isStopped) timer = setTimeout(() => void connect(), RECONNECT_DELAY);
  };
  const connect = async (): Promise<void> => {
    const current = new pg.Client(settings);
    client = current;
    current.on('notification', heard);
    current.on('error', failed);
    current.once('end', again);
    try {
      await current.connect();
      await current.query(`listen ${channel}`);
      // What was said before the connection stood was missed.
      heard();
    } catch (error) {
      failed(error as Error);
      await current.end().catch(() => {});
    }
  };
  void connect();
  return {
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
