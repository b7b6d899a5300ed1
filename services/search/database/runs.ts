import type { Database, Queryable } from '../../lib/database/database.ts';
import { FeedError } from '../feeds/feedError.ts';
import type { IndexKind } from './storedRecord.ts';
import { SOLD, write } from './writes.ts';

/** A run whose records are in the staging table. */
export interface RunScope {
  readonly id: string;
  readonly feed: string;
  readonly index: string;
  readonly kind: IndexKind;
  /** Whether records of the feed that it no longer has are dropped. */
  readonly isFull: boolean;
}

export interface RunLimits {
  /** Share of the feed's records, from 0 to 1. */
  readonly maxDropShare: number;
  /** Ids whose rows are invalid: their records stay as they are. */
  readonly kept: readonly string[];
}

export interface RunCounts {
  added: number;
  changed: number;
  dropped: number;
  unchanged: number;
}

/** The records that a webhook has changed since the run began: the feed is older. */
const NEWER = `r.updated_at > (select started_at from runs where id = $1)`;
/** What the feed no longer has. Parameters: run, index, feed, kept ids. */
const DROPPED = `from records r where r.index_name = $2 and r.feed = $3 and r.state <> 'sold' and r.id <> all ($4::text[])
  and not ${NEWER} and not exists (select from staging s where s.run_id = $1 and s.id = r.id)`;

/** Returns what a run would change. @throws FeedError when it is not to be applied */
export async function compareRun(database: Queryable, scope: RunScope, limits: RunLimits): Promise<RunCounts> {
  const values = [scope.id, scope.index];
  await checkOwners(database, scope);
  const { rows } = await database.query<Record<'added' | 'changed' | 'unchanged', string>>(
    `select count(*) filter (where r.id is null) as added,
        count(*) filter (where r.hash <> s.hash and not (${NEWER})) as changed,
        count(*) filter (where r.hash = s.hash or (${NEWER})) as unchanged
      from staging s left join records r on r.index_name = $2 and r.id = s.id where s.run_id = $1`,
    values,
  );
  const dropped = scope.isFull ? await countDropped(database, scope, limits) : 0;
  const { added = 0, changed = 0, unchanged = 0 } = rows[0] ?? {};
  return { added: Number(added), changed: Number(changed), unchanged: Number(unchanged), dropped };
}

/** @throws FeedError for records of another feed */
async function checkOwners(database: Queryable, { id, index, feed }: RunScope): Promise<void> {
  const { rows } = await database.query<{ id: string; feed: string }>(
    `select r.id, r.feed from staging s join records r on r.index_name = $2 and r.id = s.id
     where s.run_id = $1 and r.feed not in ('', $3) limit 5`,
    [id, index, feed],
  );
  if (rows.length === 0) return;
  const names = rows.map((row) => `${row.id} (${row.feed})`).join(', ');
  throw new FeedError(`Other feeds have the same ids: ${names}.`);
}

/** @throws FeedError when too many would be dropped */
async function countDropped(database: Queryable, scope: RunScope, { maxDropShare, kept }: RunLimits): Promise<number> {
  const { rows } = await database.query<{ dropped: string; live: string }>(
    `select (select count(*) ${DROPPED}) as dropped,
       (select count(*) from records where index_name = $2 and feed = $3 and state <> 'sold') as live`,
    [scope.id, scope.index, scope.feed, kept],
  );
  const [dropped, live] = [Number(rows[0]?.dropped ?? 0), Number(rows[0]?.live ?? 0)];
  if (dropped > 0 && dropped / live > maxDropShare)
    throw new FeedError(
      `${dropped} of ${live} records are no longer in the feed; ${Math.round(maxDropShare * 100)} % are allowed. If that is right, run it once with --max-drop-share ${Math.min(1, Math.ceil((dropped / live) * 100) / 100)}.`,
    );
  return dropped;
}

/** Applies a run in one transaction. @throws FeedError when it is not to be applied; nothing has changed then */
export function applyRun(database: Database, scope: RunScope, limits: RunLimits): Promise<RunCounts> {
  return write(database, async (transaction) => {
    // Unlogged: a database that has crashed since has emptied it.
    const { rows } = await transaction.query<{ state: string }>('select state from runs where id = $1 for update', [
      scope.id,
    ]);
    if (rows[0]?.state !== 'staging') throw new Error('the run has ended');
    const counts = await compareRun(transaction, scope, limits);
    await noteDiffs(transaction, scope, limits);
    await upsertStaged(transaction, scope);
    if (scope.isFull) await drop(transaction, scope, limits);
    await transaction.query(
      `update runs set state = 'applied', finished_at = clock_timestamp(), added = $2, changed = $3, dropped = $4, unchanged = $5
       where id = $1`,
      [scope.id, counts.added, counts.changed, counts.dropped, counts.unchanged],
    );
    return counts;
  });
}

/** Writes what changes into `diffs`, with the fields of changed records. */
async function noteDiffs(transaction: Queryable, scope: RunScope, { kept }: RunLimits): Promise<void> {
  await transaction.query(
    `insert into diffs (run_id, id, change, fields)
       select $1, s.id, case when r.id is null then 'added' else 'changed' end,
         case when r.id is null then '{}' else array(
           select n.key from jsonb_each(s.record::jsonb) n
           left join jsonb_each(r.record::jsonb) o on o.key = n.key where n.value is distinct from o.value) end
       from staging s left join records r on r.index_name = $2 and r.id = s.id
       where s.run_id = $1 and (r.id is null or (r.hash <> s.hash and not (${NEWER})))`,
    [scope.id, scope.index],
  );
  if (!scope.isFull) return;
  await transaction.query(`insert into diffs (run_id, id, change) select $1, r.id, 'dropped' ${DROPPED}`, [
    scope.id,
    scope.index,
    scope.feed,
    kept,
  ]);
}

/** Puts new and changed records. A record of the webhook belongs to the feed from now on. */
async function upsertStaged(transaction: Queryable, { id, index, feed }: RunScope): Promise<void> {
  await transaction.query(
    `insert into records as r (index_name, id, record, hash, state, price, feed, sold_at)
       select $2, s.id, s.record, s.hash, s.state, s.price, $3, case when s.state = 'sold' then clock_timestamp() end
       from staging s where s.run_id = $1
     on conflict (index_name, id) do update set record = excluded.record, hash = excluded.hash, state = excluded.state,
       price = excluded.price, feed = excluded.feed, updated_at = clock_timestamp(),
       sold_at = case when excluded.state = 'sold' then coalesce(r.sold_at, excluded.sold_at) end
       where (r.hash <> excluded.hash or r.feed <> excluded.feed) and not (${NEWER})`,
    [id, index, feed],
  );
}

/** Marks cars that the feed no longer has as sold, and removes dealers. */
async function drop(transaction: Queryable, scope: RunScope, { kept }: RunLimits): Promise<void> {
  const ids = `select r.id ${DROPPED}`;
  const values = [scope.id, scope.index, scope.feed, kept];
  const where = `where index_name = $2 and id in (${ids})`;
  await transaction.query(
    scope.kind === 'vehicles' ? `update records set ${SOLD} ${where}` : `delete from records ${where}`,
    values,
  );
}
