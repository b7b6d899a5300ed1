import type { Database, Queryable } from '../../lib/database/database.ts';
import { columnsOf, type IndexKind, rowsFrom, type StoredRecord } from './storedRecord.ts';

/** An index of the service. */
export interface IndexRow {
  readonly name: string;
  readonly kind: IndexKind;
  /** The language that values are sorted in. */
  readonly locale: string;
}

/** Adds an index, or changes its language. */
export async function ensureIndex(database: Queryable, { name, kind, locale }: IndexRow): Promise<void> {
  await database.query(
    `insert into indexes (name, kind, locale) values ($1, $2, $3)
     on conflict (name) do update set locale = excluded.locale where indexes.locale <> excluded.locale`,
    [name, kind, locale],
  );
}

export async function readIndexes(database: Queryable): Promise<IndexRow[]> {
  return (await database.query<IndexRow>('select name, kind, locale from indexes order by name')).rows;
}

/**
 * Runs `work` in a transaction that alone writes records. Numbers of `changes` are in the order of the commits because of this lock, and
 * two writers cannot wait for each other's rows.
 */
export function write<T>(database: Database, work: (transaction: Queryable) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.query('select lock_changes()');
    return work(transaction);
  });
}

/** Adds or replaces records, and returns how many have changed. Records of a feed stay with it. */
export async function upsertRecords(
  transaction: Queryable,
  index: string,
  records: readonly StoredRecord[],
): Promise<number> {
  const { rowCount } = await transaction.query(
    `insert into records (index_name, id, record, hash, state, price, sold_at)
       select $1, id, record, hash, state, price, case when state = 'sold' then clock_timestamp() end
       from ${rowsFrom(2)}
     on conflict (index_name, id) do update set record = excluded.record, hash = excluded.hash, state = excluded.state,
       price = excluded.price, sold_at = case when excluded.state = 'sold' then coalesce(records.sold_at, excluded.sold_at) end,
       updated_at = clock_timestamp()`,
    [index, ...columnsOf(records)],
  );
  return rowCount;
}

/** Marks cars as sold: they stay readable by their id for a time. Returns how many were on sale. */
export async function markSold(transaction: Queryable, index: string, ids: readonly string[]): Promise<number> {
  const { rowCount } = await transaction.query(
    `update records set ${SOLD} where index_name = $1 and id = any ($2) and state <> 'sold'`,
    [index, ids],
  );
  return rowCount;
}

/** What changes in the row of a car that is sold. */
export const SOLD = `state = 'sold', sold_at = clock_timestamp(), updated_at = clock_timestamp(), hash = hash || ' sold',
  record = jsonb_set(record::jsonb, '{car_status}', '"sold"')::json`;

/** Removes records at once, and returns how many there were. */
export async function removeRecords(transaction: Queryable, index: string, ids: readonly string[]): Promise<number> {
  return (await transaction.query('delete from records where index_name = $1 and id = any ($2)', [index, ids]))
    .rowCount;
}

/** Days that `changes` are stored: a follower that was away for longer reads everything again. */
const CHANGE_DAYS = 7;
const DIFF_DAYS = 90;

/** Removes cars that were sold `soldDays` ago, and what followers, webhooks and runs no longer need. */
export async function cleanUp(database: Database, soldDays: number): Promise<{ sold: number }> {
  return write(database, async (transaction) => {
    const sold = await transaction.query(
      `delete from records where sold_at < clock_timestamp() - make_interval(days => $1)`,
      [soldDays],
    );
    await transaction.query(
      `with pruned as (delete from changes where at < clock_timestamp() - make_interval(days => $1) returning seq)
       update settings set value = greatest(value::bigint, (select max(seq) from pruned))::text
       where name = 'pruned' and exists (select from pruned)`,
      [CHANGE_DAYS],
    );
    await transaction.query(`delete from receipts where at < clock_timestamp() - interval '1 day'`);
    await transaction.query(`delete from replicas where seen_at < clock_timestamp() - interval '1 hour'`);
    await transaction.query('delete from runs where started_at < clock_timestamp() - make_interval(days => $1)', [
      DIFF_DAYS,
    ]);
    return { sold: sold.rowCount };
  });
}
