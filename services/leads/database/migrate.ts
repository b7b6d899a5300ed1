import { join } from 'node:path';
import type { Database } from '../../lib/database/database.ts';
import { migrate as runMigrations } from '../../lib/database/migrate.ts';

/** Runs the migrations of the leads service that the database lacks, and returns their names. */
export const migrate = (database: Database): Promise<string[]> =>
  runMigrations(database, join(import.meta.dirname, 'migrations'));
