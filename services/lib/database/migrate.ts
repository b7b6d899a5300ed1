import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';

/** Processes that start together run the migrations one after the other. */
const LOCK = 7206510;

/**
 * Runs the migrations of a folder that the database lacks, each with its name in the table `migrations`, and returns their names. Services can
 * share a database: the names of their migrations differ.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await transaction.query(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    );
  });
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const ran: string[] = [];
  for (const name of names) {
    const isNew = await database.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
      const { rowCount } = await transaction.query('insert into migrations (name) values ($1) on conflict do nothing', [
        name,
      ]);
      if (rowCount === 0) return false;
      for (const statement of statementsOf(readFileSync(join(folder, name), 'utf8')))
        await transaction.query(statement);
      return true;
    });
    if (isNew) ran.push(name);
  }
  return ran;
}

/** Returns the statements of a file: each ends with a semicolon at the end of a line, outside of a function's `$$`. */
export function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  let isInFunction = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('--')) continue;
    current += `${line}\n`;
    if ((line.split('$$').length - 1) % 2 === 1) isInFunction = !isInFunction;
    if (isInFunction || !line.trimEnd().endsWith(';')) continue;
    statements.push(current.trim());
    current = '';
  }
  return statements.filter(Boolean);
}
