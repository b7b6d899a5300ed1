import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { openDatabase } from '../lib/database/openDatabase.ts';
import { createImagePublisher } from './images/imageUrl.ts';
import { problemOfDealer } from './outgoing/dealers.ts';
import { readSites } from './outgoing/sites.ts';
import { type FeedCounts, type FeedRequest, FORMATS, feedStream } from './outgoing/writeFeed.ts';

/**
 * `npm run export -- google-vehicles.xml --sites sites.yaml --site acme --out acme.xml.gz`: writes a feed to a file, compressed when its name ends with
 * `.gz`. `--language` is the site's first one, `--dealer` publishes the cars of one dealer. The file has its name when it is complete. Exit codes: 0
 * written, 2 failed.
 */
const { DATABASE_URL: databaseUrl = '', DATA_FOLDER: dataFolder = 'var/search', SITES_FILE: sitesFile } = process.env;
const { IMAGES_URL: imagesUrl = '', IMAGES_SECRETS: imagesSecrets = '' } = process.env;

/** @throws Error that says what is missing or unknown */
function readArguments(): { request: FeedRequest; out: string } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sites: { type: 'string' },
      site: { type: 'string' },
      language: { type: 'string' },
      dealer: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const [name = ''] = positionals;
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  if (!format) throw new Error(`Name a feed: ${Object.keys(FORMATS).join(', ')}.`);
  const file = values.sites ?? sitesFile;
  if (!file || !values.out) throw new Error('--sites (or SITES_FILE) and --out are needed.');
  const sites = readSites(file);
  const site = sites.get(values.site ?? '');
  if (!site) throw new Error(`--site is one of ${[...sites.keys()].join(', ')}.`);
  const languages = Object.keys(site.languages);
  const language = values.language ?? languages[0] ?? '';
  if (!languages.includes(language)) throw new Error(`--language is one of ${languages.join(', ')}.`);
  return { request: { format, site, language, dealer: values.dealer ?? null }, out: values.out };
}

try {
  const { request, out } = readArguments();
  const [secret] = imagesSecrets.split(',').map((one) => one.trim());
  const publish = imagesUrl && secret ? createImagePublisher(imagesUrl.replace(/\/$/, ''), secret) : undefined;
  const database = await openDatabase({ databaseUrl, dataFolder }, (error) => console.error(error.message));
  const counts: FeedCounts = { published: 0, leftOut: new Map() };
  const part = `${out}.${process.pid}.part`;
  try {
    const problem = await problemOfDealer(database, request);
    if (problem) throw new Error(`--dealer: ${problem}`);
    const text = feedStream({ database, request, publish }, counts);
    const file = createWriteStream(part);
    await (out.endsWith('.gz') ? pipeline(text, createGzip(), file) : pipeline(text, file));
    await rename(part, out);
  } finally {
    await rm(part, { force: true });
    await database.close();
  }
  const missing = [...counts.leftOut].map(([reason, count]) => `  ${count} left out: ${reason}\n`);
  process.stdout.write(`${out}: ${counts.published} cars\n${missing.join('')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
