import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createSafeLookup, isPublicAddress } from './addresses.ts';
import { createImageHandler } from './imageHandler.ts';
import { createImagePublisher, readScaledPath, scaledUrl } from './imageUrl.ts';
import { createScaler, type Scaler } from './scaler.ts';

const SECRET = 'a secret of the images';
const folder = mkdtempSync(join(tmpdir(), 'images-'));
let host: Server;
let service: Server;
let scaler: Scaler;
let base: string;
let fetched = 0;
const failures: string[] = [];
const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};
/** The host of the images, by a name that the scaler may reach although its address is private. */
let origin: string;

beforeAll(async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer();
  host = createServer((req, res) => {
    fetched += 1;
    if (req.url === '/photo.jpg') return res.end(photo);
    if (req.url === '/moved.jpg') return res.writeHead(302, { location: '/photo.jpg' }).end();
    if (req.url === '/inside.jpg') return res.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    if (req.url === '/loop.jpg') return res.writeHead(302, { location: '/loop.jpg' }).end();
    if (req.url === '/text.jpg') return res.end('<html>');
    return res.writeHead(req.url?.startsWith('/busy.jpg') ? 503 : 404).end();
  });
  origin = `http://localhost:${await listen(host)}`;
  scaler = createScaler({ folder, privateHosts: ['localhost'] });
  const handle = createImageHandler({
    scaler,
    secrets: ['an older secret', SECRET],
    failed: (_url, message) => failures.push(message),
  });
  service = createServer((req, res) => void handle(req, res));
  base = `http://127.0.0.1:${await listen(service)}/images`;
});
afterAll(async () => {
  await scaler.close();
  for (const server of [host, service]) server.close();
  rmSync(folder, { recursive: true });
});

const load = (url: string, width = 640, accept = 'image/avif,image/webp') =>
  fetch(scaledUrl(base, SECRET, url, width), { headers: { accept } });

describe('an image by its URL', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('is scaled for %s', async (accept, type, format) => {
    const response = await load(`${origin}/photo.jpg`, 320, accept);
    expect([response.status, response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      200,
      type,
      'Accept',
    ]);
    const { width, height, format: found } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height, found]).toEqual([320, 213, format]);
  });

  test('is never enlarged, follows redirects, and is fetched once for all widths and requests', async () => {
    const before = fetched;
    const responses = await Promise.all([320, 640, 1920, 1920].map((width) => load(`${origin}/moved.jpg`, width)));
    const widths = await Promise.all(
      responses.map(async (one) => (await sharp(Buffer.from(await one.arrayBuffer())).metadata()).width),
    );
    expect(widths).toEqual([320, 640, 900, 900]);
    await load(`${origin}/moved.jpg`, 640);
    expect(fetched - before).toBe(2);
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))).toEqual(
      [],
    );
  });

  test.each([
    ['/none.jpg', 404, 'status 404'],
    ['/busy.jpg', 502, 'status 503'],
    ['/text.jpg', 404, 'is no image'],
    ['/loop.jpg', 404, 'too often'],
    ['/inside.jpg', 404, '169.254.169.254 is not public'],
  ])('%s is %i', async (path, status, message) => {
    failures.length = 0;
    expect((await load(origin + path)).status).toBe(status);
    expect(failures).toEqual([expect.stringContaining(message)]);
  });

  test('that failed is not fetched again at once', async () => {
    await load(`${origin}/busy.jpg?again`);
    const before = fetched;
    expect((await load(`${origin}/busy.jpg?again`, 320)).status).toBe(502);
    expect(fetched).toBe(before);
  });

  test('of a private address or another scheme is not fetched', async () => {
    const before = fetched;
    const { port } = host.address() as AddressInfo;
    for (const url of [
      `http://127.0.0.1:${port}/photo.jpg`,
      `http://[::1]:${port}/a`,
      'ftp://a.example/b',
      'http://a:b@a.example/',
      `http://2130706433:${port}/photo.jpg`,
    ])
      expect((await load(url)).status).toBe(404);
    expect(fetched).toBe(before);
  });

  test('of a name whose address is private is fetched only when the name is listed', async () => {
    const strict = createScaler({ folder: join(folder, 'strict'), privateHosts: [] });
    await expect(strict.scale(`${origin}/photo.jpg`, 320, 'webp')).rejects.toThrow(
      'localhost has an address that is not public',
    );
    await strict.close();
  });

  test('without its signature, or in another width, is refused', async () => {
    const url = scaledUrl(base, SECRET, `${origin}/photo.jpg`, 640);
    expect((await fetch(url.replace(/images\/./, 'images/!'))).status).toBe(404);
    expect((await fetch(scaledUrl(base, 'another secret', `${origin}/photo.jpg`, 640))).status).toBe(404);
    expect((await fetch(url.replace('w=640', 'w=641'))).status).toBe(400);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });
});

test.each([
  ['8.8.8.8', true],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['169.254.169.254', false],
  ['255.255.255.255', false],
  ['2606:4700::1', true],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['nothing', false],
])('whether %s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('a name with one private address among others is refused, and the checked addresses are used', async () => {
  const resolve = ((name: string, _options: object, done: (error: null, all: object[]) => void) =>
    done(null, [
      { address: '8.8.8.8', family: 4 },
      ...(name === 'mixed' ? [{ address: '10.0.0.1', family: 4 }] : []),
    ])) as never;
  const lookup = (name: string, allowed: string[] = []) =>
    new Promise((done) =>
      createSafeLookup(allowed, resolve)(name, {}, (error, address) => done(error?.message ?? address)),
    );
  expect(await lookup('public')).toBe('8.8.8.8');
  expect(await lookup('mixed')).toBe('mixed has an address that is not public');
  expect(await lookup('mixed', ['mixed'])).toBe('8.8.8.8');
});

test('records have the URLs of the service for images of other hosts', async () => {
  const publish = createImagePublisher('https://images.example/images', SECRET);
  const image = {
    original: 'https://a.example/1.jpg',
    thumbnail_url: 'https://a.example/1-small.jpg',
    blur_data_url: null,
  };
  const own = { original: '/-/media/2.jpg' };
  const record = (await publish({ car_id: '1', car_images: [image, own], car_primary_image: null })) as {
    car_images: (typeof image)[];
  };
  expect(record).toMatchObject({ car_id: '1', car_primary_image: null, car_images: [{ blur_data_url: null }, own] });
  const { pathname, searchParams } = new URL(record.car_images[0]?.original ?? '');
  expect([readScaledPath(pathname.slice('/images'.length), [SECRET]), searchParams.get('w')]).toEqual([
    image.original,
    '1280',
  ]);
});
