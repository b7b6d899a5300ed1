import { type Database, openPostgres } from './database.ts';

/** Opens PostgreSQL at a URL, or without one the embedded database in a folder. @throws when it cannot be reached */
export async function openDatabase(
  { databaseUrl, dataFolder }: { databaseUrl: string; dataFolder: string },
  failed: (error: Error) => void,
): Promise<Database> {
  if (databaseUrl === '') {
    const { openEmbedded } = await import('./embedded.ts');
    return openEmbedded(dataFolder);
  }
  const database = openPostgres(databaseUrl, failed);
  try {
    await database.query('select 1');
  } catch (error) {
    await database.close();
    throw new Error(`The database at DATABASE_URL: ${(error as Error).message}`, { cause: error });
  }
  return database;
}
