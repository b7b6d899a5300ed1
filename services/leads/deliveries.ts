import { parseArgs } from 'node:util';
import { openDatabase } from '../lib/database/openDatabase.ts';
import { listDeliveries, retryDeliveries } from './database/deliveries.ts';
import { migrate } from './database/migrate.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `npm run deliveries`: what could not be delivered, with the last error of each.
 *
 *     npm run deliveries -- --waiting          what is waiting for an attempt
 *     npm run deliveries -- --retry 17         attempts a failed one again
 *     npm run deliveries -- --retry all
 *
 * With `DATABASE_URL`; an embedded database belongs to the process that serves.
 */
const { values } = parseArgs({ options: { waiting: { type: 'boolean', default: false }, retry: { type: 'string' } } });
const { DATABASE_URL: databaseUrl = '' } = process.env;
if (databaseUrl === '' || (values.retry !== undefined && !/^(?:all|\d{1,18})$/.test(values.retry))) {
  console.error(databaseUrl === '' ? 'DATABASE_URL is needed.' : '--retry takes the id of a delivery, or all.');
  process.exit(1);
}
const database = await openDatabase({ databaseUrl, dataFolder: '' }, (error) => console.error(error.message));
await migrate(database);
if (values.retry === undefined) {
  const listed = await listDeliveries(database, values.waiting ? 'waiting' : 'failed');
  for (const { id, lead_id, form, channel, target, attempts, error, received_at } of listed)
    print(
      [
        id,
        new Date(received_at).toISOString(),
        form,
        lead_id,
        channel,
        target,
        `${attempts} attempts`,
        error ?? '',
      ].join('\t'),
    );
  print(`${listed.length} ${values.waiting ? 'waiting' : 'failed'}`);
} else {
  const count = await retryDeliveries(database, values.retry === 'all' ? null : values.retry);
  print(`${count} will be attempted again`);
}
await database.close();
