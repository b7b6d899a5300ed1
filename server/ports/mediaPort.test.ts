import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { eventually } from '../../test/support/eventually.ts';
import { type Caches, createCaches } from '../cache/caches.ts';
import { type BadUpstream, BEHAVIOURS, startBadUpstream } from '../testing/badUpstream.ts';
import { createSilent } from '../testing/silent.ts';
import { createMediaPort, type MediaPort } from './mediaPort.ts';
import { createUpstream } from './upstream/upstream.ts';

let server: BadUpstream;
let port: MediaPort;
let caches: Caches;
let issues: () => Record<string, unknown>[];

beforeEach(async () => {
  const silent = createSilent();
  issues = () => silent.lines().filter(({ event }) => event === 'content.issue');
  server = await startBadUpstream();
  caches = createCaches(
    { CACHE_CONTENT_MB: 1, CACHE_SEARCH_MB: 1, CACHE_PAGES_MB: 1, CACHE_MEDIA_MB: 1, CACHE_FILES_MB: 1 },
    silent,
  );
  const timeouts = { connect: 30_000, headers: 30_000, total: 30_000 };
  const upstream = createUpstream({ name: 'media', url: `${server.url}/edge`, timeouts, ...silent });
  port = createMediaPort({ upstream, folder: '/-/media', cacheFor: caches.cacheFor, log: silent.log });
});
afterEach(async () => {
  caches.close();
  await port.upstream.close();
  await server.close();
});

const noisyImage = () =>
  sharp({
    create: {
      width: 320,
      height: 200,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp()
    .toBuffer();

describe('F016: blur placeholders', () => {
  test('have at most 300 bytes and 12 pixels, and are created once', async () => {
    const image = await noisyImage();
    server.behave((_req, res) => void res.end(image));
    const placeholder = () => port.blurPlaceholder('/-/media/cars/suv/front.jpg?w=1920');
    await eventually(placeholder, expect.stringMatching(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/));
    const url = await placeholder();
    expect(url?.length).toBeLessThanOrEqual(300);
    const size = await sharp(Buffer.from(url?.split(',')[1] ?? '', 'base64')).metadata();
    expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(12);
    expect(await port.blurPlaceholder('/-/media/cars/suv/front.jpg')).toBe(url);
    expect(server.requestLines).toEqual(['GET /edge/-/media/cars/suv/front.jpg?w=320']);
  });

  test('a slow media edge delays a page by at most 300 ms; the next page has the placeholder', async () => {
    const image = await noisyImage();
    let respond = () => {};
    server.behave((_req, res) => {
      respond = () => void res.end(image);
    });
    expect(await port.blurPlaceholder('/-/media/a.jpg')).toBeNull();
    await eventually(() => server.requestLines.length, 1);
    respond();
    await eventually(() => port.blurPlaceholder('/-/media/a.jpg'), expect.stringMatching(/^data:/));
    expect(server.requestLines).toHaveLength(1);
  });

  test.each([
    ['a fault', BEHAVIOURS.status(500)],
    ['not found', BEHAVIOURS.status(404)],
    ['no picture', BEHAVIOURS.json('hello')],
    ['reset', BEHAVIOURS.reset],
  ])('are null without an error: %s', async (_title, behaviour) => {
    server.behave(behaviour);
    expect(await port.blurPlaceholder('/-/media/a.jpg')).toBeNull();
  });

  test('a car on a transparent ground has none: it would stay visible behind the car', async () => {
    const channels = { create: { width: 60, height: 40, channels: 4, background: '#9a142000' } } as const;
    const car = { create: { width: 30, height: 20, channels: 3, background: '#9a1420' } } as const;
    const input = await sharp(car).png().toBuffer();
    const cutOut = await sharp(channels).composite([{ input }]).webp().toBuffer();
    const opaque = await sharp(car).webp().toBuffer();
    server.behave((req, res) => void res.end(req.url?.includes('car') ? cutOut : opaque));
    const placeholders = () =>
      Promise.all(['/-/media/car.jpg', '/-/media/wall.jpg'].map((src) => port.blurPlaceholder(src)));
    await eventually(placeholders, [null, expect.stringMatching(/^data:/)]);
  });

  test('Q9: an interlaced image of 49 million pixels is not decoded, and a line names it once', async () => {
    const create = { width: 7_000, height: 7_000, channels: 3, background: '#fff' } as const;
    const bomb = await sharp({ create }).png({ progressive: true }).toBuffer();
    server.behave((_req, res) => void res.end(bomb));
    const paths = ['/-/media/a.png', '/-/media/b.png'];
    for (const path of paths) {
      expect(await port.blurPlaceholder(path)).toBeNull();
      await eventually(() => issues().some(({ detail }) => detail === path), true);
      expect(await port.blurPlaceholder(path)).toBeNull();
    }
    expect(issues().map(({ issue, detail }) => ({ issue, detail }))).toEqual(
      paths.map((detail) => ({ issue: 'imageSize', detail })),
    );
    expect(server.requestLines).toHaveLength(2);
  });

  test('Q9: drawings are not drawn', async () => {
    server.behave((_req, res) => void res.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    await port.blurPlaceholder('/-/media/a.svg');
    await eventually(() => server.requestLines.length, 1);
    expect(await port.blurPlaceholder('/-/media/a.svg')).toBeNull();
  });

  test('Q9: at most four images are fetched at the same time', async () => {
    const image = await noisyImage();
    const held: (() => void)[] = [];
    server.behave((_req, res) => void held.push(() => res.end(image)));
    const paths = Array.from({ length: 10 }, (_, at) => `/-/media/${at}.jpg`);
    await Promise.all(paths.map((src) => port.blurPlaceholder(src)));
    expect(held).toHaveLength(4);
    for (let at = 0; at < paths.length; at += 1) {
      await eventually(() => held.length > at, true);
      held[at]?.();
    }
    const placeholders = () => Promise.all(paths.map((src) => port.blurPlaceholder(src)));
    await eventually(
      placeholders,
      paths.map(() => expect.stringMatching(/^data:/)),
    );
    expect(server.requestLines).toHaveLength(10);
  });

  test.each([
    'https://evil.example/-/media/a.jpg',
    '//evil.example/-/media/a.jpg',
    '/-/media/../secret',
    '/-/mediax/a.jpg',
    '/sitecore/api/a',
    '/-/media/a\r\nhost: evil',
    '/-/media/a@evil.example',
    '',
  ])('Q15: make no call for %j', async (src) => {
    expect(await port.blurPlaceholder(src)).toBeNull();
    expect(server.requestLines).toEqual([]);
  });
});
