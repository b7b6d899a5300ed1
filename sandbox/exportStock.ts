import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDataset } from './data/dataset.ts';
import { withPublishedImages } from './search/publishedImages.ts';

/**
 * `node sandbox/exportStock.ts --folder var/real/feeds --cars 2400`: writes the cars and dealers of every site as feeds of the search service,
 * a file of JSON lines and its mapping file for each index.
 */
const { values } = parseArgs({
  options: { folder: { type: 'string', default: 'var/real/feeds' }, cars: { type: 'string', default: '2400' } },
});
const { vehicles, dealers, locales } = createDataset({ cars: Number(values.cars) });

async function writeFeed(index: string, kind: 'vehicles' | 'dealers', records: readonly object[]): Promise<void> {
  const mapping = {
    feed: index,
    index,
    kind,
    locale: locales.get(index),
    source: { type: 'file', path: `${index}.ndjson` },
    format: 'ndjson',
  };
  writeFileSync(join(values.folder, `${index}.yaml`), `${JSON.stringify(mapping, null, 2)}\n`);
  const file = createWriteStream(join(values.folder, `${index}.ndjson`));
  for (const record of records) {
    if (!file.write(`${JSON.stringify(await withPublishedImages(record))}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

mkdirSync(values.folder, { recursive: true });
for (const [index, records] of vehicles) await writeFeed(index, 'vehicles', records);
for (const [index, records] of dealers) await writeFeed(index, 'dealers', records);
