import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openDatabase } from '../../lib/database/openDatabase.ts';
import { eventually } from '../../lib/test/serviceProcess.ts';
import { importFeed } from '../feeds/importFeed.ts';
import { parseMapping } from '../feeds/mapping.ts';
import { openFile } from '../feeds/sources.ts';
import { follow } from '../follow/follower.ts';
import { carWith, LINES } from '../test/cars.ts';
import { migrate } from './migrate.ts';

test('without PostgreSQL an embedded database does the same, and has everything after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  const file = join(folder, 'cars.ndjson');
  writeFileSync(file, [carWith('1'), carWith('AB-2')].map((car) => JSON.stringify(car)).join('\n'));
  const open = () => openDatabase({ databaseUrl: '', dataFolder: join(folder, 'data') }, () => {});
  const first = await open();
  expect(await migrate(first)).toEqual(['0001-records.sql']);
  const failures: unknown[] = [];
  const events = { loaded: () => {}, compacted: () => {}, failed: (error: unknown) => failures.push(error) };
  const follower = follow({ database: first, name: 'one', events });
  const report = await importFeed({ database: first, mapping: parseMapping(LINES, '/'), source: await openFile(file) });
  expect(report).toMatchObject({ outcome: 'applied', added: 2, message: '' });
  await eventually(async () => (follower.counts().get('cars') === 2 ? true : null));
  await expect(
    first.transaction(async (one) => {
      await one.query('delete from records');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await follower.close();
  await first.close();
  const second = await open();
  expect(await migrate(second)).toEqual([]);
  expect((await second.query('select id, state from records order by id')).rows).toEqual([
    { id: '1', state: 'available' },
    { id: 'AB-2', state: 'available' },
  ]);
  await second.close();
  expect(failures).toEqual([]);
  rmSync(folder, { recursive: true });
});
