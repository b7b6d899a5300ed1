import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../lib/database/database.ts';
import type { Log } from '../../lib/log.ts';
import type { Metrics } from '../http/metrics.ts';
import { FeedError } from './feedError.ts';
import { importFeed } from './importFeed.ts';
import { type Mapping, MappingError, readMapping } from './mapping.ts';
import type { FeedReport } from './report.ts';
import { openSource } from './sources.ts';

export interface WatchOptions {
  folder: string;
  variables: Readonly<Record<string, string | undefined>>;
  database: Database;
  metrics: Metrics;
  log: Log;
}

/** Reads the mapping files of a folder. @throws MappingError for an invalid file, and a folder without mapping files */
export function readMappings(folder: string): Mapping[] {
  if (!existsSync(folder)) throw new MappingError(`There is no folder ${folder}.`);
  const names = readdirSync(folder).filter((name) => /\.(?:ya?ml|json)$/.test(name));
  if (names.length === 0) throw new MappingError(`${folder} has no mapping file: .yaml, .yml or .json`);
  return names.sort().map((name) => readMapping(join(folder, name)));
}

/**
 * Reads each feed of a folder of mapping files again and again, one feed at a time over all processes.
 *
 * @throws MappingError for an invalid mapping file
 */
export function watchFeeds(options: WatchOptions): { close: () => Promise<void> } {
  const mappings = readMappings(options.folder);
  const controller = new AbortController();
  const running = Promise.all(mappings.map((mapping) => repeat(mapping, options, controller.signal)));
  return {
    close: async () => {
      controller.abort();
      await running;
    },
  };
}

async function repeat(mapping: Mapping, options: WatchOptions, signal: AbortSignal): Promise<void> {
  const { log, metrics } = options;
  while (!signal.aborted) {
    await runOnce(mapping, options).catch((error: unknown) => {
      metrics.imports.inc({ feed: mapping.feed, outcome: 'failed' });
      log.error({ event: 'search.importFailed', feed: mapping.feed, err: error });
    });
    await sleep(mapping.source.every * 1_000, signal);
  }
}

/** Reads a feed once, unless another process reads it or did so a short time ago. */
async function runOnce(mapping: Mapping, { database, variables, metrics, log }: WatchOptions): Promise<void> {
  if (!(await takeTurn(database, mapping))) return;
  const source = await openSource(mapping.source, variables).catch((error: unknown) => {
    if (!(error instanceof FeedError)) throw error;
    metrics.imports.inc({ feed: mapping.feed, outcome: 'refused' });
    log.error({ event: 'search.importRefused', feed: mapping.feed, message: error.message });
    return null;
  });
  if (!source) return;
  const report = await importFeed({ database, mapping, source });
  await source.finish(report.outcome === 'applied');
  logReport(report, log);
  metrics.imports.inc({ feed: mapping.feed, outcome: report.outcome });
}

function logReport(report: FeedReport, log: Log): void {
  const { totals, issues, shown, ...counts } = report;
  const line = { ...counts, issues: issues.slice(0, 20), totals: Object.fromEntries(totals) };
  if (report.outcome === 'applied') log.info({ event: 'search.imported', ...line });
  else log.error({ event: 'search.importRefused', ...line });
}

/** Takes the right to read a feed for most of its interval, by the clock of the database. */
async function takeTurn(database: Database, { feed, source: { every } }: Mapping): Promise<boolean> {
  const name = `feed ${feed}`;
  await database.query('insert into consumers (name) values ($1) on conflict do nothing', [name]);
  const { rowCount } = await database.query(
    `update consumers set held_until = clock_timestamp() + make_interval(secs => $2)
     where name = $1 and held_until < clock_timestamp()`,
    [name, every * 0.9],
  );
  return rowCount > 0;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    const stop = () => {
      clearTimeout(timer);
      done();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
