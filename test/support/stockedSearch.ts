import { Readable } from 'node:stream';
import { withPublishedImages } from '../../sandbox/search/publishedImages.ts';
import { type Database, openPostgres } from '../../services/lib/database/database.ts';
import { startThrowaway, type Throwaway } from '../../services/lib/database/throwaway.ts';
import type { ServiceProcess } from '../../services/lib/test/serviceProcess.ts';
import { migrate } from '../../services/search/database/migrate.ts';
import type { IndexKind } from '../../services/search/database/storedRecord.ts';
import { importFeed } from '../../services/search/feeds/importFeed.ts';
import { parseMapping } from '../../services/search/feeds/mapping.ts';
import type { FeedReport } from '../../services/search/feeds/report.ts';
import { startServiceProcess } from '../../services/search/test/service.ts';
import { datasetOf } from './data/dataset.ts';
import { eventually } from './eventually.ts';

/** The search service on PostgreSQL of its own, with the cars and dealers of the sandbox's first site. */
export interface StockedSearch {
  postgres: Throwaway;
  service: ServiceProcess;
  reports: readonly FeedReport[];
  close(): Promise<void>;
}

export const STOCKED = { vehicles: 'vehicles_norrvag_se', dealers: 'sites_norrvag_se' } as const;

/** Starts PostgreSQL and the service, fills it, and waits until it is ready. @param cars size of the largest index */
export async function startStockedSearch(cars: number): Promise<StockedSearch> {
  const postgres = await startThrowaway();
  const database = openPostgres(postgres.url, () => {});
  await migrate(database);
  const dataset = await datasetOf(cars);
  const reports: FeedReport[] = [];
  for (const kind of ['vehicles', 'dealers'] as const) {
    const index = STOCKED[kind];
    const records = dataset[kind].get(index) ?? [];
    const lines = await Promise.all(records.map(async (record) => JSON.stringify(await withPublishedImages(record))));
    reports.push(await importRecords(database, { kind, index, lines }));
  }
  await database.close();
  const service = await startServiceProcess(postgres.url, { REPLICA_NAME: 'service' });
  await eventually(async () => (await fetch(`${service.url}/readyz`)).status, 200);
  const close = async () => {
    await service.stop();
    await postgres.stop();
  };
  return { postgres, service, reports, close };
}

/** Makes records of the contract the contents of an index, new or not. */
export async function fillIndex(
  url: string,
  { kind, index, records }: { kind: IndexKind; index: string; records: readonly object[] },
): Promise<void> {
  const database = openPostgres(url, () => {});
  await importRecords(database, { kind, index, lines: records.map((record) => JSON.stringify(record)) });
  await database.close();
}

function importRecords(
  database: Database,
  { kind, index, lines }: { kind: IndexKind; index: string; lines: readonly string[] },
): Promise<FeedReport> {
  const mapping = { feed: index, index, kind, locale: 'sv-SE', source: { type: 'file', path: 'x' }, format: 'ndjson' };
  const source = { name: index, bytes: Readable.from([Buffer.from(lines.join('\n'))]), finish: async () => {} };
  return importFeed({ database, mapping: parseMapping(JSON.stringify(mapping), '/'), source });
}
