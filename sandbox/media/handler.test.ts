import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp, { type Stats } from 'sharp';
import { createMediaHandler, LAST_MODIFIED } from './handler.ts';
import { VIDEOS, videoUrl } from './videos.ts';

const CAR = '/-/media/cars/hatchback/9a1420/front-left.jpg';
let folder = '';
let server: Server;

// Tests share a process: the product does not read SVG.
const SVG = { operation: ['VipsForeignLoadSvg'] };

beforeAll(async () => {
  sharp.unblock(SVG);
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  const handle = createMediaHandler({ cacheDir: join(folder, 'cache') });
  server = createServer((req, res) => void handle(req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterAll(async () => {
  sharp.block(SVG);
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

type ReceivedResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** The raw client: unlike fetch it sends paths as they are. */
const call = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const clientRequest = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });

describe('images', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('Accept %s gets %s', async (accept, type, format) => {
    const { status, headers, body } = await call(`${CAR}?w=320`, { accept });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'last-modified': LAST_MODIFIED,
      'content-length': String(body.length),
    });
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(await sharp(body).metadata()).toMatchObject({ format, width: 320, height: 200 });
  });

  test('sizes: 640 and 1280 by 16:10, frames at most 960, illustrations 16:9', async () => {
    const size = async (path: string): Promise<unknown> => {
      const { width, height } = await sharp((await call(path)).body).metadata();
      return [width, height];
    };
    expect(await size(`${CAR}?w=640`)).toEqual([640, 400]);
    expect(await size(CAR)).toEqual([1280, 800]);
    expect(await size('/-/jssmedia/cars/suv/eceeed/turn-12.jpg?w=1920')).toEqual([960, 600]);
    expect(await size('/-/media/illustrations/norrvag/showroom-1.jpg?w=640')).toEqual([640, 360]);
  });

  test('with a largest width no image is wider, whatever the URL asks for', async () => {
    const small = createServer((req, res) => void createMediaHandler({ cacheDir: folder, maxWidth: 320 })(req, res));
    await new Promise<void>((done) => small.listen(0, '127.0.0.1', done));
    const { port } = small.address() as AddressInfo;
    const widthOf = async (path: string): Promise<number | undefined> => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return (await sharp(await response.arrayBuffer()).metadata()).width;
    };
    expect(await Promise.all(['?w=1920', '?w=100', ''].map((query) => widthOf(CAR + query)))).toEqual([320, 320, 320]);
    expect(await widthOf('/-/media/illustrations/norrvag/showroom-1.jpg?w=640')).toBe(320);
    await new Promise((done) => small.close(done));
  });

  test('a 1280 px car is at most 70 KB as AVIF', async () => {
    const { body } = await call(`${CAR}?w=1280`, { accept: 'image/avif' });
    expect(body.length).toBeLessThanOrEqual(70_000);
  });

  test('the paint is that of the URL', async () => {
    const red = await sharp((await call(`${CAR}?w=320`)).body).stats();
    const blue = await sharp((await call(`${CAR.replace('9a1420', '1f3f6e')}?w=320`)).body).stats();
    const channel = (stats: Stats, at: number): number => stats.channels[at]?.mean ?? 0;
    expect(channel(red, 0)).toBeGreaterThan(channel(blue, 0) + 5);
    expect(channel(blue, 2)).toBeGreaterThan(channel(red, 2) + 5);
  });
});

