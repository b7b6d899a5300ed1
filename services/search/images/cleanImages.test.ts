import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type Database, openPostgres } from '../../lib/database/database.ts';
import { startThrowaway, type Throwaway } from '../../lib/database/throwaway.ts';
import { eventually, type ServiceProcess } from '../../lib/test/serviceProcess.ts';
import { migrate } from '../database/migrate.ts';
import { ensureIndex } from '../database/writes.ts';
import { carWith } from '../test/cars.ts';
import { search, sendWebhook, startServiceProcess } from '../test/service.ts';
import { cleanImages, imageFolder } from './cleanImages.ts';

/** Two processes that share a folder of images, and clean it each second. */

const SECRET = 'a secret of the images';
const folder = mkdtempSync(join(tmpdir(), 'clean-'));
let postgres: Throwaway;
let database: Database;
let host: Server;
let origin: string;
let [one, other]: (ServiceProcess | undefined)[] = [];
const fetched = new Map<string, number>();

const start = (name: string) =>
  startServiceProcess(postgres.url, {
    REPLICA_NAME: name,
    IMAGES_URL: 'http://localhost/images',
    IMAGES_SECRETS: SECRET,
    IMAGES_FOLDER: folder,
    IMAGES_PRIVATE_HOSTS: 'localhost',
    IMAGES_DAYS: '0',
    CLEAN_UP_SECONDS: '1',
  });

beforeAll(async () => {
  postgres = await startThrowaway();
  database = openPostgres(postgres.url, () => {});
  await migrate(database);
  await ensureIndex(database, { name: 'cars', kind: 'vehicles', locale: 'sv-SE' });
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer();
  host = createServer((req, res) => {
    fetched.set(req.url ?? '', (fetched.get(req.url ?? '') ?? 0) + 1);
    res.end(photo);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  origin = `http://localhost:${(host.address() as AddressInfo).port}`;
  [one, other] = await Promise.all(['a', 'b'].map(start));
});
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  host?.close();
  await database?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

const urlOf = (service: ServiceProcess | undefined) => service?.url ?? '';
const imageOf = (id: string) => `${origin}/${id}.jpg`;
const withImage = (id: string) => carWith(id, { car_images: [{ original: imageOf(id) }] });
const isStored = (id: string) => existsSync(join(folder, imageFolder(imageOf(id)), 'original'));

/** Loads the image of a car by the URL of its record. */
async function load(service: ServiceProcess | undefined, id: string): Promise<void> {
  const published = await eventually(async () => {
    const { body } = await search(urlOf(service), { index: 'cars', filters: { car_id: [id] }, limit: 1 });
    const [image] = (body.content[0]?.car_images ?? []) as { original: string }[];
    return image ?? null;
  });
  const { pathname, search: query } = new URL(published.original);
  expect(query).toBe('?w=1280&widths=320,640,1280,1920');
  const response = await fetch(urlOf(service) + pathname + query);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

test('images go when no record has them any longer, and never before', async () => {
  await sendWebhook(urlOf(one), 'cars', { put: ['1', '2', '3'].map(withImage) });
  await load(one, '1');
  await load(other, '2');
  await load(one, '3');
  // A sold car has a page.
  await sendWebhook(urlOf(one), 'cars', { sold: ['2'], remove: ['3'] });
  await eventually(async () => (isStored('3') ? null : true));
  await new Promise((done) => setTimeout(done, 2_500));
  expect([isStored('1'), isStored('2')]).toEqual([true, true]);
  // It is made again when a car has it again.
  await sendWebhook(urlOf(one), 'cars', { put: [withImage('3')] });
  await load(other, '3');
  await new Promise((done) => setTimeout(done, 2_500));
  expect([isStored('3'), fetched.get('/3.jpg')]).toEqual([true, 2]);
});

test('a process that ends in the middle leaves nothing behind, and takes nothing that is used', async () => {
  const half = join(folder, `.trash-${'0'.repeat(64)}-1`);
  mkdirSync(half);
  writeFileSync(join(half, 'original'), 'x');
  const part = join(folder, imageFolder(imageOf('1')), '640.avif.1.x.part');
  writeFileSync(part, 'x');
  utimesSync(part, 0, 0);
  const unused = Array.from({ length: 300 }, (_, at) => imageFolder(`https://gone.example/${at}.jpg`));
  for (const name of unused) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'original'), 'x');
  }
  await eventually(async () => (unused.some((name) => !existsSync(join(folder, name))) ? true : null));
  await one?.kill();
  one = await start('a');
  await eventually(async () => (unused.some((name) => existsSync(join(folder, name))) ? null : true));
  await eventually(async () => (existsSync(half) || existsSync(part) ? null : true));
  // The last folder has lost its name before its files are gone.
  await eventually(async () => (readdirSync(folder).some((name) => name.startsWith('.trash')) ? null : true));
  expect(['1', '2', '3'].map(isStored)).toEqual([true, true, true]);
  expect([fetched.get('/1.jpg'), fetched.get('/2.jpg')]).toEqual([1, 1]);
});

test('an image stays for its days after the last car', async () => {
  const own = mkdtempSync(join(tmpdir(), 'clean-days-'));
  const name = imageFolder('https://gone.example/1.jpg');
  mkdirSync(join(own, name));
  const clean = (days: number) =>
    cleanImages({ database, folder: own, days: 30, now: () => Date.now() + days * 86_400_000 });
  expect(await clean(0)).toEqual({ removed: 0 });
  expect(await clean(29)).toEqual({ removed: 0 });
  expect(await clean(31)).toEqual({ removed: 1 });
  expect(readdirSync(own)).toEqual([]);
  rmSync(own, { recursive: true });
});
