import { performance } from 'node:perf_hooks';
import type { Queryable } from '../../lib/database/database.ts';
import type { IndexKind } from '../database/storedRecord.ts';
import { type IndexRow, readIndexes } from '../database/writes.ts';
import type { IndexRecord } from '../engine/column.ts';
import { DEALERS, VEHICLES } from '../engine/definition.ts';
import { createEngine, type Engine } from '../engine/engine.ts';

export const DEFINITIONS = { vehicles: VEHICLES, dealers: DEALERS } as const satisfies Record<IndexKind, unknown>;

/** The engines of all indexes, as of one number of `changes`. */
export interface Replica {
  readonly engines: Map<string, Engine>;
  readonly indexes: Map<string, IndexRow>;
  seq: bigint;
}

/** Records that are read at once, and milliseconds of work without letting searches in. */
const BATCH = 1_000;
const SLICE_MS = 10;

/** Lets other work of the process in when this has run for a while. */
export function createBreather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise<void>((done) => setImmediate(done));
    since = performance.now();
  };
}

export const emptyEngine = ({ kind, locale }: IndexRow): Engine => {
  const engine = createEngine([], DEFINITIONS[kind], locale);
  // Before there are records: each is then added to all columns in turn, instead of all records to a column at once.
  engine.warm();
  return engine;
};

/** Reads all records. @param transaction of isolation `repeatable read`, so that they are of one moment */
export async function loadReplica(transaction: Queryable): Promise<Replica> {
  const breathe = createBreather();
  const indexes = await readIndexes(transaction);
  const { rows } = await transaction.query<{ seq: string }>(
    `select greatest((select max(seq) from changes), (select value::bigint from settings where name = 'pruned')) as seq`,
  );
  const replica: Replica = {
    engines: new Map(indexes.map((index) => [index.name, emptyEngine(index)])),
    indexes: new Map(indexes.map((index) => [index.name, index])),
    seq: BigInt(rows[0]?.seq ?? 0),
  };
  for (const [name, engine] of replica.engines) {
    let last = '';
    for (;;) {
      const batch = await transaction.query<{ id: string; record: IndexRecord }>(
        `select id, record from records where index_name = $1 and id > $2 collate "C" order by id collate "C" limit $3`,
        [name, last, BATCH],
      );
      for (const { record } of batch.rows) {
        engine.put(record);
        await breathe();
      }
      last = batch.rows.at(-1)?.id ?? '';
      if (batch.rows.length < BATCH) break;
    }
    engine.warm();
  }
  return replica;
}

/** What the outbox has told a replica. */
export type CatchUp = 'current' | 'more' | 'pruned';

const CHANGES = 2_000;

/** Applies the next changes. `pruned`: changes that the replica lacks are gone, so that it has to be loaded again. */
export async function catchUp(database: Queryable, replica: Replica): Promise<CatchUp> {
  const pruned = await database.query<{ value: string }>(`select value from settings where name = 'pruned'`);
  if (BigInt(pruned.rows[0]?.value ?? 0) > replica.seq) return 'pruned';
  const { rows } = await database.query<{ seq: string; index_name: string; id: string }>(
    'select seq, index_name, id from changes where seq > $1 order by seq limit $2',
    [String(replica.seq), CHANGES],
  );
  const last = rows.at(-1);
  if (!last) return 'current';
  const byIndex = Map.groupBy(rows, ({ index_name: name }) => name);
  for (const [name, changes] of byIndex) {
    await applyTo(database, replica, name, [...new Set(changes.map(({ id }) => id))]);
  }
  replica.seq = BigInt(last.seq);
  return rows.length === CHANGES ? 'more' : 'current';
}

/** Puts the records with some ids as they are now; their later changes are then applied once more, which changes nothing. */
async function applyTo(database: Queryable, replica: Replica, name: string, ids: string[]): Promise<void> {
  const engine = replica.engines.get(name) ?? (await addIndex(database, replica, name));
  const { rows } = await database.query<{ id: string; record: IndexRecord }>(
    'select id, record from records where index_name = $1 and id = any ($2)',
    [name, ids],
  );
  const found = new Map(rows.map(({ id, record }) => [id, record]));
  const breathe = createBreather();
  for (const id of ids) {
    const record = found.get(id);
    if (record) engine.put(record);
    else engine.remove(id);
    await breathe();
  }
}

async function addIndex(database: Queryable, replica: Replica, name: string): Promise<Engine> {
  const index = (await readIndexes(database)).find((one) => one.name === name);
  if (!index) throw new Error(`changes name an unknown index ${name}`);
  const engine = emptyEngine(index);
  replica.indexes.set(name, index);
  replica.engines.set(name, engine);
  return engine;
}

/** Share of empty slots from which an index is made anew, and the least number of records where that is worthwhile. */
const MAX_WASTE = 0.25;
const MIN_RECORDS = 1_000;

/** Makes indexes anew that many changes have left with empty slots. Searches use the old one until then. */
export async function compact({ engines, indexes }: Replica): Promise<string[]> {
  const compacted: string[] = [];
  for (const [name, engine] of engines) {
    const index = indexes.get(name);
    if (!index || engine.waste() < MAX_WASTE || engine.count() < MIN_RECORDS) continue;
    const fresh = emptyEngine(index);
    const breathe = createBreather();
    for (const record of engine.records()) {
      fresh.put(record);
      await breathe();
    }
    engines.set(name, fresh);
    compacted.push(name);
  }
  return compacted;
}
