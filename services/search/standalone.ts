import { parseArgs } from 'node:util';
import { openDatabase } from '../lib/database/openDatabase.ts';
import { startThrowaway } from '../lib/database/throwaway.ts';
import { migrate } from './database/migrate.ts';
import { importFeed } from './feeds/importFeed.ts';
import { formatReport } from './feeds/report.ts';
import { openSource } from './feeds/sources.ts';
import { readMappings } from './feeds/watchFeeds.ts';
import { startService } from './service.ts';

/**
 * `node standalone.ts --feeds folder --data folder`: reads the feeds of a folder once, then runs the service. Without `DATABASE_URL` it starts
 * PostgreSQL with its files in the data folder. Writes `{ "search": URL }` when it can be searched.
 */
const { values } = parseArgs({
  options: { feeds: { type: 'string' }, data: { type: 'string', default: 'var/real/postgres' } },
});
const postgres = process.env.DATABASE_URL ? null : await startThrowaway(values.data);
const databaseUrl = process.env.DATABASE_URL ?? postgres?.url ?? '';

async function readFeeds(folder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataFolder: '' }, (error) => console.error(error.message));
  await migrate(database);
  for (const mapping of readMappings(folder)) {
    const source = await openSource(mapping.source, process.env);
    // The stock of a sample may be of any size.
    const report = source && (await importFeed({ database, mapping, source, maxDropShare: 1 }));
    if (report && report.outcome !== 'applied') process.stderr.write(formatReport(report));
  }
  await database.close();
}

try {
  if (values.feeds !== undefined) await readFeeds(values.feeds);
  const { url, follower, close } = await startService({ ...process.env, DATABASE_URL: databaseUrl });
  while (!follower.isLoaded()) await new Promise((done) => setTimeout(done, 50));
  process.stdout.write(`${JSON.stringify({ search: url })}\n`);
  const stop = async (): Promise<void> => {
    await close();
    await postgres?.stop();
    process.exit(0);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
} catch (error) {
  console.error((error as Error).message);
  await postgres?.stop();
  process.exit(1);
}
