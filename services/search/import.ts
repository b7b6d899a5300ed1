import { parseArgs } from 'node:util';
import { openDatabase } from '../lib/database/openDatabase.ts';
import { migrate } from './database/migrate.ts';
import { importFeed } from './feeds/importFeed.ts';
import { readMapping } from './feeds/mapping.ts';
import { formatReport } from './feeds/report.ts';
import { openFile, openSource } from './feeds/sources.ts';

/**
 * `npm run import -- mapping.yaml`: reads a feed once. `--file` reads a file in place of the mapping's source, `--dry-run` reports without
 * changing anything, `--max-drop-share 0.5` allows more sold cars once. Exit codes: 0 applied or a dry run without errors, 1 refused, 2 failed.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      file: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'max-drop-share': { type: 'string' },
    },
  });
  const [path] = positionals;
  if (path === undefined) throw new Error('Name a mapping file: npm run import -- mapping.yaml');
  const mapping = readMapping(path);
  const { DATABASE_URL: databaseUrl = '', DATA_FOLDER: dataFolder = 'var/search' } = process.env;
  const database = await openDatabase({ databaseUrl, dataFolder }, (error) => console.error(error.message));
  await migrate(database);
  const source =
    values.file === undefined ? await openSource(mapping.source, process.env) : await openFile(values.file);
  if (!source) throw new Error('The folder has no complete file.');
  const share = values['max-drop-share'];
  const isDry = values['dry-run'];
  const limit = share === undefined ? {} : { maxDropShare: Number(share) };
  const report = await importFeed({ database, mapping, source, isDry, ...limit });
  if (!isDry) await source.finish(report.outcome === 'applied');
  process.stdout.write(formatReport(report));
  await database.close();
  process.exit(report.outcome === 'refused' ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
