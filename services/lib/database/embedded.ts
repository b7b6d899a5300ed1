import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Queryable } from './database.ts';

/**
 * Opens a database within this process, for one machine without PostgreSQL. Only one process can have it. The files in `folder` are those of
 * PostgreSQL, written before a statement ends.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const lite = await PGlite.create(folder, { relaxedDurability: false });
  const on = (target: Pick<PGlite, 'query'>): Queryable => ({
    query: async (text, values = []) => {
      const { rows, affectedRows = 0 } = await target.query(text, values.map(toParameter), {
        serializers: {},
        parsers: PARSERS,
      });
      return { rows: rows as never[], rowCount: affectedRows || rows.length };
    },
  });
  return {
    ...on(lite),
    script: async (text) => void (await lite.exec(text)),
    // One connection: transactions run one after the other, whatever their isolation.
    transaction: (work) => lite.transaction((transaction) => work(on(transaction as never))),
    listen: (channel, heard) => void lite.listen(channel, heard),
    close: () => lite.close(),
  };
}

const toParameter = (value: unknown): unknown => value;
/** `bigint` as a text, as `pg` returns it. */
const PARSERS = { 20: (value: string) => value };