describe('the edge', () => {
  test('304 for a matching ETag, also in a list and weak', async () => {
    const { headers } = await call(`${CAR}?w=320`);
    const etag = String(headers.etag);
    for (const header of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const { status, body } = await call(`${CAR}?w=320`, { 'if-none-match': header });
      expect([status, body.length]).toEqual([304, 0]);
    }
    expect((await call(`${CAR}?w=320`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('304 for If-Modified-Since from the last change; If-None-Match has precedence', async () => {
    const statusOf = async (headers: Record<string, string>) => (await call(`${CAR}?w=320`, headers)).status;
    expect(await statusOf({ 'if-modified-since': LAST_MODIFIED })).toBe(304);
    expect(await statusOf({ 'if-modified-since': 'Sat, 31 Oct 2026 08:00:00 GMT' })).toBe(200);
    expect(await statusOf({ 'if-modified-since': 'yesterday' })).toBe(200);
    expect(await statusOf({ 'if-modified-since': LAST_MODIFIED, 'if-none-match': '"other"' })).toBe(200);
  });

  test('a 304 has the caching headers and no headers of a body', async () => {
    const { headers: full } = await call(`${CAR}?w=320`);
    const { headers } = await call(`${CAR}?w=320`, { 'if-none-match': String(full.etag) });
    for (const name of ['etag', 'cache-control', 'vary', 'last-modified']) expect(headers[name]).toBe(full[name]);
    expect([headers['content-type'], headers['content-length']]).toEqual([undefined, undefined]);
  });

  test('below /sitecore/api/ it returns JSON', async () => {
    const status = await call('/sitecore/api/status');
    expect([status.status, status.headers['cache-control'], status.body.toString()]).toEqual([
      200,
      'public, max-age=60',
      '{"status":"ok"}',
    ]);
    const other = await call('/sitecore/api/graph/edge');
    expect([other.status, other.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test('HEAD sends the length and no body', async () => {
    const full = await call(`${CAR}?w=320`);
    const head = await call(`${CAR}?w=320`, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(full.body.length), 0]);
  });

  test('a range gets 206 with its part, one past the end gets 416, and a stale If-Range gets the full image', async () => {
    const full = await call(`${CAR}?w=320`);
    const part = await call(`${CAR}?w=320`, { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${full.body.length}`]);
    expect(part.body).toEqual(full.body.subarray(10, 20));
    const past = await call(`${CAR}?w=320`, { range: 'bytes=9999999-' });
    expect([past.status, past.headers['content-range']]).toEqual([416, `bytes */${full.body.length}`]);
    expect((await call(`${CAR}?w=320`, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  });

  test.each([
    '/-/media/cars/suv/9a1420/top.jpg',
    '/-/media/../../../package.json',
    '/-/media/..%2f..%2fpackage.json',
    '/-/media/illustrations/..%5c..%5cpictures.jpg',
    '/-/media/illustrations/norrvag/nowhere-1.jpg',
    '/-/media/logos/constructor.svg',
    '/-/media/brands/constructor.svg',
    '/-/media/brands/xx.svg',
    '/-/media/',
    '/',
  ])('%s is 404', async (path) => {
    expect((await call(path)).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
    const { status, headers } = await call(CAR, {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['/-/media/logos/rullande.svg', 'Rullande'],
    ['/-/media/brands/lr.svg', 'LAND ROVER'],
  ])('%s has a sandboxing content security policy', async (path, words) => {
    const { status, headers, body } = await call(path);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'");
    expect(body.toString()).toContain(words);
  });
});

describe('videos', () => {
  test.each(VIDEOS)('%s is a small MP4 with its index at the start', async (name) => {
    const { status, headers, body } = await call(videoUrl(name));
    expect([status, headers['content-type'], headers['accept-ranges']]).toEqual([200, 'video/mp4', 'bytes']);
    expect(body.length).toBeLessThanOrEqual(400 * 1024);
    expect(body.subarray(4, 8).toString('latin1')).toBe('ftyp');
    expect(body.indexOf('moov')).toBeLessThan(body.indexOf('mdat'));
  });

  test('a range request of a player gets its part', async () => {
    const full = await call(videoUrl('turntable'));
    const part = await call(videoUrl('turntable'), { range: 'bytes=100-' });
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-${full.body.length - 1}/${full.body.length}`,
    ]);
    expect(part.body.equals(full.body.subarray(100))).toBe(true);
  });
});
