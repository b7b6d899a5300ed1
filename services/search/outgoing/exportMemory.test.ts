import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Database, openPostgres } from '../../lib/database/database.ts';
import { startThrowaway, type Throwaway } from '../../lib/database/throwaway.ts';
import { migrate } from '../database/migrate.ts';
import { toStored } from '../database/storedRecord.ts';
import { ensureIndex, upsertRecords, write } from '../database/writes.ts';
import { carWith } from '../test/cars.ts';

const [COUNT, SIZE] = [3_000, 20_000];
/** V8 takes memory that it is not short of; without these limits the figure would be that of its patience. */
const LIMITS = ['--max-old-space-size=40', '--max-semi-space-size=2'];
const REPORT = 'process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';

const folder = mkdtempSync(join(tmpdir(), 'memory-'));
let postgres: Throwaway;
let database: Database;
beforeAll(async () => {
  postgres = await startThrowaway();
  database = openPostgres(postgres.url, () => {});
  await migrate(database);
  const record = toStored('vehicles', carWith('1', { car_description: 'x'.repeat(SIZE) }));
  for (const name of ['one', 'large']) {
    await ensureIndex(database, { name, kind: 'vehicles', locale: 'sv-SE' });
    await write(database, (transaction) => upsertRecords(transaction, name, [record]));
  }
  await database.query(
    `insert into records (index_name, id, record, hash, state, price)
     select index_name, n::text, record, hash, state, price from records, generate_series(2, $1::int) n
     where index_name = 'large'`,
    [COUNT],
  );
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

/** Writes the feed of an index, and returns its size and the resident memory of the process in megabytes. */
async function exported(vehicles: string): Promise<{ size: number; memory: number }> {
  const site = {
    name: 'Acme',
    url: 'https://acme.example',
    country: 'SE',
    currency: 'SEK',
    mileageUnit: 'mil',
    indexes: { vehicles, dealers: 'dealers' },
    carDetail: '/kop-bil',
    languages: { sv: '' },
  };
  const [sites, out] = [join(folder, `${vehicles}.json`), join(folder, `${vehicles}.xml`)];
  writeFileSync(sites, JSON.stringify({ acme: site }));
  const script = resolve(import.meta.dirname, '../export.ts');
  const preload = ['--disable-warning=ExperimentalWarning', '--import', `data:text/javascript,${REPORT}`];
  const args = [...LIMITS, ...preload, script, 'marketplace.xml', '--sites', sites, '--site', 'acme', '--out', out];
  const { PATH = '' } = process.env;
  const env = { PATH, DATABASE_URL: postgres.url };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors = child.stderr.toArray();
  expect(await once(child, 'exit')).toEqual([0, null]);
  return { size: statSync(out).size / 1e6, memory: Number(Buffer.concat(await errors).toString()) / 1e3 };
}

test('the memory of a feed of 60 MB is at most 50 MB above that of one car', async () => {
  const [one, large] = [await exported('one'), await exported('large')];
  expect(large.size).toBeGreaterThan(60);
  expect(large.memory - one.memory).toBeLessThan(50);
});
